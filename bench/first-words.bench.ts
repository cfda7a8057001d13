import { test } from '@playwright/test'
import { deferred } from '../tests/support/deferred'
import { startService, streamed } from '../tests/support/service'
import { startSite } from '../tests/support/site'

const RUNS = 20
/** How long the service thinks before its first token, in milliseconds. */
const FIRST_TOKEN_MS = 400

// From the moment in which the service sends its first token to the frame that shows it, on one machine and one clock.
for (const slowdown of [1, 4])
  test(`first words after the service's first token, processor ${slowdown} times slower`, async ({
    page,
  }) => {
    const service = await startService()
    const site = await startSite({ VITE_INFERENCE_URL: service.url })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const delays: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const sent = deferred<number>()
      service.play(() => {
        const token = new Promise<void>((resolve) => {
          setTimeout(() => {
            sent.resolve(Date.now())
            resolve()
          }, FIRST_TOKEN_MS)
        })
        return streamed([token, 'Whisk'])
      })
      await page.goto(site.url)
      for (const ingredient of ['Eggs', 'Flour', 'Milk']) {
        await page.getByLabel('Add ingredients').fill(ingredient)
        await page.keyboard.press('Enter')
      }
      const shown = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const watch = () => {
              if (document.querySelector('[data-recipe]')?.textContent?.includes('Whisk'))
                resolve(performance.timeOrigin + performance.now())
              else requestAnimationFrame(watch)
            }
            requestAnimationFrame(watch)
          }),
      )
      await page.getByRole('button', { name: 'Get a recipe !' }).click()
      delays.push((await shown) - (await sent.promise))
    }
    delays.sort((a, b) => a - b)
    const at = (share: number) => `${delays[Math.floor(share * (RUNS - 1))]?.toFixed(0)} ms`
    console.log(
      `first words, processor ÷ ${slowdown}: median ${at(0.5)}, nine in ten ${at(0.9)}, longest ${at(1)} (${RUNS} runs)`,
    )
    await site.close()
    await service.close()
  })
