import { fractionSigns } from '../food'
import { remember } from '../lib/remember'
import { lowerCase } from '../lib/text'
import { isYieldOrTime } from './facts'
import { kitchenWork } from './kitchenWords'
import { bare, createLine, leadingEmojis, MAX_KEPT, type MarkdownLine } from './markdownLines'

/** The part of a recipe that a line is in. */
export type Section = 'preamble' | 'ingredients' | 'method' | 'other'

const ingredientsHeading =
  /^(?:(?:the|main|your|recipe|full) )?ingr[ae]d[ie]{0,2}[aeë]nts?\b|^ingredi[eë]nten?\b|^ingredient\b|^(?:step \d{1,2}[:.]?(?: [–-])? )?(?:gather|collect|assemble|get) (?:all (?:of )?)?(?:the |your )?ingredients$|^(?:(?:you|u)(?:['’]ll| will)? need|what you(?:['’]ll| will)? need|shopping list|what goes in(?:to it)?$)|^(?:zutaten|ingr[ée]dients|ingredientes|ingredienti|ingredi[ëe]nten|ingredienser|sk[łl]adniki|malzemeler|інгредієнти|ингредиенты|ainekset|ainesosat|suroviny|hozzávalók|ingrediente|υλικά|재료|bahan(?:-bahan)?$|المكونات|المقادير|सामग्री|材料|食材|配料|用料|原料)(?![\p{L}\p{M}])/u
const methodHeading =
  /^(?:(?:the|cooking) )?(?:methods?|directions?|in?s?tructions?|steps?|procedure|process|preparation(?! time)|prep(?: work)?$|before you (?:start|begin)$|set[- ]?up$|assembly$|how i \w+|how to(?: (?:make|cook|prepare))?|what (?:to|you(?:['’]ll| will)?) do|do this|let['’]s (?:go|make it|do (?:it|this)|get (?:cooking|started))|how (?:i['’]d|you|we) \w+|here['’]s how|r[eé]alisation|to make|cooking(?! time)|let['’]s cook|mise en place)\b|^(?:zubereitung|anleitung|pr[ée]paration(?! time)|[ée]tapes|preparaci[óo]n|elaboraci[óo]n|pasos|preparazione|instrucciones|procedimento|modo de (?:prepar[oa]|fazer)|preparo|bereiding(?:swijze)?|werkwijze|instructies|g[öo]r s[åa] h[äa]r|tillagning|instruktioner|przygotowanie|spos[óo]b (?:przygotowania|wykonania)|fremgangsm[åa]de|(?:slik|sådan) gjør du|s[åa]dan g[øo]r du|tilberedning|valmistus(?:ohje)?|ohje$|postup|příprava|elkészítés|mod de preparare|εκτέλεση|приготовление|способ приготовления|만드는 (?:법|방법)|cara membuat|wykonanie|yap[ıi]l[ıi][şs][ıi]|haz[ıi]rlan[ıi][şs][ıi]|приготування|спосіб приготування|طريقة (?:التحضير|العمل)|الطريقة|التحضير|الخطوات|(?:बनाने की )?विधि|作り方|手順|做法|步骤|步驟|制作步骤|烹饪步骤)(?![\p{L}\p{M}])/u
/** The title "How to make whipped cream", but not the heading "How to make it". */
const howToMakeDish = /^how to \p{L}+ (?!(?:it|this|them|these|the|your)\b)\p{L}/u
const otherHeading =
  /^(?:(?:chef['’]s|cook['’]s|recipe|serving|storage|helpful|pro|optional|a quick|a few|a couple of|one|some|other|final|further|additional|more|my|special|kitchen|required|food) )*(?:tips?|notes?|nutrition(?:al)?|nutrients?|(?:amount )?per serving|safety|freezing|storage|storing|variations?|modifications?|substitut\w+|suggestions?|why|faq|equipment|tools|hardware|objects|gear|utensils|cookware|about|not used|unused|skipped|left ?overs?$|make ahead|enjoy|calories|allergens?|serving ideas|to store|left out|good to know|what you can skip|why it works|make[- ‑]ahead(?=$|:| (?:tips?|notes?|instructions|directions|and|&|storage))|references|see also|sources?$|links$|next steps?|(?:\p{L}+ )?pairings?(?=$|:)|serve (?:it )?with$|side dishes$)\b|^(?:tipps?|hinweise?|notizen|astuces?|conseils?|notas?|consejos?|consigli|suggerimenti|note|dicas?|wskazówki|porady|püf noktası|ipuçları|поради|нотатки|نصائح|ملاحظات|ポイント|コツ|メモ|小贴士|贴士|सुझाव|nährwerte?|nutrici[óo]n|voedingswaarde|valeurs nutritionnelles|valori nutrizionali)(?![\p{L}\p{M}])/u

const components =
  '(?:the )?(?:crust|dough|pastry|base|filling|sauce|frosting|icing|glaze|topping|marinade|dressing|batter|custard|syrup|salsa|slaw)'
/** "Recipe 1: …", "Option 2: …" */
export const numberedDish = /^(?:recipe|option|idea|dish) (?:\d|one|two)\b/i

const credit =
  /^(?:sources?|inspiration|credits?|video(?: guide)?|(?:adapted|inspired) (?:from|by)|(?:original |full )?recipe (?:(?:is|was) )?(?:found|not found|from|by|via|adapted|passed|courtesy|source|link))\b/i
const linkOrTags = /^(?:\[[^[\]]*\]\([^()\s]*\)|<?https?:\/\/\S+|(?:#[\p{L}\p{N}_-]+\s*)+)$/u

/** Whether a line says where a recipe comes from, and nothing to do. Its text may be markdown. */
export const isCredit = (text: string): boolean =>
  text.length <= 300 && (linkOrTags.test(text.trim()) || credit.test(bare(text)))

/** Whether a line stands over others: a heading, a bold line, a short line that ends with a colon or is in capitals. */
const isHeading = ({ kind, isBold, plain }: MarkdownLine): boolean =>
  kind === 'heading' ||
  (plain.length <= 80 && (isBold || /^\P{Ll}{4,60}$/u.test(plain) || /^[^.!?:]{2,50}:\s*$/.test(plain)))

/** Returns the section that a line opens; undefined if the line is not the heading of a section. */
export const opens: (line: MarkdownLine) => Section | undefined = remember((line) => {
  const { kind, level, plain, indent } = line
  if (plain.length > 100 || !(kind === 'heading' || (kind === 'text' && indent < 4))) return undefined
  // "Ingredients (serves 4)"
  const words = plain.replace(/\([^()]*\)/g, '').trim()
  const text = lowerCase(bare(words).replace(/^\d{1,2}[.)]\s+/, ''))
  const isShort = text.length <= 60 && text.split(/\s+/).length <= 8
  // Some write the heading as plain words on a line of their own, which markdown joins to the paragraph or the item.
  const isLine = kind === 'text' && /^[\p{L}'’]+(?: [\p{L}'’]+){0,3}:?$/u.test(words.replace(leadingEmojis, ''))
  if (!isShort || isYieldOrTime(text) || !(isHeading(line) || isLine)) return undefined
  if (ingredientsHeading.test(text)) return 'ingredients'
  if (level === 1 && howToMakeDish.test(text)) return undefined
  if (methodHeading.test(text)) return 'method'
  return otherHeading.test(text) ? 'other' : undefined
}, MAX_KEPT)

export const withoutBold = (text: string) => {
  const [, emoji = '', , words] = /^([^\p{L}\p{N}*_]*)(\*{2,3}|__)([^*]+)\2[:\s]*$/u.exec(text) ?? []
  return words === undefined ? text : emoji + words
}

/** A heading without marks of emphasis and the colon after it. */
export const headingText = ({ text, kind, isItalic }: MarkdownLine) => {
  const words = isItalic ? text.replace(/^\*|\*(?=:?\s*$)|^_|_(?=:?\s*$)/g, '') : withoutBold(text)
  return (kind === 'heading' ? words : words.replace(/:\s*$/, '')).trim()
}

export const toHeading = (line: MarkdownLine, level: number): MarkdownLine =>
  createLine('heading', headingText(line), { level })

/** Whether a line looks like the name of the lines below it: in bold, in italics, or with a colon. */
export const isNamed = (line: MarkdownLine) =>
  line.kind === 'heading' ||
  (line.kind === 'text' &&
    line.indent < 2 &&
    (isHeading(line) || line.isItalic) &&
    line.plain.length <= 80 &&
    !/[.!?]$/.test(line.plain) &&
    !isYieldOrTime(line.plain))

/** Whether a line is a note rather than a step: "Tip: …", "Skipped: cranberries". */
export function isNote(line: string): boolean {
  const text = bare(line)
  return otherHeading.test(lowerCase(text)) && /^[^.]{3,60}?(?::|\s[–—-]\s)|^\S+(?: \S+)?$/.test(text)
}

const startOfAmount = new RegExp(
  `^\\s*(?:about |~)?(?:[\\d${fractionSigns}]|an? |half |one |two |three |juice of |zest of )`,
  'i',
)

/** Whether a line begins with an amount: "2 eggs", "an egg", but not "A soup for cold days." */
export const startsWithAmount = (text: string) =>
  !/^\s*an? .*[.!]\s*$/i.test(text) && startOfAmount.test(text) && !isYieldOrTime(text)

/** "Ground beef: 500 g", "parsley, 1 bunch" */
const endsWithAmount = /(?:[,:–—-]\s{0,9}|(?<!\s)\s{2,60})[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔ –-]{0,10}(?:\p{L}{1,12}\.?)?$/u
/** Whether an amount stands before or behind the food of a line. */
export const isAmount = (line: MarkdownLine | undefined): boolean =>
  line !== undefined &&
  /[\d½¼¾⅓⅔]/.test(line.plain) &&
  (startsWithAmount(line.plain) || endsWithAmount.test(line.plain))

const besideRecipe =
  /^\s*(?:see\b|https?:\/\/\S+\s*$|(?:(?:\d{1,2}x|us customary|metric)\s*){1,6}$|(?:cook mode|jump to|print recipe|keep (?:your |the )?screen)\b)/i
/** Whether an item among the ingredients is none. Its text may be markdown. */
export const isBesideRecipe = (text: string): boolean => besideRecipe.test(text) || isCredit(text)

/** A label of what belongs together: "For the salsa", "To serve". */
export const partLabel: RegExp = new RegExp(
  `^(?:for (?:the )?[\\p{L} ]+|to (?:serve|finish|garnish|assemble)|garnish|part (?:\\d|one|two|three)\\b.*|${components})$`,
  'iu',
)

const areAmounts = (parts: readonly string[]) =>
  parts.length > 1 && parts.filter(startsWithAmount).length >= parts.length / 2

/**
 * The list behind a colon: "Ingredients: 2 eggs, 100 g flour, milk", "For the salsa: 2 tomatoes, 1 lime". Where no other line of
 * a recipe lists ingredients, any words may stand before it: "Hi! Here it is: 200 g flour, 2 eggs, milk".
 */
export function inlineList({ kind, plain }: MarkdownLine, lines: readonly MarkdownLine[]): string | undefined {
  if (kind !== 'text' || isYieldOrTime(plain)) return undefined
  const [, label = '', list = ''] = /^(?:[^:]{0,80}[.!?,] )?\s*([\p{L}'’ ]{3,60}):\s*(\S.*)$/u.exec(plain) ?? []
  if (/^(?:ingredients?|you(?:['’]ll| will)? need)$/i.test(label.trim())) return /[,;]/.test(list) ? list : undefined
  const isPart = partLabel.test(label.trim()) && areAmounts(list.split(/[;,]/))
  const isAlone = () => !lines.some((line) => opens(line) === 'ingredients' || (line.kind === 'item' && isAmount(line)))
  const mayList = !kitchenWork.test(label) && !isNote(plain) && !/\b(?:k?cal|protein|carbs)\b/i.test(list)
  return isPart || (mayList && /^[\d½¼¾⅓⅔]/.test(list) && listsSeveral(list) && isAlone()) ? list : undefined
}

/** Splits a list in one line at its commas, semicolons or other marks, but not within brackets or numbers. */
export function splitList(list: string): string[] {
  const mark = [/;/, /\s[•|]\s/].find((each) => each.test(list))
  return list
    .split(mark ?? /,(?!\d)(?![^(]*\))(?:\s*and\b)?|\band\b(?=\s+(?:[\d½¼¾⅓⅔]|an? )[^,]*$)/)
    .map((part) => part.replace(/(?<![.\s])[.\s]+$/, '').trim())
    .filter(Boolean)
}

/** Whether a line without a mark lists several ingredients: "400 g rice, 600 g chicken, salt". */
export function listsSeveral(text: string): boolean {
  const parts = splitList(text)
  return parts.length > 2 && areAmounts(parts)
}

/** "Step 1", "For the sauce", "Assemble". */
export const isStepHeading = (text: string) =>
  /^(?:step\b|for the\b|(?:to )?(?:make\b|cook\b|assembl|prepar|finish|serve(?! with)|bake)|serving$|plating$|\d)/i.test(
    bare(text),
  )

/** Whether an item is a step rather than an ingredient, in a list with numbers below the ingredients. */
export const isSentence = (text: string) => /[.!]\s*$/.test(text) || text.length > 60
