/** The lazy chunk with the form for a visitor's own token. */
export { VisitorTokenForm } from './VisitorTokenForm'
