import type { Page } from '@playwright/test'

/** The origin of another host. */
export const FOREIGN = 'https://evil.example'

/** Records the directives of the policy that block something in the next page. */
export const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective))
  })

/** Returns the directives that have blocked something so far. */
export const violations = (page: Page) =>
  page.evaluate<string[]>(() => Reflect.get(window, 'violations') ?? ['no event listener'])
