/* One dish in the layouts of chats, collections, forums and files. The page reads the same in each layout. */

export const list = '3 leeks\n200 g flour\n100 g butter'
export const bullets = list.replace(/^/gm, '- ')
export const told = ['Rub the butter into the flour.', 'Fill it with the leeks and bake for 40 minutes.']
export const numbers = told.map((step, index) => `${index + 1}. ${step}`).join('\n')
export const paragraphs = told.join('\n\n')
export const indented = (text: string) => text.replace(/^(?=.)/gm, '  ')

/** What a layout is like, and the recipe in it: three ingredients and two steps. */
export const layouts: readonly (readonly [layout: string, markdown: string])[] = [
  ['lines and short sentences', `Leek pie\n\n${list}\n\n${paragraphs}`],
  ['lines, all with a margin', indented(`Leek pie\n\n${list}\n\n${paragraphs}`)],
  ['paragraphs with a margin', `Leek pie\n\n${list}\n\n${indented(paragraphs)}`],
  ['a title with a margin', `  Leek pie\n\n${list}\n\n${paragraphs}`],
  ['sentences that are wrapped', `Leek pie\n\n${list}\n\n${paragraphs.replace('40 minutes', '40\nminutes')}`],
  ['bullets and short sentences', `# Leek pie\n\n${bullets}\n\n${paragraphs}`],
  [
    'a first sentence that begins with its condition',
    `# Leek pie\n\n${bullets}\n\nOnce it is cold, rub the butter into the flour.\n\n${told[1]}`,
  ],
  ['two bare lists', `Leek pie\n\n${bullets}\n\n- ${told[0]}\n- ${told[1]}`],
  ['lines, and a list of steps', `Leek pie\n\n${list}\n* ${told[0]}\n* ${told[1]}`],
  ['headings without a space', `#Leek pie\n\n##Ingredients\n${bullets}\n\n##Method\n${numbers}`],
  ['numbers that are escaped', `# Leek pie\n\n${bullets}\n\n1\\. ${told[0]}\n\n2\\. ${told[1]}`],
  ['numbers with a dash', `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n1- ${told[0]}\n2- ${told[1]}`],
  [
    'a last order below its numbers',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n1. ${told[0]}\n\nPut it into a tin with the leeks for 40 minutes.\n\nMake it a day ahead.`,
  ],
  [
    'a first order above its numbers',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\nrub the butter into the flour.\n\n1. ${told[1]}`,
  ],
  [
    'a first paragraph above named parts of the method',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n${told[0]}\n\n### Baking\n\n${told[1]}`,
  ],
  ['a remark below the last step', `Leek pie\n\n${list}\n\n${paragraphs}\n\nMaureen liked this.`],
  ['a name below the last step', `Leek pie\n\n${list}\n\n${paragraphs}\n\nMaureen Hill`],
  ['"Make-ahead" in its name', `Leek pie\n\nIngredients\n${bullets}\n\nMethod\n${numbers}\n\nMake ahead\n\nIt keeps.`],
  ['a misspelt heading', `# Leek pie\n\n## Ingrediants\n\n${bullets}\n\n## Method\n\n${numbers}`],
  [
    'labels of times in bold',
    `# Leek pie\n\n**Preparation time:**\n10 minutes\n\n**Cooking time:**\n40 minutes\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n${numbers}`,
  ],
  ['notes with a colon', `# Leek pie\n\n${bullets}\n\n${numbers}\n\nSome other notes:\n\n- Add wine.\n- Try ham.`],
  [
    'a source among the ingredients',
    `# Leek pie\n\n## Ingredients\n\n- Recipe adapted from https://pie.example\n${bullets}\n\n## Method\n\n${numbers}`,
  ],
  [
    'a part of the method to serve it',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n1. ${told[0]}\n\n## To Serve\n\n${told[1]}`,
  ],
  [
    'a step that is wrapped before its time',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n1. ${told[0]}\n2. Fill it with the leeks, and bake it, without a lid, for 40\n   minutes.`,
  ],
  [
    'a step that is wrapped before "about"',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n1. ${told[0]}\n2. Fill it with the leeks, and bake it until it is brown,\n   about 40 minutes.`,
  ],
  ['a title that is a link', `# [Leek pie][1]\n\n${bullets}\n\n${numbers}`],
  [
    'lines that a chat has indented',
    `Leek pie\n\nIngredients:\n\n${list.replace(/^/gm, '    ')}\n\nInstructions:\n\n${told.map((step) => `    ${step}`).join('\n\n')}`,
  ],
  [
    'bullets that a chat has indented',
    `Leek pie\n\nIngredients:\n\n${list.replace(/^/gm, '    ● ')}\n\nInstructions:\n\n${numbers.replace(/^/gm, '    ')}`,
  ],
  ['bullets that are escaped', `# Leek pie\n\n${list.replace(/^/gm, '\\- ')}\n\n${numbers}`],
  [
    'a farewell below named steps',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n**Rub:**\n${told[0]}\n\n**Bake:**\n${told[1]}\nBuon appetito! Enjoy this feast!`,
  ],
  ['praise below the last step', `Leek pie\n\n${list}\n\n${paragraphs}\n\nThis pie is a labour of love. Enjoy!`],
  ['a list of tools', `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Hardware\n\n- pot\n\n## Method\n\n${numbers}`],
  ['numbers without dots', `Leek pie\n\n${list}\n\n1 ${told[0]}\n\n2 ${told[1]}`],
  [
    'numbers in bold with a name',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Steps\n\n**1. Rub.** ${told[0]}\n\n**2. Bake** - ${told[1]}`,
  ],
  ['a subtitle below the title', `Leek pie\nwith a short crust\n\nIngredients\n${list}\n\nSteps\n${numbers}`],
  [
    'a byline and the votes of a page',
    `Leek pie\nby Ada\n\n4.8 from 132 votes\n\nIngredients\n${list}\n\nSteps\n${numbers}`,
  ],
  ['the head of an e-mail', `To: Ada\nSubject: Re: Leek pie\n\nHi Ada,\n\n${list}\n\n${paragraphs}`],
  ['a title in brackets', `[Recipe] Leek pie\n\nIngredients\n${bullets}\n\nSteps\n${numbers}`],
  [
    'the servings behind the title',
    `Recipe: Leek pie          Serves 4\n\nIngredients\n${bullets}\n\nSteps\n${numbers}`,
  ],
  ['the headings of a wiki', `= Leek pie =\n\n== Ingredients ==\n\n${bullets}\n\n== Method ==\n\n${numbers}`],
  ['the quotation marks of a file', `title: "Leek pie"\n\n${bullets}\n\n${numbers}`],
  [
    'lists with a margin, as in a file',
    `title: Leek pie\ningredients:\n${indented(bullets)}\nmethod:\n${indented(told.join('\n').replace(/^/gm, '- '))}`,
  ],
  [
    'a step that gathers the ingredients',
    `# Leek pie\n\n## Step 1: Gather the ingredients\n${bullets}\n\n## Step 2: Dough\n${told[0]}\n\n## Step 3: Bake\n${told[1]}`,
  ],
  ['"how to make it" on a line of its own', `Leek pie\n\nIngredients\n\n${list}\n\nHow to make it\n\n${paragraphs}`],
  [
    'ingredients in one line',
    `# Leek pie\n\n## Ingredients\n${list.replaceAll('\n', ', ')}.\n\n## Method\n\n${numbers}`,
  ],
  [
    'a table without any heading',
    `# Leek pie\n\n## Ingredients\n\n| | |\n|---|---|\n| 3 | leeks |\n| 200 g | flour |\n| 100 g | butter |\n\n## Method\n\n${numbers}`,
  ],
  ['buttons of a page above the list', `# Leek pie\n\n## Ingredients\n1x 2x 3x\n${bullets}\n\n## Method\n\n${numbers}`],
  [
    'emojis before the facts',
    `Leek pie\n⏱ 20 mins   👥 2 people\n\n🛒 Ingredients\n${bullets}\n\n👩‍🍳 Method\n${numbers}`,
  ],
  [
    'a table of nutrition above the ingredients',
    `# Leek pie\n\n| | per serving |\n|---|---|\n| Calories | 300 |\n| Protein | 12 g |\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n${numbers}`,
  ],
  ['numbers in bold', `# Leek pie\n\n${bullets}\n\n**1** ${told[0]}\n\n**2** ${told[1]}`],
  [
    'labels in bold above the list',
    `I'd make **Leek pie**.\n\n**You have:** leeks, flour\n\n**Ingredients**\n${bullets}\n\n**Steps**\n${numbers}`,
  ],
  [
    'a heading for ideas above it',
    `## Ideas for you\n\nUnfortunately you have no cream, but here is a **Leek pie**:\n\n**Ingredients**\n${bullets}\n\n**Steps**\n${numbers}`,
  ],
  [
    'facts behind the title',
    `### Leek pie – 20 min – serves 2\n\n**Ingredients**\n${bullets}\n\n**Steps**\n${numbers}`,
  ],
  ['short steps with numbers without dots', `Leek pie\n\n${list}\n\n1 Mix the flour.\n2 Bake for 40 minutes.`],
  [
    'ingredients in one line with dots between',
    `# Leek pie\n\nIngredients\n${list.replaceAll('\n', ' • ')}\n\nMethod\n${numbers}`,
  ],
  [
    '"What you\'ll do"',
    `# Leek pie\n\nWhat you'll need\n${bullets}\n\nWhat you'll do\n${numbers.replace(/^\d\./gm, '-')}`,
  ],
  [
    '"Let\'s make it!" below the tools',
    `**Leek pie**\n\n**Ingredients**\n${bullets}\n\n**Equipment**\n- 1 tin\n\n**Let's make it!**\n${numbers}`,
  ],
  [
    'steps in a table',
    `# Leek pie\n\n| Quantity | Ingredient |\n|---|---|\n| 3 | leeks |\n| 200 g | flour |\n| 100 g | butter |\n\n| Step | Instruction |\n|---|---|\n| 1 | ${told[0]} |\n| 2 | ${told[1]} |`,
  ],
  ['an emoji behind the title', `Leek pie 🥧\n\nIngredients\n${bullets}\n\nMethod\n${numbers}`],
  [
    'facts right below the title',
    `Leek pie\nServes 6\nOven time 1 hr\n\nIngredients\n${bullets}\n\nMethod\n${numbers}`,
  ],
  [
    '"Topping" over numbered steps',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n1. ${told[0]}\n\n### Topping\n\n1. ${told[1]}`,
  ],
  [
    'a source below the last step',
    `Leek pie\n\n${list}\n\n${paragraphs}\n\nRecipe adapted from a book of the library.`,
  ],
  [
    'a list and steps for each part',
    `# Leek pie\n\n## Filling\n\n### Ingredients\n\n- 3 leeks\n- 200 g flour\n\n### Method\n\n1. ${told[0]}\n\n## Lid\n\n### Ingredients\n\n- 100 g butter\n\n### Method\n\n1. ${told[1]}`,
  ],
  [
    'a heading within the method',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n1. ${told[0]}\n\n### Cooking\n\n1. ${told[1]}`,
  ],
  [
    'lists below the steps that need them',
    `# Leek pie\n\n${told[0]}\n\n- 3 leeks\n- 200 g flour\n\n${told[1]}\n\n- 100 g butter`,
  ],
  ['a name of its own over the list', `# Leek pie\n\n**The shopping**\n${bullets}\n\n${numbers}`],
  [
    'names over the steps, and no heading over all',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n**Dough**\n\n${told[0]}\n\n**Pie**\n\n${told[1]}`,
  ],
  [
    'commands of a page above its title, and facts below their labels',
    `Jump to Recipe – Print\nRate this recipe\nLeek pie\n4.8 from 12 votes\nTotal Time\n1 hour\nServings\n4 people\n\nIngredients\n${list}\n\nMethod\n${numbers}`,
  ],
  [
    'all of it in one nested list',
    `- Recipe: Leek pie\n- Serves: 4\n- Ingredients:\n${indented(bullets)}\n- Instructions:\n${indented(numbers)}`,
  ],
  [
    'a nested list, with labels in bold',
    `* **Leek pie**\n* **Ingredients**\n${bullets.replace(/^/gm, '    ')}\n* **Method**\n${numbers.replace(/^/gm, '    ')}`,
  ],
  [
    'labels in bold without a space behind them',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n1. **Dough:**rub the butter into the flour.\n2. **Bake** ${told[1]}`,
  ],
  [
    'steps that are wrapped early',
    `Leek pie\n\nIngredients\n\n${bullets}\n\nMethod\n\n1. Rub the butter into\nthe flour.\n2. Fill it and bake it for 40\nminutes.`,
  ],
  [
    'tables in the items of a list',
    `# Leek pie\n\n## Ingredients\n\n- **Filling**\n\n  | Amount | Food |\n  |---|---|\n  | 3 | leeks |\n\n- **Lid**\n\n  | Amount | Food |\n  |---|---|\n  | 200 g | flour |\n  | 100 g | butter |\n\n## Method\n\n${numbers}`,
  ],
  [
    'a heading of its own below the method',
    `# Leek pie\n\n## Ingredients\n\n${bullets}\n\n## Method\n\n${numbers}\n\n## A word on leeks\n\n- Wash them well.`,
  ],
  ['an emoji before a title with a colon', `🥧 Leek pie:\n\nIngredients\n\n${bullets}\n\nMethod\n\n${numbers}`],
]
