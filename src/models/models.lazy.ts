/** The lazy chunk with the dialog where a visitor chooses a model, and with the modules that the choices need. */
export { findBrowserModel } from './findBrowserModel'
export { ModelsDialog } from './ModelsDialog'
export { visitorErrors } from './visitorErrors'
