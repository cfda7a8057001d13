import { renderToString } from 'react-dom/server'
import { Root } from './Root'

/** Returns the HTML of the page in its first state. The build puts it into index.html (build/page/prerender.ts). */
export const prerender = () => renderToString(<Root />)
