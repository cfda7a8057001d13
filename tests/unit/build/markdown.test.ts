import { characterEntities } from 'character-entities'
import { expect, test } from 'vitest'
import { entitiesOfText } from '../../../build/markdown'

test('the build keeps the entities that recipes have, and no mathematical signs', () => {
  const kept = entitiesOfText(characterEntities)
  const cooks = [
    'amp',
    'apos',
    'deg',
    'eacute',
    'euro',
    'frac13',
    'frac34',
    'hellip',
    'nbsp',
    'ndash',
    'rsquo',
    'times',
  ]
  expect(cooks.filter((name) => kept[name] === undefined)).toEqual([])
  expect(kept).not.toHaveProperty('NotEqualTilde')
})
