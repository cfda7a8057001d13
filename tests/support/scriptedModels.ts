import { cases, type EvalCase } from '../../evals/cases'
import { createMessages } from '../../src/ai'
import { readEntry } from '../../src/food'
import { getProperty } from '../../src/lib/json'
import { errorReply, event, reply, type Script, type ScriptedResponse, streamedReply, wholeReply } from './service'

/** The words of a plain recipe in a language. */
interface Words {
  readonly facts: (servings: number, minutes: number) => string
  readonly title: string
  readonly ingredients: string
  readonly method: string
  readonly steps: readonly string[]
}

const english: Words = {
  title: 'One-pan supper',
  facts: (servings, minutes) => `Serves ${servings} | Total time: ${minutes} minutes`,
  ingredients: 'Ingredients',
  method: 'Method',
  steps: ['Heat the pan for 2 minutes.', 'Add everything and cook it for 10 minutes, until it is done. Serve it hot.'],
}

const words: Readonly<Record<string, Words>> = {
  en: english,
  de: {
    title: 'Abendessen aus einer Pfanne',
    facts: (servings, minutes) => `Für ${servings} Personen | Gesamtzeit: ${minutes} Minuten`,
    ingredients: 'Zutaten',
    method: 'Zubereitung',
    steps: ['Die Pfanne 2 Minuten erhitzen.', 'Alles in die Pfanne geben und 10 Minuten braten, bis es gar ist.'],
  },
  fr: {
    title: 'Le dîner à la poêle',
    facts: (servings, minutes) => `Pour ${servings} personnes | Temps total : ${minutes} minutes`,
    ingredients: 'Ingrédients',
    method: 'Préparation',
    steps: [
      'Chauffer la poêle pendant 2 minutes.',
      'Ajouter le reste et faire cuire pendant 10 minutes. Servir chaud.',
    ],
  },
  es: {
    title: 'La cena en una sartén',
    facts: (servings, minutes) => `Para ${servings} personas | Tiempo total: ${minutes} minutos`,
    ingredients: 'Ingredientes',
    method: 'Preparación',
    steps: [
      'Calentar la sartén durante 2 minutos.',
      'Añadir el resto y cocinar durante 10 minutos. Servir con la salsa.',
    ],
  },
  it: {
    title: 'La cena in padella',
    facts: (servings, minutes) => `Per ${servings} persone | Tempo totale: ${minutes} minuti`,
    ingredients: 'Ingredienti',
    method: 'Preparazione',
    steps: ['Scaldare la padella per 2 minuti.', 'Aggiungere il resto e cuocere per 10 minuti. Servire con il pane.'],
  },
  pl: {
    title: 'Kolacja z patelni',
    facts: (servings, minutes) => `Porcje: ${servings} | Całkowity czas: ${minutes} minut`,
    ingredients: 'Składniki',
    method: 'Przygotowanie',
    steps: [
      'Rozgrzać patelnię przez 2 minuty.',
      'Dodać resztę i smażyć przez 10 minut na małym ogniu. Podawać na ciepło.',
    ],
  },
  ja: {
    title: 'フライパンの夕食',
    facts: (servings, minutes) => `${servings}人分 | 合計時間：${minutes}分`,
    ingredients: '材料',
    method: '作り方',
    steps: ['フライパンを2分温めます。', '残りを全部入れて、10分炒めます。熱いうちに食べます。'],
  },
}

/** What the lists hold and their wishes exclude. */
const excluded: Readonly<Record<string, readonly string[]>> = {
  Vegan: ['butter', 'honey'],
  Vegetarian: ['bacon'],
  'Gluten-free': ['pasta'],
  'Dairy-free': ['cream'],
  Halal: ['red wine'],
  'Nut-free': ['almonds'],
  Pescatarian: ['chorizo'],
  'Sesame-free': ['sesame seeds'],
  'no pork': ['ham'],
  'no dairy': ['cream'],
  'peanut allergy': ['peanut butter'],
  vegetarian: ['chicken'],
  'without eggs': ['eggs'],
}

/** A recipe with everything of the list that it may have, in the form that the page asks for; an apology where none is right. */
function writeGoodReply({ list, wishes, expected }: EvalCase): string {
  if (expected === 'apology')
    return "I'm sorry, but I can't make a recipe from that. Please tell me what else you have."
  const without = [...list, ...wishes.diets].flatMap((each) => excluded[each] ?? []).concat(wishes.leaveOut.split(', '))
  const used = list.filter((entry) => !without.includes(entry) && readEntry(entry).foods.length > 0)
  const { title, facts, ingredients, method, steps } = words[wishes.language ?? 'en'] ?? english
  return [
    `# ${title}`,
    facts(wishes.servings ?? 4, 12),
    `## ${ingredients}`,
    used.map((entry) => `- ${entry}`).join('\n'),
    `## ${method}`,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
  ].join('\n\n')
}

/** A recipe that has nothing to do with the question, in a form of its own. */
const BAD_REPLY = `Sure, here is my favourite!

**Grandma's Beef Pie**

Ingredients:
- 500 g beef
- 100 g bacon
- 2 carrots
- 1 onion
- 200 g flour
- 100 g butter
- 2 eggs
- 50 ml cream
- 30 g almonds
- 1 tbsp sesame seeds
- 100 g prawns

Instructions:
1. Brown the beef and the bacon with the onion and the carrots.
2. Rub the butter into the flour, and line a dish with it.
3. Fill it, pour the eggs and the cream over it, and bake it until it is golden.`

/** Replies that hold no recipe. */
const brokenResponses: readonly ScriptedResponse[] = [
  wholeReply(''),
  streamedReply(['# Soup\n\n', '## Ingredients\n\n- 1 carrot\n- 2 st'], 'length'),
  { headers: { 'content-type': 'text/html' }, chunks: ['<!doctype html><title>Gateway</title><p>Sign in first.</p>'] },
  // The connection closes in the middle.
  { headers: { 'content-type': 'text/event-stream' }, chunks: [event({ content: '# Stew\n\n' })] },
  errorReply(400, { message: 'The template has no role "system".' }),
  wholeReply('I would love to help you with that! Cooking is a wonderful way to relax, and these are lovely foods.'),
  wholeReply('<think>The user wants a recipe. Let me think about what they have.'),
  wholeReply('ingredients ingredients the the of of of lorem ipsum ]]]] {{{ 0000 the of'),
]

const messageOf = (body: unknown): unknown => {
  const messages = getProperty(body, 'messages')
  return Array.isArray(messages) ? getProperty(messages[1], 'content') : undefined
}

const questions: readonly unknown[] = cases.map(
  ({ list, wishes }) => createMessages({ ingredients: list, wishes, turns: [] })[1]?.content,
)

/** A service with three models: `good`, `bad` and `broken`. */
export const scriptedModels: Script = (request) => {
  const index = questions.indexOf(messageOf(request.body))
  const asked = cases[index]
  const model = getProperty(request.body, 'model')
  if (!asked) return errorReply(400, { message: 'It is not one of the cases.' })
  // Every second reply is streamed.
  const send = index % 2 === 0 ? reply : (text: string) => () => wholeReply(text)
  if (model === 'good') return send(writeGoodReply(asked))(request)
  if (model === 'bad') return send(BAD_REPLY)(request)
  if (model === 'broken') return brokenResponses[index % brokenResponses.length] ?? wholeReply('')
  return errorReply(404, { message: `model "${model}" not found` })
}
