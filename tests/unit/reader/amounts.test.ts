import { describe, expect, test } from 'vitest'
import type { AmountDisplay } from '../../../src/reader/convertAmounts'
import { lineEdits, shownText } from '../../../src/reader/convertAmounts'
import { exportRecipe } from '../../../src/reader/recipeExport'
import { amountEnd } from '../../../src/reader/scaleAmounts'
import { shownMarkdown, stepPieces } from '../../../src/reader/scaleRecipe'
import { stepIngredients } from '../../../src/reader/stepIngredients'
import { times } from '../../support/amountDisplay'
import { fc, runs } from '../../support/fastCheck'
import { readMarkdown as read } from '../../support/readMarkdown'

type Group = readonly [name: string, factor: number, units: AmountDisplay['units'], pairs: string]

/** Reads a table of lines with bars between: "2 eggs → 4 eggs | salt". A line without an arrow stays. */
const rowsOf = (pairs: string) =>
  pairs
    .trim()
    .split(/\s+\|\s+/)
    .map((row) => row.split(' → '))
    .map(([line = '', shown = line]) => [line, shown] as const)

/** Checks all lines of a table at once. */
function expectShown(pairs: string, show: (line: string) => string | undefined) {
  const rows = rowsOf(pairs)
  expect(rows.map(([line]) => `${line} → ${show(line)}`)).toEqual(rows.map((row) => row.join(' → ')))
}

const lines: readonly Group[] = [
  [
    'numbers, as the line writes them',
    2,
    undefined,
    `2 tsp cumin → 4 tsp cumin | 1 1/2 tsp cumin → 3 tsp cumin | 1 /2 leek → 1 leek | 1.500 g veal → 3000 g veal |
    2/3rds cup oats → 1⅓ cups oats | 1/2-cup oats → 1-cup oats | 3medium leeks → 6medium leeks |
    1 vanilla bean → 2 vanilla beans | two and a half cups rice → 5 cups rice | fifteen figs → 30 figs |
    three quarters of a cup of rice → 1½ cups of rice | A head of fennel → 2 heads of fennel |
    Juice of a grapefruit → Juice of 2 grapefruits | Fennel 1 sliced → Fennel 2 sliced | a dozen eggs → 24 eggs |
    2×250 g packs rye, 1×150 g pack oats → 4×250 g packs rye, 2×150 g packs oats | 1 große Zwiebel → 2 große Zwiebel |
    1 star anise → 2 star anise | one or two figs → 2 or 4 figs | 3cm/1¼-inch piece galangal → 6cm/2½-inch piece galangal |
    a cup and a half of rice → 3 cups of rice | 2 - 1/2 cups oats → 5 cups oats | 1 2-to-3-pound duck → 2 2-to-3-pound ducks | 1–1½ tsp salt → 2–3 tsp salt`,
  ],
  [
    'numbers, times three',
    3,
    undefined,
    `1½ tsp cumin → 4½ tsp cumin | 1,5 l stock → 4,5 l stock | one leek → 3 leeks | half a leek → 1½ leeks |
    ⅓ of a cucumber → 1 cucumber | Egg 1 beaten → Egg 3 beaten | 0.33 cup oats → 1 cup oats |
    1 tbsp oil, plus 1 tsp for the dish → 3 tbsp oil, plus 3 tsp for the dish | 1 pound, 4 ounces veal → 3 pounds, 12 ounces veal`,
  ],
  [
    'numbers, halved',
    0.5,
    undefined,
    `1,200 g lamb → 600 g lamb | 2 tsps cumin → 1 tsp cumin | half a dozen eggs → 3 eggs | 1 1/2 dozen eggs → 9 eggs |
    4-6 figs → 2-3 figs | 1-2 pinches of salt → 1 pinch of salt | 240ml/1 cup oat milk → 120ml/½ cup oat milk |
    2 warm brownies, torn → 1 warm brownie, torn | 2 tins lentils (480 g total) → 1 tin lentils (240 g total) |
    375 g rice → 190 g rice | 1¼ lb veal → 10 oz veal | ¼ cup rice → 2 tbsp rice | 2 cups rice → 1 cup rice |
    2 thick slices bread → 1 thick slice bread | 2 egg whites → 1 egg white | 2 lbs veal → 1 lb veal |
    2 rib eye steaks → 1 rib eye steak`,
  ],
  [
    'several amounts',
    2,
    undefined,
    `¼ cup + 1 tbsp tahini → ½ cup + 2 tbsp tahini | 2 leeks, 1 sliced and 1 halved → 4 leeks, 2 sliced and 2 halved |
    3 tbsp lime juice (from about 2 limes) → 6 tbsp lime juice (from about 4 limes) | 1 lb 8 oz veal → 3 lb veal |
    1 lb, 9 oz pork → 3 lb, 2 oz pork |
    2 eggs, 150 g sugar, 1 jar (340 g) jam → 4 eggs, 300 g sugar, 2 jars (340 g) jam | Figs: 3 → Figs: 6 |
    Figs x 3 → Figs x 6 | Orzo – 200 g → Orzo – 400 g | 🍳 2 eggs → 🍳 4 eggs |
    2 croissants, a day or two old → 4 croissants, a day or two old`,
  ],
  [
    'the sizes of a can, a piece, a tin or a cut stay',
    2,
    undefined,
    `1 (240 g) tin lentils → 2 (240 g) tins lentils | 1 tin lentils (240 g) → 2 tins lentils (240 g) |
    3 x 240g tins lentils → 6 x 240g tins lentils | 2 - 15 oz cans lentils → 4 - 15 oz cans lentils |
    1 8-ounce package tempeh → 2 8-ounce packages tempeh | 240 g tin lentils → 2 x 240 g tins lentils |
    14- to-16-ounce box lentils → 2 x 14- to-16-ounce boxes lentils | 1 pack of 6 pittas → 2 packs of 6 pittas |
    a 240g tin of lentils → 2 240g tins of lentils | half a tin (120 g) of lentils → 1 tin (240 g) of lentils |
    1 sachet (5 g; 1½ tsp) yeast → 2 sachets (5 g; 1½ tsp) yeast | 1 (9-inch) pie crust → 2 (9-inch) pie crusts |
    Lentils (2 tins, 240 g tins drained) → Lentils (4 tins, 240 g tins drained) | Leeks, 2 cm pieces |
    Dill (1 sprig, or dried ½ tsp each) → Dill (2 sprigs, or dried 1 tsp each) |
    1 (2 1/2- to 3-pound) duck → 2 (2 1/2- to 3-pound) ducks | 1 small (400 g) tin rye → 2 small (400 g) tins rye |
    lentils: 1 (400 g) tin → lentils: 2 (400 g) tins | Butter for a 20 x 30 cm tin |
    2 Forellen (à 240 g) → 4 Forellen (à 240 g) | 1 leek (crop of 2023) → 2 leeks (crop of 2023) |
    2 duck legs (about 400 g) → 4 duck legs (about 800 g) | 1 tsp each cumin and salt → 2 tsp each cumin and salt |
    100 g pasta per person | 1 tin 400 g beans → 2 tins 400 g beans | 1 bag spinach 200 g → 2 bags spinach 200 g |
    500 g cod, cut into 4 pieces → 1000 g cod, cut into 4 pieces | 2 (180 g) trout → 4 (180 g) trout |
    3 medium (about 450 g) carrots → 6 medium (about 900 g) carrots |
    1 large (400 g) aubergine → 2 large (800 g) aubergines`,
  ],
  [
    'a length is an amount of a food that cooks measure by it',
    2,
    undefined,
    `3cm piece turmeric → 6cm piece turmeric | Turmeric, cut into 2 cm sticks |
    Spice paste (1 tbsp, or 2 cm piece turmeric) → Spice paste (2 tbsp, or 4 cm piece turmeric) |
    1 inch (2.5 cm) piece of ginger, sliced → 2 inch (5 cm) piece of ginger, sliced | 1 x 2 inch piece galangal |
    a 2-inch piece of ginger → 2 2-inch pieces of ginger | 1 onion, 5 cm piece ginger → 2 onions, 10 cm piece ginger |
    2 cm (1 inch) piece turmeric, or 1 tsp powder → 4 cm (2 inch) piece turmeric, or 2 tsp powder`,
  ],
  [
    'other numbers, and lines without an amount, stay',
    2,
    undefined,
    `300 g 00 flour → 600 g 00 flour | 100 ml 3% milk → 200 ml 3% milk | 1 tsp five-spice → 2 tsp five-spice | five spice |
    200 ml water (40 °C / 104F) → 400 ml water (40 °C / 104F) | 2 cups rice (1) → 4 cups rice (1) | 7UP | T55 flour |
    200 g beans, soaked for 12 hours → 400 g beans, soaked for 12 hours | flour, type 405 | half and half | a few figs |
    500 g rice (half white, half brown) → 1000 g rice (half white, half brown) | a pinch of salt | salt to taste |
    2 cups rye (half can be spelt) → 4 cups rye (half can be spelt) | see note 2 | 9 x 13 pan of cornbread |
    rice flour, 1.5–2× the weight of the leeks`,
  ],
  [
    'the words after a number follow it',
    2,
    undefined,
    `1 CUP RICE → 2 CUPS RICE | 1 bay leaf → 2 bay leaves | 1 packet egg noodles → 2 packets egg noodles |
    1 chicken or vegetable stock cube → 2 chicken or vegetable stock cube | 1 clove(s) garlic → 2 clove(s) garlic |
    1 large ripe mango, diced → 2 large ripe mangoes, diced`,
  ],
  [
    'kitchen measures, times one and a half',
    1.5,
    undefined,
    `¾ lb veal → 1 lb 2 oz veal | ¾ cup rice → 1 cup + 2 tbsp rice | 7 onions → 11 onions | 7 eggs → 10½ eggs |
    120 g (1 cup) oats → 180 g (1½ cups) oats`,
  ],
  [
    'kitchen measures, a third and a quarter',
    1 / 3,
    undefined,
    '1 tablespoon oil → 1 teaspoon oil | ½ tsp of cumin → ⅙ tsp of cumin | ¼ tsp salt → a pinch of salt',
  ],
  [
    'metric units',
    1,
    'metric',
    `½ cup oat milk → 120 ml oat milk | 3 cups plain flour → 375 g plain flour | 1 cup clam juice → 240 ml clam juice |
    1 packed cup brown sugar → 220 g brown sugar | 6 fl. oz. beer → 180 ml beer | 2 oz. white rum → 60 ml white rum |
    half a gallon of water → 1.9 l of water | 10 oz. veal → 280 g veal | 1 lb 4 oz veal → 570 g veal |
    1 cup plus 2 tablespoons sugar → 225 g sugar | A cup of sugar → 200 g of sugar |
    1 to 1½ cups oat milk → 240 to 360 ml oat milk | 1 (4-pound) duck → 1 (1.8 kg) duck |
    3 c. à soupe de sel → 3 c. à soupe de sel | 1 c/s de aceite → 1 c/s de aceite |
    4 trout fillets (5 oz each) → 4 trout fillets (140 g each) | 1-inch piece galangal → 2.5 cm piece galangal |
    Galangal, 2 inches → Galangal, 5 cm | 1 cup water (110 °F) → 240 ml water (44 °C) |
    5 fl oz oil (300 °F) → 150 ml oil (150 °C) | 2 tablespoons oil |
    4 1-inch-thick lamb chops → 4 2.5 cm-thick lamb chops | 2 cinnamon sticks | 2 x 14 oz cans lentils |
    1 (8-ounce) block tofu | 4 eggs | 2% milk | 200 g rice | 1 cup-shaped mould |
    between 2 and 3 cups oat milk → between 480 and 720 ml oat milk |
    between about 2 and 3 cups oat milk → between about 480 and 720 ml oat milk |
    2 cups thinly sliced onions → 230 g thinly sliced onions | 1 cup sliced almonds → 90 g sliced almonds |
    2 cups steel-cut oats → 280 g steel-cut oats | 1 cup potato starch → 150 g potato starch |
    2 cups chickpeas → 325 g chickpeas | 1 cup pepitas → 130 g pepitas | ½ cup tahini → 130 g tahini`,
  ],
  [
    'US units',
    1,
    'us',
    `250 g leeks → 9 oz leeks | 500g veal → 1 lb 2 oz veal | 1,5 l water → 6¼ cups water |
    200 ml oat milk → ¾ cup + 1 tbsp oat milk | 3 l water → 3¼ quarts water | 100–150 ml stock → 7–10 tbsp stock |
    4 duck legs, 250 g each → 4 duck legs, 9 oz each | 20 cm round of puff pastry → 8-inch round of puff pastry |
    galangal, 2 cm → galangal, ¾ inch | 2 g saffron | 1 tin (400 g) lentils | 400 g tin lentils | 2 cups milk |
    70% chocolate | 1 pint/570ml oat milk → 2⅓ cups oat milk`,
  ],
  [
    'twice in metric units, from the original',
    2,
    'metric',
    `1/2 cup oat milk → 240 ml oat milk | 3 eggs and 1 cup oat milk → 6 eggs and 480 ml oat milk |
    1 (4-pound) duck → 2 (1.8 kg) ducks | 5 oz pecorino → 280 g pecorino`,
  ],
  ['twice in US units, from the original', 2, 'us', '120 g (1 cup) rye → 2 cups rye | 120 g pecorino → 8½ oz pecorino'],
]

describe('a line of ingredients', () => {
  test.each(lines)('%s', (_, factor, units, pairs) => {
    expectShown(pairs, (line) => shownText(line, times(factor, units)))
  })

  test.each([
    ['240 g (2 cups) rye flour', '240 g rye flour', '2 cups rye flour'],
    ['1 cup (240 ml) oat milk', '240 ml oat milk', '1 cup oat milk'],
    ['450g/1lb swede', '450g swede', '1lb swede'],
    ['8 oz (225 g/1 cup) sugar', '225 g sugar', '8 oz sugar'],
    ['2 cups rye flour (about 240 g)', '240 g rye flour', '2 cups rye flour'],
    ['1 cup (220 g, packed) brown sugar', '220 g (220 g, packed) brown sugar', '1 cup (220 g, packed) brown sugar'],
    ['1 cup (2 sticks) butter', '225 g butter', '1 cup butter'],
    ['1 cup (2 sticks/226g) butter', '226g butter', '1 cup butter'],
    ['1 cup (2 sticks or 226g) cold butter', '226g cold butter', '1 cup cold butter'],
    ['1 stick (8 tablespoons) butter', '115 g butter', '1 stick butter'],
    ['1 cup walnuts, chopped (4 oz)', '115 g walnuts, chopped', '1 cup walnuts, chopped'],
    ['6 oz spinach (about 6 cups)', '170 g spinach', '6 oz spinach'],
    ['2-inch (5 cm) piece galangal', '5 cm piece galangal', '2-inch piece galangal'],
    ['1 cup water (110 °F/43 °C)', '240 ml water (43 °C)', '1 cup water (110 °F)'],
  ])('with both measures shows the wished one: %j is %j or %j', (line, metric, us) => {
    expect([shownText(line, times(1, 'metric')), shownText(line, times(1, 'us'))]).toEqual([metric, us])
  })

  test.each([1, 0, -1, Number.NaN, Infinity])('is not changed by the factor %d', (factor) => {
    expect(lineEdits('2 eggs', times(factor))).toEqual([])
  })

  test.each(
    `250 g (2 cups)| flour; about 2 cups| flour; 8 oz.| cream cheese; 2| large eggs; 1-2 cloves| of garlic;
    1 (400 g) tin| lentils; 1 tin (400 g)| lentils; 2 x 400g/14oz tins| lentils; 400 g tin| lentils; half a| leek;
    ¼ cup + 1 tsp| oil; 2 lb 4 oz| veal; 2 cm| piece ginger; 2| duck legs (about 200 g each); A pinch| of salt;
    |Juice of 2 limes; |Flour: 200 g; |7UP`
      .split(/;\s+/)
      .map((line) => line.split('|')),
  )('begins with the amount %j before %j', (amount, food) => {
    expect(amountEnd(amount + food)).toBe(amount.length)
  })

  const pieces = fc.constantFrom(
    ...['1 ', '½', '1/2', '-', ' to ', 'a ', 'half ', 'g ', ' cups', '(', ')', ' x ', 'can ', ' lb ', 'oz', 'eggs'],
    ...[' each', ' of ', 'or ', '+', '400', 'cm', '%', ' large', '.', 'one', ', ', '1  x one cups'],
  )

  test('has replacements in order, without overlaps, within the line', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), fc.constantFrom(0.25, 0.5, 1.5, 3), (words, factor) => {
        const line = words.join('')
        let last = 0
        for (const { start, end } of lineEdits(line, times(factor))) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(line.length)
        expect(amountEnd(line)).toBeLessThanOrEqual(line.length)
      }),
      { numRuns: runs(2000) },
    )
  })
})

const listed =
  `400 g flour, 6 eggs, 120 g butter, 1 teaspoon salt, 2 onions, 4 cloves garlic, 8 biscuits, 2 cups rye flour,
  3 tablespoons olive oil, 500 ml stock, 2 lemons, 1 tbsp shichimi blend, 300 g cheddar, 8 chicken thighs, Pepper`.split(
    /,\s+/,
  )
const recipe = (step: string, ingredients = listed) =>
  `# Dish\n\nServes 4\n\n## Ingredients\n\n${ingredients.map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n1. ${step}\n2. Eat.\n`
const shownStep = (step: string, display: AmountDisplay) =>
  /^1\. (.*(?:\n {3}.*)*)$/m.exec(shownMarkdown(read(recipe(step)), display))?.[1]

const steps: readonly Group[] = [
  [
    'a share of an ingredient follows the servings',
    2,
    undefined,
    `Add 200 g flour. → Add 400 g flour. | Stir in ½ teaspoon of the salt. → Stir in 1 teaspoon of the salt. |
    Stir in the remaining 2 tablespoons butter. → Stir in the remaining 4 tablespoons butter. |
    Heat a tablespoon of the oil. → Heat 2 tablespoons of the oil. | Fry half an onion. → Fry 1 onion. |
    Pour in 60 ml (¼ cup) of the stock. → Pour in 120 ml (½ cup) of the stock. | Beat 2 of the eggs. → Beat 4 of the eggs. |
    Add 2 spoons of chocolate powder. → Add 4 spoons of chocolate powder. |
    Rub in the butter (60 g), then chill. → Rub in the butter (120 g), then chill. |
    Beat one egg with 2 cloves of garlic. → Beat 2 eggs with 4 cloves of garlic. |
    Season the 8 thighs. → Season the 16 thighs. | Let the 2 eggs come to room temperature. → Let the 4 eggs come to room temperature. |
    Boil it in 1.5 litres of water. → Boil it in 3 litres of water. | Sprinkle with 1 tsp shichimi. → Sprinkle with 2 tsp shichimi. |
    Add 1 tsp each of salt and pepper. → Add 2 tsp each of salt and pepper. | Drain 1 can tomatoes. → Drain 2 cans tomatoes. |
    Drain 1 tin tomatoes then 200 g of cheddar. → Drain 2 tins tomatoes then 400 g of cheddar. |
    Drain 1 (400 g) can of tomatoes. → Drain 2 (400 g) cans of tomatoes. | Melt 1 tbsp. butter. → Melt 2 tbsp. butter. |
    Drain 2 400 g tins tomatoes. → Drain 4 400 g tins tomatoes. | Melt **50 g** of the butter. → Melt **100 g** of the butter. |
    Drain 1 can (400 g) tomatoes. → Drain 2 cans (400 g) tomatoes. | Add \\.5 cup of stock. → Add 1 cup of stock. |
    Brown it in 1 tbsp of the oil for 3 minutes per side. → Brown it in 2 tbsp of the oil for 3 minutes per side. |
    Distribute 100 g of cheddar, all of it, evenly onto each plate. → Distribute 200 g of cheddar, all of it, evenly onto each plate. |
    Fry in 1 tbsp of the butter, then turn onto each side. → Fry in 2 tbsp of the butter, then turn onto each side. |
    Mix 1 tsp of salt with 2 eggs, then fill each roll. → Mix 2 tsp of salt with 4 eggs, then fill each roll. |
    Whisk in 100 g\n   of the flour. → Whisk in 200 g of the flour.`,
  ],
  [
    'numbers that are not amounts stay',
    2,
    undefined,
    `Use half of the flour and two thirds of the butter. | Use ½ of the onion and 1/4 of the egg mixture. |
    Heat the oven to 180 °C (350 °F), gas mark 4. | Bake for 20 minutes, then 2 hours in a 2 litre dish. |
    Oil a 900 g (2 lb) loaf tin and a dish of about 1.5 litres (6 cups). | Cut it into 2 cm cubes, 1-inch thick. |
    Add a pinch of salt, a handful of garlic and a splash of stock. | One can usually buy the cheddar grated. |
    Use a 1 cup dry measuring cup for the flour. | Add the stock, 1 tablespoon at a time. | Simmer the 2-egg sauce. |
    Use 2 tablespoons of batter per pancake. | Scatter over the cheddar, 2 tablespoons for each. |
    Make parcels, adding 1 teaspoon of butter and 20 g of cheddar to each. | Loosen it with a spoonful or two of stock. |
    Cut each leg into 4 thighs. | Fry in batches of 4 thighs. | 2 Eier pro Person rechnen. | Lay the filling on one slice, and cut each into 4 pieces. | Spread it onto the flat side of one biscuit. |
    Grate the zest of one of the lemons. | Make two or three layers of onions and stock. |
    Simmer the onions until one squashes under a thumb. | Beat in the 2nd egg.`,
  ],
  [
    'what may be a share, or not, keeps its number, with a mark',
    2,
    undefined,
    `Keep 3 tablespoons for the top. → Keep 3 tablespoons (for 4) for the top. |
    Stir in 2 tablespoons of the sauce. → Stir in 2 tablespoons (for 4) of the sauce. |
    Put 20 g of cheddar in the centre of a parcel skin. → Put 20 g (for 4) of cheddar in the centre of a parcel skin. |
    Working with one roll at a time, add 20 g cheddar. → Working with one roll at a time, add 20 g (for 4) cheddar. |
    Shape 20 g of cheddar into a ball. → Shape 20 g (for 4) of cheddar into a ball. |
    Put 1 tablespoon of cheddar on it. → Put 2 tablespoons of cheddar on it. |
    Fill each one with cheese. Top with 1 teaspoon of butter. → Fill each one with cheese. Top with 1 teaspoon (for 4) of butter.`,
  ],
  [
    'metric measures and temperatures',
    1,
    'metric',
    `Heat the oven to 350 °F. → Heat the oven to 180 °C. | Heat it to gas mark 7/220C/425F. → Heat it to 220C. |
    Heat the oven to 400 degrees F (200 degrees C). → Heat the oven to 200 degrees C. |
    Bake at gas mark 6. → Bake at 200 °C. | Bake at 180C/160C fan/gas 4. → Bake at 180C (160C fan). |
    Boil the syrup to 235 °F. → Boil the syrup to 113 °C. | Turn the oven up by 25 °F. |
    Roast until it reaches 160 °F inside. → Roast until it reaches 72 °C inside. | Wait for 20 minutes. |
    Butter a 9x13-inch dish. → Butter a 23x33 cm dish. | Butter a 9" x 13" dish. → Butter a 23 x 33 cm dish. |
    Roll it out ¼ inch thick. → Roll it out 6 mm thick. | Add 1 cup of the rye flour. → Add 105 g of the rye flour. |
    Fill a 12-cup muffin tin. | Mix it in a cup and chill. | Ladle it into 4 cups. |
    Stir in 2 cups of the stock. → Stir in 480 ml of the stock. | Shape 2 oz patties. → Shape 57 g patties. |
    Fry it between about 350 and 375 °F. → Fry it between about 180 and 190 °C. |
    Keep it at 350 and 375 °F. → Keep it at 180 and 190 °C. | Bake at 150C/300F/gas 2½. → Bake at 150C/gas 2½. |
    Bake it at 350 °F or 375 °F. → Bake it at 180 °C or 190 °C. |
    Set them between 1 and 2 inches apart. → Set them between 2.5 and 5 cm apart.`,
  ],
  [
    'US measures and temperatures',
    1,
    'us',
    `Heat the oven to 180 °C. → Heat the oven to 350 °F. | Freeze at -18 °C. | Fry at 170°C-180°C. → Fry at 340°F-350°F. |
    Heat the oven to 200C/fan 180C/gas 6. → Heat the oven to 400°F (fan 350°F). | 190°C (170°C fan) 375°F, gas mark 5 → 375°F |
    Heat it (fan 180 °C) 400 °F. → Heat it (fan 350 °F) 400 °F. |
    Bake at 180 °C (350 °F, gas mark 4). → Bake at 350 °F. | Line 2 x 23 cm tins. → Line 2 x 9-inch tins. |
    Roast until it reaches 74 °C inside. → Roast until it reaches 166 °F inside. |
    Pour in 200 ml of the stock. → Pour in ¾ cup + 1 tbsp of the stock. | Fill a 1-litre basin. → Fill a 4¼-cup basin. |
    Line a 20 x 30 cm tin. → Line an 8 x 12-inch tin. | Slice it 1-5 cm thick. → Slice it ⅜-2 inches thick.`,
  ],
  [
    'twice in US units',
    2,
    'us',
    `Pour in 250 ml of the stock. → Pour in 2 cups of the stock. | Pour in 250 ml brine. → Pour in 1 cup (for 4) brine.`,
  ],
]

test.each(steps)('a step: %s', (_, factor, units, pairs) => {
  expectShown(pairs, (step) => shownStep(step, times(factor, units)))
})

describe('a recipe', () => {
  const [line, step] = ['1 cup oat milk', 'Heat the oven to 350 °F and bake the oat milk for 20 minutes.']
  const reading = read(recipe(step, [line, '500 ml stock', '2 cups rye flour']))
  const metric = times(1, 'metric')

  test('is exported and shown step by step as it is shown', () => {
    expect(JSON.parse(exportRecipe(reading, metric, ''))).toMatchObject({
      recipeIngredient: ['240 ml oat milk', '500 ml stock', '210 g rye flour'],
      recipeInstructions: [{ text: 'Heat the oven to 180 °C and bake the oat milk for 20 minutes.' }, {}],
    })
    expect(stepIngredients(reading, metric)[0]).toEqual(['240 ml oat milk'])
    const pieces = reading.steps[0]?.lines.flatMap((each) => stepPieces(each, metric, 4)) ?? []
    expect(pieces.map(({ text }) => text)).toEqual(['180 °C', '20 minutes'])
  })

  test.each([
    ['1 cup oat milk', 'Mix it.', true],
    ['200 g veal', 'Mix it.', true],
    ['3 tomatoes', 'Bake at 180 °C.', true],
    ['1 tbsp oil', 'Mix it for 5 minutes.', false],
  ])('with %j and %j tells whether other units change anything', (only, work, canConvert) => {
    expect(read(recipe(work, [only])).canConvert).toBe(canConvert)
  })

  test('keeps a time that stands before a food in another language', () => {
    const soup =
      '# Sopa\n\nPara 4 personas\n\n## Ingredientes\n- 200 g de pan\n- 4 huevos\n\n## Preparación\n1. Cocer 15 minutos y cuajar los huevos.'
    const pieces = read(soup).steps[0]?.lines.flatMap((each) => stepPieces(each, times(2), 4)) ?? []
    expect(pieces.map(({ text }) => text)).toEqual(['15 minutos'])
  })

  test('has its temperatures elsewhere in the units, too', () => {
    const markdown = `${recipe('Mix it.')}\n## Notes\n\nFry them at 350 °F with 20 g protein.\n`
    expect(shownMarkdown(read(markdown), metric)).toContain('Fry them at 180 °C with 20 g protein.')
  })

  test('stays as it is for its own number', () => {
    const markdown = recipe('Add 200 g flour, and keep 3 tablespoons for the top.')
    expect(shownMarkdown(read(markdown), times(1)).trimEnd()).toBe(markdown.trimEnd())
  })
})
