import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Returns the path of the first program with one of these names on the PATH.
 * @param {readonly string[]} names
 * @param {readonly string[]} folders more folders to search, after those of the PATH.
 */
export function findOnPath(names, folders = []) {
  return [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable)
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // A missing file and one without the permission mean the same to the caller: it tries the next path.
    return false
  }
}

/**
 * Returns whether node was started with this module. In a folder behind a link the path of the command is another one.
 * @param {string} filename
 */
export function isCommand(filename) {
  const [, command] = process.argv
  return command !== undefined && existsSync(command) && realpathSync(command) === filename
}

/**
 * Runs a command and prints its error if it fails. The caller checks for the result afterwards.
 * @param {string} command
 * @param {string[]} parameters
 */
export function runCommand(command, parameters) {
  console.log(`> ${command} ${parameters.join(' ')}`)
  try {
    execFileSync(command, parameters, {
      stdio: 'inherit',
      timeout: 600_000,
    })
  } catch (error) {
    console.log(`It failed: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * Installs packages on Debian if the user is root. Does nothing elsewhere.
 * @param {...string} names
 */
export function installPackage(...names) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  runCommand('apt-get', ['update'])
  runCommand('apt-get', ['install', '--yes', '--no-install-recommends', ...names])
}
