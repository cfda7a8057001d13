/** The lazy chunk with the button that takes a photo. */
export { PhotoField } from './PhotoField'
