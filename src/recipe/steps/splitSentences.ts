/**
 * The rest of a sentence if it has at most 160 characters, else the part up to a comma or the like, up to a space, or of
 * 160 characters. Some voices stop after 14 seconds, and a slow voice reads about 12 characters a second.
 */
const utterance = /.{1,160}$|.{1,159}[,;:–—]\s|.{1,159}\s|.{1,160}/gsu

/**
 * Splits a text into its sentences, and sentences of more than 160 characters into shorter parts. Leaves out sentences
 * without a letter or a digit, because a voice has nothing to read there.
 *
 * @param language A BCP 47 language tag, such as "en".
 */
export function splitSentences(text: string, language: string): string[] {
  return segment(text, language)
    .flatMap((sentence) => sentence.trim().match(utterance) ?? [])
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** The time of Chromium's Segmenter grows with the square of the number of sentences, so it gets some at a time. */
const section = /.{1,500}(?:\s|$)|.{1,500}/gsu

/** Firefox has no Segmenter before version 125. There the text is split by its length alone. */
function segment(text: string, language: string): string[] {
  if (!('Segmenter' in Intl)) return [text]
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return (text.match(section) ?? []).flatMap((each) => Array.from(segmenter.segment(each), (part) => part.segment))
}
