import { expect, test } from 'vitest'
import { entitiesOfText } from '../../../build/markdown'

test('the build keeps the entities that recipes have, and no mathematical signs', () => {
  const kept = { amp: '&', deg: '°', eacute: 'é', frac13: '⅓', nbsp: '\u00A0', ndash: '–', rsquo: '’', euro: '€' }
  expect(entitiesOfText({ ...kept, NotEqualTilde: '≂̸', rarr: '→', alpha: 'α' })).toEqual(kept)
})
