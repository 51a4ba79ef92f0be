import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FigureName } from '#content/schema/figure.ts'
import { figures } from './catalogue.ts'

/** The text of a figure's file: one complete SVG document without React's marks. */
export const renderFigure = (name: FigureName): string => renderToStaticMarkup(createElement(figures[name].Drawing))
