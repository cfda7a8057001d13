export { readPageSettings } from './pageSettings'
export { type Models, ROUTER_MODELS, type Service, type Settings } from './settings'
export { parseVisitorModels, type VisitorModel } from './visitorModels'
