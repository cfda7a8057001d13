import { expect, test, ui } from '../../support/browser'

import { FOREIGN, recordViolations, violations } from '../shared/policy'

test.beforeEach(({ page }) => recordViolations(page))

const attempts: Record<string, [directive: string, attempt: (foreign: string) => unknown]> = {
  // Trusted Types already block the URL. The next test covers script-src.
  'a foreign script': [
    'require-trusted-types-for',
    (foreign) => {
      const script = document.createElement('script')
      script.setAttribute('src', `${foreign}/x.js`)
      document.head.append(script)
    },
  ],
  'a script in an attribute': [
    'require-trusted-types-for',
    () => document.body.setAttribute('onclick', 'window.pwned = 1'),
  ],
  'a string that is run as code': [
    'require-trusted-types-for',
    () => Reflect.get(window, 'setTimeout')('window.pwned = 1'),
  ],
  'a foreign image': [
    'img-src',
    (foreign) => {
      new Image().src = `${foreign}/x.png`
    },
  ],
  'a foreign frame': [
    'frame-src',
    (foreign) => {
      const frame = document.createElement('iframe')
      frame.src = `${foreign}/`
      document.body.append(frame)
    },
  ],
  'a foreign object': [
    'require-trusted-types-for',
    (foreign) => {
      const object = document.createElement('object')
      object.setAttribute('data', `${foreign}/x.swf`)
      document.body.append(object)
    },
  ],
  'a foreign style sheet': [
    'style-src-elem',
    (foreign) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = `${foreign}/x.css`
      document.head.append(link)
    },
  ],
  'an inline style': [
    'style-src-elem',
    () => {
      const style = document.createElement('style')
      style.append('body { display: none }')
      document.head.append(style)
    },
  ],
  'a foreign font': ['font-src', (foreign) => new FontFace('x', `url(${foreign}/x.woff2)`).load()],
  'a foreign connection': ['connect-src', (foreign) => fetch(`${foreign}/?list=eggs`)],
  'a foreign beacon': ['connect-src', (foreign) => navigator.sendBeacon(`${foreign}/`, 'eggs')],
  'a foreign socket': ['connect-src', (foreign) => new WebSocket(`${foreign.replace('https', 'wss')}/`)],
  'a form with a foreign action': [
    'form-action',
    (foreign) => {
      const form = document.createElement('form')
      form.action = `${foreign}/`
      document.body.append(form)
      form.submit()
    },
  ],
  'another base URL': [
    'base-uri',
    (foreign) => {
      const base = document.createElement('base')
      base.href = `${foreign}/`
      document.head.append(base)
    },
  ],
  'a string as HTML': [
    'require-trusted-types-for',
    () => {
      document.createElement('div').innerHTML = '<img src=x onerror="window.pwned = 1">'
    },
  ],
  'a string as a document': ['require-trusted-types-for', () => document.write('<p onclick="window.pwned = 1">')],
  'a new Trusted Types policy': [
    'trusted-types',
    () => {
      const types: unknown = Reflect.get(window, 'trustedTypes')
      if (types instanceof Object) Reflect.get(types, 'createPolicy').call(types, 'mine', {})
    },
  ],
}

for (const [name, [directive, attempt]] of Object.entries(attempts))
  test(`the policy blocks ${name}`, async ({ page, modelSite, log }) => {
    await page.goto(modelSite.url)
    await expect(ui(page).addButton).toBeEnabled()
    // Some attempts also throw an error in the page.
    await page.evaluate(attempt, FOREIGN).catch(() => undefined)
    await expect.poll(() => violations(page)).toContain(directive)
    expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
    expect(page.url()).toBe(modelSite.url)
    // The browser logs each violation.
    expect(log.console.splice(0).join('\n')).toMatch(/policy|TrustedHTML|Trusted/i)
  })
