import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The path of the first program of these names on the PATH.
 * @param {readonly string[]} names
 * @param {readonly string[]} folders where to look beside the PATH, after it.
 */
export function onPath(names, folders = []) {
  return [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(runs)
}

/** @param {string} path */
export function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // Not there, or not a program: the next place is looked at.
    return false
  }
}

/**
 * Runs a command that may fail: what it brought is looked for afterwards.
 * @param {string} command
 * @param {string[]} parameters
 */
export function run(command, parameters) {
  console.log(`> ${command} ${parameters.join(' ')}`)
  try {
    execFileSync(command, parameters, {
      stdio: 'inherit',
      timeout: 600_000,
      shell: process.platform === 'win32',
    })
  } catch (error) {
    console.log(`It failed: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * Installs a package, on Debian as root; elsewhere it does nothing.
 * @param {string} name
 */
export function installPackage(name) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  run('apt-get', ['update'])
  run('apt-get', ['install', '--yes', '--no-install-recommends', name])
}
