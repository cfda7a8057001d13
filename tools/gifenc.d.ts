// The package has no types. This file has those of the functions that tools/animatedGif.mjs calls.
declare module 'gifenc' {
  type Color = [red: number, green: number, blue: number]

  interface FrameOptions {
    readonly palette?: readonly Color[]
    readonly transparent?: boolean
    readonly transparentIndex?: number
    /** In milliseconds. */
    readonly delay?: number
    readonly dispose?: number
  }

  const gifenc: {
    GIFEncoder(): {
      writeFrame(indexes: Uint8Array, width: number, height: number, options: FrameOptions): void
      finish(): void
      bytes(): Uint8Array
      bytesView(): Uint8Array
    }
    nearestColorIndex(palette: readonly Color[], color: Color): number
  }
  export = gifenc
}
