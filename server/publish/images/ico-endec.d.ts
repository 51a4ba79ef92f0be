declare module 'ico-endec' {
  interface IcoEndec {
    /** An ICO file of PNG images, each of at most 256 by 256 pixels. */
    encode(images: readonly Buffer[]): Buffer
    decode(file: Buffer): { width: number; height: number; imageType: 'png' | 'bmp'; imageData: Buffer }[]
  }
  const icoEndec: IcoEndec
  export default icoEndec
}
