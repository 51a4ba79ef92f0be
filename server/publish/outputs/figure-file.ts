import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { viewBoxOf } from '#components/figures/engine/frame.ts'
import { ink } from '#components/figures/engine/ink.ts'
import { figureOf } from '#components/figures/figures.ts'
import type { Drawing } from '#content/day/format.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { resultText } from '#server/publish/day-results.ts'
import { figureWords } from '#words/figures.ts'

/** The text of a figure's file: one SVG document. Its title is shown by a browser that opens the file by itself. */
export function figureFile(name: FigureName): string {
  const { css, elements }: Drawing = JSON.parse(resultText(`drawings/${name}.json`))
  const { frame, ground, extent } = figureOf(name)
  const size = extent === 'tile' ? { width: frame.width, height: frame.height } : undefined
  const head = [
    createElement('title', { key: 't' }, figureWords[name].alt),
    createElement('style', { key: 's' }, ink(ground) + css),
  ]
  return renderToStaticMarkup(
    createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: viewBoxOf(frame),
      ...size,
      dangerouslySetInnerHTML: { __html: renderToStaticMarkup(head) + elements.join('') },
    }),
  )
}
