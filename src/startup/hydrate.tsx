import { createRoot, hydrateRoot } from 'react-dom/client'
import { Page } from './Root'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
// The built page has its first screen already (build/firstScreen.ts); in development there is none.
if (root.firstElementChild) hydrateRoot(root, <Page />)
else createRoot(root).render(<Page />)
