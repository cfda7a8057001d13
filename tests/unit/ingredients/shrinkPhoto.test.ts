import { describe, expect, test, vi } from 'vitest'
import { encodeSmall, type PhotoSize } from '../../../src/ingredients/shrinkPhoto'

/** An encoder whose files have so many bytes for each pixel at the full quality. */
const encoder = (bytesPerPixel: number) =>
  vi.fn(({ width, height }: PhotoSize, quality: number) =>
    Promise.resolve(new Blob([new Uint8Array(Math.round(width * height * quality * bytesPerPixel))])),
  )

const sizesOf = ({ mock }: ReturnType<typeof encoder>) => mock.calls.map(([{ width, height }]) => [width, height])

describe('encodeSmall', () => {
  test.each([
    [{ width: 4000, height: 3000 }, [1024, 768]],
    [{ width: 3000, height: 4000 }, [768, 1024]],
    [{ width: 1025, height: 1025 }, [1024, 1024]],
    [{ width: 1024, height: 700 }, [1024, 700]],
    [{ width: 1, height: 1 }, [1, 1]],
    [{ width: 40_000, height: 3 }, [1024, 1]],
  ])('encodes %j once as %j if that is small enough', async (size, expected) => {
    const encode = encoder(0.2)
    await encodeSmall(encode, size)
    expect(sizesOf(encode)).toEqual([expected])
  })

  test('lowers the quality first, and keeps the size', async () => {
    const encode = encoder(0.7)
    const file = await encodeSmall(encode, { width: 4000, height: 3000 })
    expect(file.size).toBeLessThanOrEqual(400_000)
    expect(new Set(sizesOf(encode).map(String))).toEqual(new Set(['1024,768']))
    const qualities = encode.mock.calls.map(([, quality]) => quality)
    expect(qualities.length).toBeGreaterThan(1)
    expect(qualities).toEqual(qualities.toSorted((a, b) => b - a))
  })

  test('lowers the size where no quality is enough', async () => {
    const encode = encoder(1.5)
    const file = await encodeSmall(encode, { width: 4000, height: 3000 })
    expect(file.size).toBeLessThanOrEqual(400_000)
    const sizes = sizesOf(encode)
    expect(sizes[0]).toEqual([1024, 768])
    expect(sizes.at(-1)?.[0]).toBeLessThan(1024)
    expect(sizes.at(-1)?.[0]).toBeGreaterThanOrEqual(640)
  })

  test('ends with the smallest file of an encoder that never gets below the limit', async () => {
    const encode = encoder(5)
    const file = await encodeSmall(encode, { width: 1024, height: 1024 })
    expect(encode.mock.calls.length).toBeLessThan(30)
    expect(file.size).toBe(
      Math.min(...(await Promise.all(encode.mock.results.map(({ value }) => value))).map(({ size }) => size)),
    )
  })
})
