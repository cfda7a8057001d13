/** The lazy chunk with the cookbook. */
export { cookbookFetch } from './cookbookFetch'
export { findMenu, type Menu } from './menu'
export { wouldChange } from './readRequest'
