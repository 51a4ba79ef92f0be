import type { Figure } from './figure.ts'
import { viewBoxOf } from './frame.ts'
import { ink } from './ink.ts'

/**
 * The complete SVG file of a figure.
 *
 * @param title shown by a browser that opens the file by itself
 */
export function DrawingFile({ figure, title }: { figure: Figure; title: string }) {
  const { frame, ground, css, extent, Drawing } = figure
  const size = extent === 'tile' ? { width: frame.width, height: frame.height } : undefined
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBoxOf(frame)} {...size}>
      <title>{title}</title>
      <style>{ink(ground) + css}</style>
      <Drawing />
    </svg>
  )
}
