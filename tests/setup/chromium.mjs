import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findOnPath, installPackage, isCommand, isExecutable, runCommand } from './findProgram.mjs'

/** The default paths of Chrome and Chromium on systems that do not add them to the PATH. */
const defaultPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : []
  }),
]

/** Debian's build without windows takes two thirds of the time of the whole browser. */
export const HEADLESS_SHELL = 'chromium-headless-shell'

const browsers = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']

/** Returns the path of a Chrome or Chromium with windows on the PATH, or undefined if there is none. */
export const findWholeChromium = () => findOnPath(browsers)

/** Turns off background requests. Root, the user of most containers, can start Chromium only without its sandbox. */
const args = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Returns the path of a Chrome or Chromium on this machine: the one in CHROME_PATH, else an installed one, else
 * Playwright's own. Returns undefined if there is none.
 *
 * @throws if CHROME_PATH is not the path of a program.
 */
function findChromium({ isWhole = false } = {}) {
  const configured = process.env.CHROME_PATH
  if (configured) {
    if (!isExecutable(configured)) throw new Error(`CHROME_PATH is ${configured}, and there is no program there.`)
    return configured
  }
  const names = isWhole ? [...browsers, HEADLESS_SHELL] : [HEADLESS_SHELL, ...browsers]
  return findOnPath(names) ?? [...defaultPaths, chromium.executablePath()].find(isExecutable)
}

/**
 * Returns Playwright's launch options for the browser that {@link findChromium} finds.
 * @param {{ isWhole?: boolean }} [options] `isWhole` for one that has windows, if there is one.
 */
export function launchOptions(options) {
  const executablePath = findChromium(options)
  return executablePath ? { executablePath, args } : { args }
}

/**
 * Finds a browser, or installs one: Playwright's own, or the Debian package if the user is root. Prints its path.
 *
 * @throws if it finds no browser and cannot install one. The message says how to install one.
 */
function ensureChromium() {
  const installers = [
    // Not npx, which is a batch file on Windows and would need a shell.
    () => runCommand(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
    () => installPackage('chromium'),
  ]
  // In a container of Debian the faster one takes some seconds to install, once.
  if (!process.env.CHROME_PATH && !findOnPath([HEADLESS_SHELL])) installPackage(HEADLESS_SHELL)
  let path = findChromium()
  for (const install of installers) {
    if (path) break
    install()
    path = findChromium()
  }
  if (!path)
    throw new Error(
      'The browser tests need Chrome or Chromium, and none was found or could be installed. Install one, or set CHROME_PATH to its program.',
    )
  console.log(`Browser: ${path}`)
}

if (isCommand(import.meta.filename)) {
  try {
    ensureChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
