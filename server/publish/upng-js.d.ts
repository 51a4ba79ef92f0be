declare module 'upng-js' {
  interface Upng {
    /** A PNG of frames of RGBA pixels, in at most `colors` colours. */
    encode(frames: readonly ArrayBuffer[], width: number, height: number, colors: number): ArrayBuffer
  }
  const upng: Upng
  export default upng
}
