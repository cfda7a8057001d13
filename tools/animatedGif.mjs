import gifenc from 'gifenc'
import { PNG } from 'pngjs'

const { GIFEncoder, nearestColorIndex } = gifenc

/**
 * @typedef {object} Frame
 * @property {Buffer} png
 * @property {number} milliseconds how long the frame is shown.
 */

/** The last of the 256 colors of a GIF. It marks the pixels that a frame does not change. */
const TRANSPARENT = 255

/**
 * Encodes screenshots of one size as an animated GIF that repeats forever. Each frame after the first contains only
 * the rectangle that changes.
 *
 * @param {readonly Frame[]} frames
 */
export function encodeGif(frames) {
  const images = mergeEqual(frames).map(({ png, milliseconds }) => ({
    ...decodePng(png),
    milliseconds,
  }))
  const colors = commonColors(images.map(({ pixels }) => pixels))
  const toIndex = createColorLookup(colors)
  const palette = Array.from({ length: TRANSPARENT + 1 }, (_, index) => colors[index] ?? toColor(0))

  const gif = GIFEncoder()
  for (const [index, { pixels, width, height, milliseconds }] of images.entries()) {
    const previous = images[index - 1]?.pixels
    const area = previous ? changedArea(previous, pixels, width) : { left: 0, top: 0, width, height }
    const indexes = new Uint8Array(area.width * area.height)
    for (let y = 0; y < area.height; y++)
      for (let x = 0; x < area.width; x++) {
        const offset = (area.top + y) * width + area.left + x
        const pixel = pixels[offset]
        const isChanged = previous?.[offset] !== pixel
        indexes[y * area.width + x] = isChanged ? toIndex(pixel ?? 0) : TRANSPARENT
      }
    const start = gif.bytesView().length
    gif.writeFrame(indexes, area.width, area.height, {
      ...(previous ? { transparent: true, transparentIndex: TRANSPARENT } : { palette }),
      delay: milliseconds,
      dispose: 1,
    })
    if (previous) setPosition(gif.bytesView().subarray(start), area)
  }
  gif.finish()
  return gif.bytes()
}

/**
 * Merges equal consecutive frames into one.
 *
 * @param {readonly Frame[]} frames
 */
function mergeEqual(frames) {
  /** @type {Frame[]} */
  const merged = []
  for (const frame of frames) {
    const previous = merged.at(-1)
    if (previous?.png.equals(frame.png)) previous.milliseconds += frame.milliseconds
    else merged.push({ ...frame })
  }
  return merged
}

/** @param {Buffer} png */
function decodePng(png) {
  const { data, width, height } = PNG.sync.read(png)
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  return { pixels, width, height }
}

/** @param {number} pixel */
const toColor = (pixel) =>
  /** @type {[number, number, number]} */ ([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255])

/**
 * Returns the most frequent colors of the pixels that change. Apart from the edges of letters, a user
 * interface has few colors, so its areas and shadows keep their exact ones.
 *
 * @param {readonly Uint32Array[]} images
 */
function commonColors(images) {
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const [index, pixels] of images.entries()) {
    const previous = images[index - 1]
    for (const [offset, pixel] of pixels.entries())
      if (previous?.[offset] !== pixel) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, TRANSPARENT)
    .map(([pixel]) => toColor(pixel))
}

/** @param {ReturnType<typeof commonColors>} colors */
function createColorLookup(colors) {
  /** @type {Map<number, number>} */
  const indexes = new Map()
  return (/** @type {number} */ pixel) => {
    const known = indexes.get(pixel)
    if (known !== undefined) return known
    const index = nearestColorIndex(colors, toColor(pixel))
    indexes.set(pixel, index)
    return index
  }
}

/**
 * Returns the smallest rectangle that contains all differences between two images.
 *
 * @param {Uint32Array} before
 * @param {Uint32Array} after
 * @param {number} width of the images.
 */
function changedArea(before, after, width) {
  let [left, top, right, bottom] = [width, after.length / width, 0, 0]
  for (let offset = 0; offset < after.length; offset++) {
    if (before[offset] === after[offset]) continue
    const x = offset % width
    const y = Math.floor(offset / width)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = y + 1
  }
  return { left, top, width: right - left, height: bottom - top }
}

/** The length in bytes of a graphic control extension. The image descriptor of a frame follows it (GIF89a, 23). */
const CONTROL_LENGTH = 8
const IMAGE_SEPARATOR = 0x2c

/**
 * Sets the position of a frame in the image, because the encoder puts every frame at the upper left corner.
 *
 * @param {Uint8Array} frame
 * @param {{ left: number, top: number }} position
 */
function setPosition(frame, { left, top }) {
  if (frame[CONTROL_LENGTH] !== IMAGE_SEPARATOR)
    throw new Error('The encoder wrote a frame that does not begin with its descriptor.')
  const view = new DataView(frame.buffer, frame.byteOffset + CONTROL_LENGTH + 1)
  view.setUint16(0, left, true)
  view.setUint16(2, top, true)
}
