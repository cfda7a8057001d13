import { expect, test } from 'vitest'
import { readIdeas } from '../../../src/prompt/ideas'

const names = ['Leek Tart', 'Pan-fried Gnocchi', "Cook's Risotto"]
const [tart, gnocchi, risotto] = names

const forms: Record<string, string> = {
  'numbers and bold names': `Of course! Three dishes:\n\n1. **${tart}** – crisp, 40 minutes.\n2. **${gnocchi}:** golden, 15 minutes.\n3. **${risotto}** (slow): creamy.\n\nWhich one shall I write?`,
  'numbers alone': `1. ${tart}: crisp\n2. ${gnocchi}: golden\n3) ${risotto}: creamy`,
  headings: `# Ideas for tonight\n\n## 1. ${tart}\n\nCrisp, with cream.\n\n## 2. ${gnocchi}\n\nGolden.\n\n## 3. ${risotto}\n\nCreamy.\n\nEnjoy!`,
  'bold lines': `**1. ${tart}**\nCrisp.\n\n**2. ${gnocchi}**\nGolden.\n\n**3. ${risotto}**\nCreamy.`,
  'bold lines without numbers': `**${tart}**\nCrisp.\n\n**${gnocchi}**\nGolden.\n\n**${risotto}**\nCreamy.`,
  bullets: `- ${tart} - crisp\n- ${gnocchi} - golden\n- ${risotto} - creamy`,
  'Idea 1': `Idea 1: ${tart} — crisp.\nIdea 2: ${gnocchi} — golden.\nIdea 3: ${risotto} — creamy.`,
  'bold Idea 1': `**Idea 1: ${tart}**\nCrisp.\n\n**Idea 2: ${gnocchi}**\nGolden.\n\n**Idea 3: ${risotto}**\nCreamy.`,
  'a table': `| # | Dish | Why |\n|---|:---:|---|\n| 1 | ${tart} | crisp |\n| 2 | **${gnocchi}** | golden |\n| 3 | ${risotto} | creamy |\n\nYour choice!`,
  JSON: `\`\`\`json\n${JSON.stringify({ dishes: names.map((title) => ({ title, description: 'Good.' })) })}\n\`\`\``,
  'points below each': `1. **${tart}**\n   - Time: 40 minutes\n   - Needs: pastry\n2. **${gnocchi}**\n   - Time: 15 minutes\n   - Needs: nothing\n3. **${risotto}**\n   - Time: 1 hour\n   - Needs: stock`,
}

test.each(Object.entries(forms))('ideas are read from %s', (_, reply) => {
  expect(readIdeas(reply)?.map(({ name }) => name)).toEqual(names)
})

test.each(['numbers and bold names', 'headings', 'bullets', 'a table', 'points below each'])(
  'and so is what %s say of them',
  (form) => {
    const [first] = readIdeas(forms[form] ?? '') ?? []
    expect(first?.about).toMatch(/^(Crisp|crisp|Time: 40)/)
  },
)

test('ideas hold no invisible characters and none that reverse others', () => {
  expect(readIdeas('1. **\u202eLeek\u200b Tart** – Cr\u2066isp.\n2. **\u200b**\n3. **Gnocchi** – Soft.')).toEqual([
    { name: 'Leek Tart', about: 'Crisp.' },
    { name: 'Gnocchi', about: 'Soft.' },
  ])
})

test.each([
  '',
  'I am sorry, but I have no idea for sand.',
  '# One dish\n\nA soup.',
  '[broken json',
  `${'- dish\n'.repeat(40)}`,
])('%j holds no ideas', (reply) => {
  expect(readIdeas(reply)).toBeUndefined()
})
