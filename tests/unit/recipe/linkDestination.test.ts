import { expect, test } from 'vitest'
import { linkDestination, showsDestination } from '../../../src/recipe/words/linkDestination'

test.each([
  ['https://mill.example/flour?kind=rye', 'mill.example'],
  ['HTTP://Mill.example:8080/', 'mill.example:8080'],
  ['ircs://chat.example/cooking', 'chat.example'],
  ['https://bank.example@evil.example/', 'evil.example'],
  ['https://b\u0430nk.example/', 'xn--bnk-6cd.example'],
  ['mailto:chef@mill.example', 'chef@mill.example'],
  ['mailto:chef@mill.example?cc=b@c.example', 'chef@mill.example?cc=b@c.example'],
  ['xmpp:chef@mill.example', 'chef@mill.example'],
  ['irc://chat.example/soup', 'chat.example'],
])('a link to %s leads to %s', (href, destination) => {
  expect(linkDestination(href)).toBe(destination)
})

test.each([
  ...['', ' javascript:alert(1)', '/\\mill.example/', '\\\\mill.example/', 'https:\\\\mill.example/'],
  ...'/ #top ?soup recipes.html //mill.example/ https:mill.example https:///mill.example/ https:// http://[::1'.split(
    ' ',
  ),
  ...'mailto: javascript:alert(1) JaVaScRiPt:alert(1) data:text/html,x tel:+491234 file:///etc/passwd vbscript:x blob:x'.split(
    ' ',
  ),
])('a link to %j is refused', (href) => {
  expect(linkDestination(href)).toBeUndefined()
})

test.each([
  ['mill.example', 'https://mill.example/flour', true],
  ['https://mill.example/flour', 'https://mill.example/flour', true],
  ['flour', 'https://mill.example/flour', false],
  ['https://bank.example', 'https://mill.example/', false],
  ['https://bank.example@mill.example/', 'https://bank.example@mill.example/', false],
  ['https://mill.example@mill.exam/', 'https://mill.example@mill.exam/', false],
  ['https://b\u0430nk.example/', 'https://b\u0430nk.example/', false],
])('whether the text %j shows where %s leads: %s', (text, href, isShown) => {
  expect(showsDestination(text, href, linkDestination(href) ?? '')).toBe(isShown)
})
