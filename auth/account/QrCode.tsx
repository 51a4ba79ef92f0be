import { useMemo } from 'react'
import { qrDrawing, quietZone } from './qr-code.ts'

/** A text as a QR code, black on white in every scheme, because few apps read one that is light on dark. */
export function QrCode({ text, description }: { text: string; description: string }) {
  const { size, path } = useMemo(() => qrDrawing(text), [text])
  const width = size + 2 * quietZone
  return (
    <svg
      className="qr"
      viewBox={`${-quietZone} ${-quietZone} ${width} ${width}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={description}
    >
      <rect x={-quietZone} y={-quietZone} width={width} height={width} />
      <path d={path} />
    </svg>
  )
}
