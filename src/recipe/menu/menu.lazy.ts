/** The lazy chunk with the menu. */
export { Menu } from './Menu'
