import { expect, type Page } from '@playwright/test'

/** The button, the foods and the words about them, found by role and name. */
export const photoUi = (page: Page) => {
  const group = page.getByRole('group', { name: 'Foods in the photo' })
  return {
    button: page.getByRole('button', { name: 'Add from a photo' }),
    status: page.getByRole('status', { name: 'The photo' }),
    stopButton: page.getByRole('button', { name: 'Stop reading the photo' }),
    retryButton: page.getByRole('button', { name: 'Try again' }),
    group,
    boxes: group.getByRole('checkbox'),
    addButton: group.getByRole('button', { name: /^Add \d+$/ }),
  }
}

/** A file to choose. */
export interface PhotoFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Presses the button and chooses a file. */
export async function choosePhoto(page: Page, file: PhotoFile) {
  const opened = page.waitForEvent('filechooser')
  await photoUi(page).button.click()
  await (await opened).setFiles(file)
}

interface Picture {
  readonly width: number
  readonly height: number
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Transparent, else random colours, which compress badly. */
  readonly isTransparent?: boolean
}

/** Draws a picture in the browser and returns the bytes of its file. */
export async function drawPicture(page: Page, picture: Picture): Promise<Buffer> {
  const url = await page.evaluate(async ({ width, height, type, isTransparent }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser has no canvas.')
    const pixels = new Uint8ClampedArray(4 * width * height)
    let seed = 7
    if (!isTransparent)
      for (const index of pixels.keys()) {
        seed = (seed * 1103515245 + 12345) % 2147483648
        pixels[index] = index % 4 === 3 ? 255 : seed >> 16
      }
    context.putImageData(new ImageData(pixels, width, height), 0, 0)
    const file = await canvas.convertToBlob({ type, quality: 0.9 })
    const reader = new FileReader()
    reader.readAsDataURL(file)
    await new Promise((resolve) => reader.addEventListener('load', resolve))
    return String(reader.result)
  }, picture)
  return Buffer.from(url.slice(url.indexOf(',')), 'base64')
}

/** Adds an EXIF block to a JPEG: to be turned by a quarter, and a place. */
export function withExif(jpeg: Buffer): Buffer {
  const short = (value: number) => [value >> 8, value & 255]
  const long = (value: number) => [...short(value >>> 16), ...short(value & 65535)]
  const orientation = [...short(0x112), ...short(3), ...long(1), ...short(6), ...short(0)]
  const placePointer = [...short(0x8825), ...short(4), ...long(1), ...long(38)]
  // One entry: GPSLatitudeRef "N".
  const place = [...short(1), ...short(1), ...short(2), ...long(2), 78, 0, 0, 0, ...long(0)]
  const tiff = [
    0x4d,
    0x4d,
    ...short(42),
    ...long(8),
    ...short(2),
    ...orientation,
    ...placePointer,
    ...long(0),
    ...place,
  ]
  const block = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff]
  const head = Buffer.from([0xff, 0xe1, ...short(block.length + 2), ...block])
  return Buffer.concat([jpeg.subarray(0, 2), head, jpeg.subarray(2)])
}

/** The picture of a request to a model, and the other parts of its message. */
export function sentPicture(body: unknown) {
  const text = JSON.stringify(body)
  const pictures = [...text.matchAll(/"data:image\/jpeg;base64,([^"]+)"/g)]
  expect(pictures).toHaveLength(1)
  expect(text.match(/"type":"\w+"/g)?.toSorted()).toEqual(['"type":"image_url"', '"type":"text"'])
  return Buffer.from(pictures[0]?.[1] ?? '', 'base64')
}

/** Reads the size of a JPEG file from its frame header. */
export function sizeOfJpeg(jpeg: Buffer): { width: number; height: number } {
  let place = 2
  while (place < jpeg.length) {
    const marker = jpeg[place + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: jpeg.readUInt16BE(place + 5), width: jpeg.readUInt16BE(place + 7) }
    place += 2 + jpeg.readUInt16BE(place + 2)
  }
  throw new Error('This is no JPEG.')
}

/** Returns the colour in the middle of a picture: red, green and blue. */
export const colourInTheMiddle = (page: Page, jpeg: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      context?.drawImage(picture, -Math.floor(picture.width / 2), -Math.floor(picture.height / 2))
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
    },
    [...jpeg],
  )
