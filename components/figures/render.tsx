import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Figure } from '#components/figures/engine/figure.ts'
import { viewBoxOf } from '#components/figures/engine/frame.ts'
import { ink } from '#components/figures/engine/ink.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { figureWords } from '#words/figures.ts'
import { figureOf } from './figures.ts'

/** The text of a figure's file: one SVG document. */
export const renderFigure = (name: FigureName): string =>
  renderToStaticMarkup(createElement(DrawingFile, { figure: figureOf(name), title: figureWords[name].alt }))

/**
 * The complete SVG file of a figure.
 *
 * @param title shown by a browser that opens the file by itself
 */
function DrawingFile({ figure, title }: { figure: Figure; title: string }) {
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
