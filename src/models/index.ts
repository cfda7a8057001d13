export { useVisitorErrors } from './useVisitorErrors'
export { useVisitorModels } from './useVisitorModels'
export { VisitorModels } from './VisitorModels'
