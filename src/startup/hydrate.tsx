import { createRoot, hydrateRoot } from 'react-dom/client'
import '../styles/index.css'
import { removeForeignElements } from './foreignElements'
import { Root } from './Root'
import { addTypeface } from './typeface'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
// The build prerenders the page (build/page/prerender.ts); the development server does not.
if (import.meta.env.DEV) createRoot(root).render(<Root />)
else {
  removeForeignElements()
  hydrateRoot(root, <Root />)
}
addTypeface()
