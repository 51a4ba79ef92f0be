import { correction, generate } from 'lean-qr/nano'

/** Light modules around a code (ISO/IEC 18004 asks for four). */
export const quietZone = 4

/** A QR code as a path of its dark modules, each one unit wide. */
export interface QrDrawing {
  /** Modules in each direction, without the quiet zone. */
  size: number
  /** The path data: one rectangle for each run of dark modules in a row. */
  path: string
}

/** Draws a text as a QR code, with error correction at level M or higher. @throws {Error} when the text is too long */
export function qrDrawing(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M })
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      const from = x
      while (code.get(x, y)) x++
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
    }
  return { size: code.size, path }
}
