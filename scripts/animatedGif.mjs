import gifenc from 'gifenc'
import { PNG } from 'pngjs'

const { GIFEncoder, nearestColorIndex } = gifenc

/**
 * @typedef {object} Frame
 * @property {Buffer} png
 * @property {number} milliseconds how long the frame is shown.
 */

/** A GIF has 256 colors. The last one stands for the pixels that a frame leaves as they are. */
const TRANSPARENT = 255

/**
 * Encodes screenshots of one size as an animated GIF that repeats without end. Each frame but the first holds only the
 * rectangle that changes.
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
  for (const [number, { pixels, width, height, milliseconds }] of images.entries()) {
    const before = images[number - 1]?.pixels
    const area = before ? changedArea(before, pixels, width) : { left: 0, top: 0, width, height }
    const indexes = new Uint8Array(area.width * area.height)
    for (let y = 0; y < area.height; y++)
      for (let x = 0; x < area.width; x++) {
        const place = (area.top + y) * width + area.left + x
        const pixel = pixels[place]
        const isChanged = before?.[place] !== pixel
        indexes[y * area.width + x] = isChanged ? toIndex(pixel ?? 0) : TRANSPARENT
      }
    const start = gif.bytesView().length
    gif.writeFrame(indexes, area.width, area.height, {
      ...(before ? { transparent: true, transparentIndex: TRANSPARENT } : { palette }),
      delay: milliseconds,
      dispose: 1,
    })
    if (before) setPosition(gif.bytesView().subarray(start), area)
  }
  gif.finish()
  return gif.bytes()
}

/**
 * Makes one frame of equal frames that follow each other.
 *
 * @param {readonly Frame[]} frames
 */
function mergeEqual(frames) {
  /** @type {Frame[]} */
  const merged = []
  for (const frame of frames) {
    const before = merged.at(-1)
    if (before?.png.equals(frame.png)) before.milliseconds += frame.milliseconds
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
 * Returns the most frequent colors of the pixels that change. A user interface has few colors beside the edges of its
 * letters, so its areas and shadows keep their exact colors.
 *
 * @param {readonly Uint32Array[]} images
 */
function commonColors(images) {
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const [number, pixels] of images.entries()) {
    const before = images[number - 1]
    for (const [place, pixel] of pixels.entries())
      if (before?.[place] !== pixel) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
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
 * Returns the smallest rectangle that holds all differences of two images.
 *
 * @param {Uint32Array} before
 * @param {Uint32Array} after
 * @param {number} width of the images.
 */
function changedArea(before, after, width) {
  let [left, top, right, bottom] = [width, after.length / width, 0, 0]
  for (let place = 0; place < after.length; place++) {
    if (before[place] === after[place]) continue
    const x = place % width
    const y = Math.floor(place / width)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = y + 1
  }
  return { left, top, width: right - left, height: bottom - top }
}

/** The bytes of a graphic control extension, which stands before the image descriptor of a frame (GIF89a, 23). */
const CONTROL_LENGTH = 8
const IMAGE_SEPARATOR = 0x2c

/**
 * Puts a frame at its place in the image. The encoder itself puts all frames at the upper left corner.
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
