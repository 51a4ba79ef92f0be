import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DrawingFile } from '#components/figures/engine/DrawingFile.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import { figureWords } from '#words/figures.ts'
import { figureOf } from './figures.ts'

/** The text of a figure's file: one SVG document. */
export const renderFigure = (name: FigureName): string =>
  renderToStaticMarkup(createElement(DrawingFile, { figure: figureOf(name), title: figureWords[name].alt }))
