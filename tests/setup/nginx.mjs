import { findOnPath, installPackage, isCommand } from './findProgram.mjs'

/** Returns the path of an nginx on this machine, or undefined if there is none. */
export const findNginx = () => findOnPath(['nginx'], ['/usr/sbin', '/usr/local/sbin'])

// Installs nginx only in CI, because a test run should not add a web server to a developer's machine.
if (isCommand(import.meta.filename)) {
  if (!findNginx() && process.env.CI) installPackage('nginx')
  console.log(`nginx: ${findNginx() ?? 'not installed, so the tests skip deploy/nginx.conf'}`)
}
