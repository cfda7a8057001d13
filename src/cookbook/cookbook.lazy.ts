/** The lazy chunk with the cookbook. */
export { cookbookFetch } from './cookbookFetch'
