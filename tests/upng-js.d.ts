declare module 'upng-js' {
  interface Image {
    width: number
    height: number
  }
  interface Upng {
    /** A PNG of frames of RGBA pixels, in at most `colors` colours. */
    encode(frames: readonly ArrayBuffer[], width: number, height: number, colors: number): ArrayBuffer
    decode(file: ArrayBuffer): Image
    /** The pixels of each frame, four bytes each. */
    toRGBA8(image: Image): ArrayBuffer[]
  }
  const upng: Upng
  export default upng
}
