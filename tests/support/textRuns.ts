/** What a run consists of: each kind of white space, mark, number and word, and combinations that patterns look for. */
export const pieces: readonly string[] = [
  ...' ¦\t¦\u00a0¦\n¦\n\n¦ \n¦\n\t¦\\\n¦  \n¦a\n¦a:\n¦- a\n¦1. a\n¦# a\n¦|a|\n'.split('¦'),
  ...['```\n', '---\n', '===\n', '1 rice noodles\n', '\u200b', '\u200d', '\u0301', '\ufe0f', '1\ufe0f\u20e3'],
  ...'#*_-.…–,:;!?\'"/\\+=~>%&@°|[]()<`•½⁄aé鸡10🍳',
  ...'1.¦1/¦1/2 ¦1 ¦1,¦1-¦1 x ¦# ¦- ¦1. ¦> ¦* ¦| ¦ |¦|-¦**a¦**a** ¦_a¦*a_¦[a](¦](¦![¦(a¦(a)¦<a¦<br>'.split('¦'),
  ...'a.¦a, ¦a-¦a: ¦a | ¦a b ¦A. ¦egg ¦chiken or ¦1 egg or ¦salt and ¦no egg, ¦rice noodles, ¦1 minute '.split('¦'),
  ...'1-2 minutes, ¦1 hour and ¦half ¦2 cups ¦1 (¦1 cup + ¦of the ¦each ¦serves 1 ¦step 1 ¦prep '.split('¦'),
  ...'Total time: 1 ¦for 2 '.split('¦'),
]

/** Two of these make a run with one thing at its beginning or end: the marks that patterns begin and end with. */
const edges: readonly (readonly [string, string])[] = [
  ['', ''],
  ['a', 'b'],
  ['# ', '1'],
  ['1', 'x'],
  ['- ', '.'],
  ['(', 'a'],
  ['**', 'a'],
]

const recipe = {
  title: 'Tomato soup',
  note: 'Serves 4. Ready in 30 minutes.',
  heading: 'Ingredients',
  ingredient: '200 g tomatoes, chopped',
  step: 'Boil the tomatoes in 200 ml water for 20 minutes.',
}

/** Writes an ordinary recipe with other words at one place. */
const writeRecipe = (words: Partial<typeof recipe>, table = '') => {
  const { title, note, heading, ingredient, step } = { ...recipe, ...words }
  return `# ${title}\n\n${note}\n\n## ${heading}\n\n- ${ingredient}\n- 1 onion\n- 2 tbsp butter\n${table}\n## Method\n\n1. ${step}\n2. Add the onion and serve with bread.\n`
}

/** Puts a run into a text. */
type Place = (run: string) => string

/** Where a run stands, by name: alone, between other characters, and in each part of an ordinary recipe. */
export const places: Readonly<Record<string, Place>> = {
  ...Object.fromEntries(
    edges.map(([before, after]) => [`between "${before}" and "${after}"`, (run) => before + run + after]),
  ),
  'in a title': (run) => writeRecipe({ title: `Soup ${run} x` }),
  'in a note': (run) => writeRecipe({ note: `Serves 4 ${run} x` }),
  'in a heading': (run) => writeRecipe({ heading: `Ingredients ${run} x` }),
  'in an ingredient': (run) => writeRecipe({ ingredient: `200 g ${run} tomatoes` }),
  'after an ingredient': (run) => writeRecipe({ ingredient: `200 g tomatoes ${run} x` }),
  'in a step': (run) => writeRecipe({ step: `Boil the tomatoes for ${run} 20 minutes.` }),
  'after a step': (run) => writeRecipe({ step: `Boil the tomatoes in 200 ml water for 20 minutes ${run} x` }),
  'in a table': (run) => writeRecipe({}, `\n| a | b |\n|---|---|\n| 1 ${run} | rice |\n`),
  'after a recipe': (run) => writeRecipe({}) + run,
}

/** A text of about so many characters that consists of a run at a place. */
export const writeRun = (place: Place, piece: string, length: number) =>
  place(piece.repeat(Math.max(1, Math.floor(length / piece.length))))
