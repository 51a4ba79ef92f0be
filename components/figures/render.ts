import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { figures } from '#components/figures/catalogue.ts'
import type { FigureName } from '#content/figure.ts'

/** The text of a figure's file: one complete SVG document without React's marks. */
export const renderFigure = (name: FigureName): string => renderToStaticMarkup(createElement(figures[name].Drawing))
