import { findWholeChromium, HEADLESS_SHELL } from './chromium.mjs'
import { findOnPath, installPackage, isCommand, isExecutable } from './findProgram.mjs'

/** The default path of Firefox on macOS, which does not add it to the PATH. */
const firefoxPaths = ['/Applications/Firefox.app/Contents/MacOS/firefox']

/**
 * Returns the path of a Firefox on this machine, or undefined if there is none. The tests leave out the one on Windows,
 * because it is a launcher that ends before the browser, so they could not read the browser's output or end it.
 */
export const findFirefox = () => findOnPath(['firefox-esr', 'firefox']) ?? firefoxPaths.find(isExecutable)

/**
 * Returns the paths of WebKitGTK's driver and of the X server that its browser draws to, or undefined if one of them is
 * missing.
 */
export function findWebKit() {
  const driver = findOnPath(['WebKitWebDriver'])
  const display = findOnPath(['Xvfb'])
  return driver && display ? { driver, display } : undefined
}

/** Returns the path of an nginx on this machine, or undefined if there is none. */
export const findNginx = () => findOnPath(['nginx'], ['/usr/sbin', '/usr/local/sbin'])

/** @type {readonly { name: string, packages: string[], find: () => unknown }[]} */
const programs = [
  { name: 'the headless shell of Chromium', packages: [HEADLESS_SHELL], find: () => findOnPath([HEADLESS_SHELL]) },
  { name: 'Chromium', packages: ['chromium'], find: findWholeChromium },
  { name: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
  { name: 'nginx', packages: ['nginx'], find: findNginx },
]

const findMissing = () => programs.filter(({ find }) => !find())

// `install` is for CI, because a test run should not add programs to a developer's machine. It fails if one is still missing.
if (isCommand(import.meta.filename)) {
  const isRequired = process.argv[2] === 'install'
  const packages = findMissing().flatMap((program) => program.packages)
  if (isRequired && packages.length > 0) installPackage(...packages)
  const missing = findMissing().map(({ name }) => name)
  const present = programs.map(({ name }) => name).filter((name) => !missing.includes(name))
  const leftOut = missing.length > 0 ? `; not installed, so the tests leave out: ${missing.join(', ')}` : ''
  console.log(`Engines and nginx: ${present.join(', ') || 'none'}${leftOut}`)
  if (isRequired && missing.length > 0) process.exitCode = 1
}
