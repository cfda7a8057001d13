/** The lazy chunk that offers visitors a model of their own. */
export { VisitorModelsSection } from './VisitorModelsSection'
