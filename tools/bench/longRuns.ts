import { fill } from './megabyteReplies'

/** Puts a run into an ordinary recipe. */
const recipe = (parts: { readonly title?: string; readonly ingredients?: string; readonly step?: string }) => {
  const { title = 'Soup', ingredients = '- 200 g tomatoes\n', step = 'Boil the tomatoes for 20 minutes.' } = parts
  return `# ${title}\n\nServes 4\n\n## Ingredients\n\n${ingredients}- 2 eggs\n\n## Method\n\n1. ${step}\n2. Serve with butter.\n`
}

/** Recipes of 1 MB with a run of one kind, by name. Each stopped the page once, in one of its states. */
export const longRuns: Readonly<Record<string, string>> = {
  'spaces in a title': recipe({ title: `${fill(' ')}1` }),
  'line feeds': `${recipe({})}${fill('\n')}end`,
  'white space': `${recipe({})}${fill(' \n\t')}end`,
  'points in a step': recipe({ step: `Boil${fill('.', 5000)} it. ${fill('It is done. ')}` }),
  'dashes in a line': recipe({ ingredients: `- ${fill('-', 5000)}|x\n${fill('- a - b\n')}` }),
  foods: recipe({ step: fill('egg ') }),
  'foods in lines': recipe({ ingredients: fill('- 100 g egg and butter\n') }),
  'two foods in paragraphs': recipe({ step: fill(`${fill('butter egg ', 5900)}\n\n`) }),
  'foods or others in paragraphs': recipe({ step: fill(`${fill('honey or butter or ', 5900)}\n\n`) }),
  'names written as one word': recipe({ step: fill(`${fill('peanutbutter fishsauce ', 5900)}\n\n`) }),
  'times in a step': recipe({ step: fill('1 minute ', 5900) }),
  alternatives: recipe({ ingredients: `- ${fill('chiken or ', 5900)}rice\n${fill('- chiken or beaf\n')}` }),
  'many noodles': recipe({ ingredients: fill('- 1 rice noodles\n', 5000), step: fill('1 rice noodles ', 5000) }),
  'many steps': recipe({ step: fill('Fry the eggs for 2 minutes.\n1. ') }),
  'sentences on lines': recipe({ step: fill('A. ') }),
}
