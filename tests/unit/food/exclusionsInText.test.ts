import { expect, test } from 'vitest'
import { recognizeFoods } from '../../../src/food'
import { exclusionsInText, holdsWish } from '../../../src/food/checkedWishes'
import { casesOf, listOf } from '../../support/cases'
import { expectLinear } from '../../support/linear'

/** What people write beside a list: which of these foods it excludes, and which it does not. */
const texts = casesOf(`
  no milk since I am allergic to nuts = cheddar,walnuts |; egg allergy and no soy = eggs,soy sauce |
  a cashew and pine nut allergy, carries an epipen = pine nuts,cashews | curry powder
  my niece is lactose intolerant and coming for tea = milk | cumin
  no coconut milk this time = coconut milk | cheddar; allergic to fish sauce = fish sauce,salmon |
  allergic to dairy, no cheese is fine = cheddar |; no meat, chicken is ok = bacon | chicken
  allergic to cows milk, goat cheese is fine = cheddar | goat cheese; no dairy. Oat milk is fine = cheddar |
  lactose makes me ill but eggs are ok = milk | eggs
  prawns bring her out in hives but salmon is fine = prawns | salmon
  nuts nearly killed him, cheese is ok = walnuts | cheddar
  she swells up with sesame, bread is fine = tahini | bread; Pls avoid anything with sesame = tahini |
  my husband can't eat fish or seafood due to an allergy = salmon,prawns |; allergic to milk protein = cheddar |
  nothing that has milk = cheddar |; no dairy as it upsets my stomach = cheddar |
  allergic to dairy so be careful = cheddar |; i cant eat anything with gluten = flour |
  allergic to nuts milk eggs = walnuts,cheddar,eggs |; Im allergic to eggs dairy and soy = eggs,cheddar,soy sauce |
  allergic to fish shellfish and nuts = salmon,prawns,walnuts |; allergic to nuts n eggs = walnuts,eggs |
  alpha-gal, so no beef pork or lamb = beef,bacon,lamb |
  i am allergic to milk my wife is allergic to nuts = cheddar,walnuts |
  no milk my son is allergic to eggs = cheddar,eggs |
  i have an egg allergy and my gf is lactose intolerant = eggs,milk |
  no dairy my wife is lactose intolerant = cheddar,milk |
  lactose intolerant so no cream or milk but butter is ok = milk |; no nuts only cheese = walnuts |
  no onion extra garlic = onion |; can't use milk = milk |; everything but eggs = eggs |
  steer clear of nuts = walnuts |; neither eggs nor milk = eggs,cheddar |; nuts not allowed = walnuts |
  no samon = salmon | ham; peanuts could kill my son = peanuts |; nut alergie = walnuts |; take out the mushrooms = mushrooms |
  leave the onions out = onion |; use tofu instead of chicken = chicken |
  no ham but lots of cheese please = ham | cheddar; my son hates broccoli but loves peas = broccoli | peas
  i hate olives and love capers = olives | capers; no eggs and use the bacon = eggs | bacon
  no nuts with cheese = walnuts | cheddar; I am not vegetarian =  | bacon
  im not vegan but no meat tonight = bacon | eggs; not gluten free =  | flour
  doesn't need to be gluten free =  | flour; no need to avoid nuts =  | walnuts; no nut allergy here =  | walnuts
  nobody is allergic to eggs =  | eggs; I'm no longer allergic to eggs =  | eggs
  I'm not lactose intolerant =  | milk; not without garlic =  | garlic; my gf hates fish = salmon | flour
  he puffs up with sesame = tahini |; nuts put him in hospital = walnuts |; he couldn't handle nuts = walnuts |
  no allergies except nuts = walnuts | eggs; onion free and garlic free = onion,garlic |; wheat-intolerant = flour |
  ⚠️ nut allergy = walnuts | eggs; dairy free and wheat free = milk,flour |; no problem except with dairy = milk | eggs
  my kids won't touch eggs or fish = eggs,salmon |; he refuses fish = salmon |; nuts are a no go = walnuts |
  don't give me anything with sesame = tahini |; zero dairy = cheddar |; trouble with lactose = milk |
  celiac and lactose intolerant = flour,milk |; wheat makes me ill and nuts make me itch = flour,walnuts |
  allergic to soy sauce = soy sauce,tofu |; nuts: no = walnuts |; nuts - no, eggs are fine = walnuts | eggs
  anaphylaxis: nuts = walnuts |; not allowed: nuts = walnuts |; suitable for a nut allergy = walnuts |
  ok for lactose intolerant guests = milk | cumin; make it all gluten-free = flour |; no spicy pork = bacon,chilli |
  the other is vegan and one has a nut allergy = walnuts,milk |; a full cooked breakfast with eggs =  | eggs
  no soy sauce = soy sauce | tofu; no egg noodles =  | eggs; no fish sauce = fish sauce | salmon`)

test.each(texts)('"%s" excludes %s, and not %s', (text = '', excluded, kept) => {
  const exclusions = exclusionsInText(text)
  const isExcluded = (name: string) => {
    const [food] = recognizeFoods(name)
    if (!food) throw new Error(`The page does not know ${name}.`)
    return exclusions.some(({ excludes }) => excludes(food) !== undefined)
  }
  expect(listOf(excluded).filter((name) => !isExcluded(name))).toEqual([])
  expect(listOf(kept).filter(isExcluded)).toEqual([])
  // In the list such a text is an entry that is read for wishes.
  expect(holdsWish(text) || excluded === '').toBe(true)
})

// A clause with words of its own does not belong to an exclusion. Behind a comma only allergens do.
test.each(
  casesOf(`
    allergic to nuts, eggs and milk = nuts, eggs, milk
    I'm allergic to nuts, eggs and milk, and they are hungry = nuts, eggs, milk
    no nuts, eggs or milk = nuts, eggs, milk; no nuts, eggs, milk = nuts, eggs, milk
    allergic to: nuts, eggs, sesame = nuts, eggs, sesame; allergies: shellfish, kiwi = shellfish, kiwi
    my kids don't like mushrooms, onions, or peppers = mushrooms, onions, peppers
    peanut, egg and dairy allergy = peanuts, eggs, dairy
    nut, egg and dairy free, please = nuts, eggs, dairy, dairy-free; egg, and shellfish free = eggs, shellfish, shellfish-free; nut allergy, egg allergy = nuts, eggs
    eggs give me hives = eggs; milk makes my son sick, no nuts = milk, nuts; no treenuts = treenuts
    no nuts, use the eggs = nuts; no mushrooms, eggs are great = mushrooms; without cream, for two = cream
    no nuts, with lots of garlic = nuts; no pork, chicken instead = pork; no meat, pasta = meat; quick, no fish = fish
    soup makes me happy =`),
)('"%s" names %j', (text = '', names) => {
  expect(exclusionsInText(text).map(({ name }) => name)).toEqual(listOf(names))
})

test('an allergy behind many commas is not lost', () => {
  expect(exclusionsInText(`${'rice, '.repeat(40)}no nuts`).map(({ name }) => name)).toEqual(['nuts'])
})

test('a long list is read in time that grows as it does', () => {
  expectLinear((length) => exclusionsInText('milk, '.repeat(length / 6)), 3_000)
})
