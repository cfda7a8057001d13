export { readPageSettings } from './pageSettings'
export { type Models, ROUTER_MODELS, type Service, type Settings } from './settings'
export { parseVisionModels, ROUTER_VISION_MODELS } from './visionModels'
export { parseVisitorModels, type VisitorModel } from './visitorModels'
