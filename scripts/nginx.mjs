import { installPackage, onPath } from './findProgram.mjs'

/** The path of an nginx on this machine; undefined when there is none. */
export const findNginx = () => onPath(['nginx'], ['/usr/sbin', '/usr/local/sbin'])

// A web server is not put onto somebody's own machine unasked: only where CI says that it is nobody's.
if (import.meta.filename === process.argv[1]) {
  if (!findNginx() && process.env.CI) installPackage('nginx')
  console.log(`nginx: ${findNginx() ?? 'none here, so deploy/nginx.conf is not tried (install nginx to try it)'}`)
}
