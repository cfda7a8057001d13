import { findOnPath, installPackage } from './findProgram.mjs'

/** Returns the path of an nginx on this machine, or undefined if there is none. */
export const findNginx = () => findOnPath(['nginx'], ['/usr/sbin', '/usr/local/sbin'])

// Installs nginx only in CI, because a test run should not add a web server to a developer's machine.
if (import.meta.filename === process.argv[1]) {
  if (!findNginx() && process.env.CI) installPackage('nginx')
  console.log(`nginx: ${findNginx() ?? 'not installed, so the tests skip deploy/nginx.conf'}`)
}
