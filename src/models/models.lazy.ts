/** The lazy chunk with the dialog in which a visitor chooses a model, and with all that the choices need. */
export { findBrowserModel } from './findBrowserModel'
export { ModelsDialog } from './ModelsDialog'
export { visitorErrors } from './visitorErrors'
