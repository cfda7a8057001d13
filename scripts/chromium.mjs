import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { installPackage, onPath, run, runs } from './findProgram.mjs'

/** Where Chrome and Chromium are when they are not on the PATH. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : []
  }),
]

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']

/** Keeps the browser from calling home; as root, which containers are, it starts only without its sandbox. */
const args = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * The path of a Chrome or Chromium on this machine: the one that CHROME_PATH names, else an installed one,
 * else Playwright's own; undefined when there is none.
 *
 * @throws when CHROME_PATH names no program.
 */
export function findChromium() {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!runs(named)) throw new Error(`CHROME_PATH is ${named}, and there is no program there.`)
    return named
  }
  return onPath(names) ?? [...usualPlaces, chromium.executablePath()].find(runs)
}

/** Playwright's launch options for the browser that was found. */
export function launchOptions() {
  const executablePath = findChromium()
  return executablePath ? { executablePath, args } : { args }
}

/**
 * Finds a browser, or brings one: Playwright's own, or on Debian as root the package. Prints which it is.
 *
 * @throws a sentence that says what to do when there is none to be had.
 */
function bringChromium() {
  const ways = [() => run('npx', ['playwright', 'install', 'chromium']), () => installPackage('chromium')]
  let path = findChromium()
  for (const way of ways) {
    if (path) break
    way()
    path = findChromium()
  }
  if (!path)
    throw new Error(
      'The browser tests need Chrome or Chromium, and none was found or could be installed. Install one, or set CHROME_PATH to its program.',
    )
  console.log(`Browser: ${path}`)
}

if (import.meta.filename === process.argv[1]) {
  try {
    bringChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
