import type { Page } from '@playwright/test'

/** The origin of another host. */
export const FOREIGN = 'https://evil.example'

/** Returns the directives of the policy that have blocked something so far. */
export const violations = (page: Page) =>
  page.evaluate<string[]>(() => Reflect.get(window, 'violations') ?? ['no event listener'])
