/** The lazy chunk with the models that visitors can use in place of the page's service. */
export { VisitorModelsSection } from './VisitorModelsSection'
export { visitorErrors } from './visitorErrors'
