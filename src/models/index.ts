export { useVisitorModels } from './useVisitorModels'
export { VisitorModels } from './VisitorModels'
export { visitorErrors } from './visitorErrors'
