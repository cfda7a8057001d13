/** The lazy chunk that makes a photo small, asks for its foods and shows them. */
export { FoodsInPhoto } from './FoodsInPhoto'
export { photoMessages } from './photoMessages'
export { readPhoto } from './readPhoto'
