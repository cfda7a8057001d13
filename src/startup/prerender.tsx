import { renderToString } from 'react-dom/server'
import { Page } from './Root'

/** The page as it is before anybody has done anything: HTML, for the build to put into index.html. */
export const firstScreen = () => renderToString(<Page />)
