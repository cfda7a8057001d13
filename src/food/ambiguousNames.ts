import { foods, usesOf } from './foods'
import type { EntryFood } from './readEntry'

/**
 * Names that two foods share, one a line: `name = the other food | foods beside which it means that, -none beside this`.
 * In South Asia a drumstick is a pod of the moringa tree, in British baking mincemeat is sweet and fruit is dried, in
 * Korea a rice cake is a noodle, in West Africa Maggi is a stock cube and pepper is hot, and a user who lists the spice
 * lists salt too.
 */
const ambiguousNames = `
  drumstick = drumstick pods | red lentils, sambar powder, tamarind, curry leaves
  mincemeat = mincemeat jar | puff pastry, shortcrust pastry, icing sugar, brandy, flour, filo, -onion
  bun = rice noodles | rice paper, fish sauce, lemongrass
  rice cake = rice cakes noodle | gochujang, rice cakes noodle, eomuk, instant noodles, kimchi
  maggi = stock | egusi, palm oil, dried shrimp, scotch bonnet, stockfish, plantain, yam, okra, thyme, peanut butter, rice, gari, fufu, palm nut concentrate, collard greens
  ladyfinger = ladyfingers | mascarpone, coffee, cream cheese, cocoa
  lady finger = ladyfingers | mascarpone, coffee, cream cheese, cocoa
  jelly = jam | peanut butter, bread, butter, -custard
  fruit = raisins | self-raising flour, cereal, mixed spice
  mixed fruit = raisins | self-raising flour, cereal, mixed spice
  bean = green beans | thai curry paste, fish sauce, oyster sauce
  pepper = chilli | palm oil, egusi, plantain, yam, okra, dried shrimp, peanut butter, palm nut concentrate, gari, goat meat
  fenugreek = fenugreek leaf | dried limes, parsley, spinach, dill
  pepper = bell pepper | onion, rice, chicken, ground meat, sausages, prawns, tofu, tortillas, canned tomatoes, -salt
`
  .trim()
  .split(/\n\s*/)
  .map((line) => {
    const [name = '', means = '', list = ''] = line.split(/ [=|] /)
    const beside = list.split(', ')
    return {
      ...{ name, means },
      beside: beside.filter((each) => !each.startsWith('-')),
      unless: beside.flatMap((each) => (each.startsWith('-') ? each.slice(1) : [])),
    }
  })

/** Reads the names that mean different foods by what else is on the list. */
export function resolveAmbiguousNames(list: readonly EntryFood[]): EntryFood[] {
  const has = (name: string) => list.some(({ food }) => usesOf(food).has(name))
  return list.map((entry) => {
    const singular = entry.name.replace(/s$/, '')
    const meaning = ambiguousNames.find(
      ({ name, beside, unless }) => name === singular && beside.some(has) && !unless.some(has),
    )
    // In a stir-fry beef is raw.
    const isRawBeef = entry.name === 'beef' && entry.food.name === 'cooked beef' && rawBeside.some(has)
    return { ...entry, food: foods.get(isRawBeef ? 'steak' : (meaning?.means ?? '')) ?? entry.food }
  })
}
const rawBeside = ['mirin', 'dashi', 'soy sauce', 'oyster sauce', 'fish sauce', 'gochujang', 'pak choi', 'kimchi']
