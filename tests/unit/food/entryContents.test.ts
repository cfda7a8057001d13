import { expect, test } from 'vitest'
import { type Content, isContent } from '../../../src/food/contents'
import { withEntryContents } from '../../../src/food/findMentions'
import { readEntry } from '../../../src/food/readEntry'
import { casesOf, listOf } from '../../support/cases'

/** Whether each food of an entry contains something. */
const certaintiesOf = (entry: string, content: Content) =>
  withEntryContents(readEntry(entry)).foods.map(({ food }) => food.contents.get(content))

test.each(
  casesOf(`
    pork sausages = pork; 4 pork meatballs = pork; pork hot dogs = pork; pork burgers = pork; pork dumplings = pork
    pork dumplings = meat; ham soup = pork; chicken gravy = meat; cheese crackers = milk; prawn crisps = crustacean`),
)('%s have %s for certain', (entry = '', content = '') => {
  expect(isContent(content) && certaintiesOf(entry, content)).toEqual(['named'])
})

test.each(
  listOf(
    'beef hot dogs, turkey bacon, turkey rashers, chicken sausages, beef meatballs, turkey pepperoni, lamb burgers, beef salami',
  ),
)('%s have no pork', (entry) => {
  expect(certaintiesOf(entry, 'pork')).toEqual([undefined])
})

test('of an entry with several foods, a word settles only what the label would decide', () => {
  expect(certaintiesOf('pork & leek sausages', 'pork')).toEqual(['named', 'named'])
  expect(certaintiesOf('chicken and prawns', 'crustacean')).toEqual([undefined, 'named'])
})

test('contents that an entry excludes stay excluded', () => {
  expect(certaintiesOf('vegan sausages', 'meat')).toEqual([undefined])
  expect(certaintiesOf('coconut milk', 'milk')).toEqual([undefined])
})
