/** The longest side of a photo that is sent, in pixels. */
const MAX_SIDE = 1024
/** The largest file that is sent, in bytes. A proxy of the page lets 1 MB pass, and base64 takes a third more. */
const MAX_BYTES = 400_000
/** Worse qualities blur small foods more than fewer pixels do. */
const QUALITIES = [0.8, 0.7, 0.6, 0.5]
/** What the sides are multiplied by where no quality is enough. */
const SCALES = [1, 0.8, 0.64, 0.5, 0.25]

/** The size of a picture, in pixels. */
export interface PhotoSize {
  readonly width: number
  readonly height: number
}

/** Why a file cannot be sent as a photo. */
export type PhotoProblem =
  /** An iPhone's format, which most browsers cannot read. */
  | 'heic'
  /** A broken picture, or a file of another kind. */
  | 'unreadable'

/** A file that the browser cannot read as a picture. */
export class PhotoError extends Error {
  override name = 'PhotoError'
  readonly problem: PhotoProblem
  constructor(problem: PhotoProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

/**
 * Makes a photo small: at most {@link MAX_SIDE} pixels, as JPEG. `createImageBitmap` turns it upright. A canvas draws it again,
 * which drops the camera's notes in the file, such as the place and the time.
 *
 * @returns a data URL.
 * @throws {PhotoError} if the browser cannot read the file as a picture.
 */
export async function shrinkPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch(async (error: unknown) => {
    throw new PhotoError((await isHeic(file)) ? 'heic' : 'unreadable', String(error))
  })
  try {
    return await readDataUrl(await encodeSmall((size, quality) => encodeJpeg(picture, size, quality), picture))
  } finally {
    picture.close()
  }
}

/**
 * Encodes a picture until the file is small enough: with a lower quality, then with fewer pixels.
 *
 * @returns the last file, which is the smallest.
 */
export async function encodeSmall(
  encode: (size: PhotoSize, quality: number) => Promise<Blob>,
  { width, height }: PhotoSize,
): Promise<Blob> {
  let file = new Blob()
  for (const scale of SCALES)
    for (const quality of QUALITIES) {
      const factor = scale * Math.min(1, MAX_SIDE / Math.max(width, height))
      file = await encode({ width: scaled(width, factor), height: scaled(height, factor) }, quality)
      if (file.size <= MAX_BYTES) return file
    }
  return file
}

const scaled = (side: number, factor: number) => Math.max(1, Math.round(side * factor))

function encodeJpeg(picture: ImageBitmap, { width, height }: PhotoSize, quality: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new PhotoError('unreadable', 'The browser has no canvas.')
  // JPEG has no transparency, and an empty canvas is black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const readDataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** Whether a file says that it is HEIC: by its type, its name, or the brand in its first bytes. */
async function isHeic(file: File): Promise<boolean> {
  if (/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return true
  // A file that cannot be read at all does not say it.
  const start = await file
    .slice(4, 12)
    .text()
    .catch(() => '')
  return /^ftyp(?:hei[cmsx]|hev[cmx]|mif1|msf1)/.test(start)
}
