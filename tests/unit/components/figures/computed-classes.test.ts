import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FigureFrame } from '#components/figures/FigureFrame.tsx'
import { figureNames } from '#content/schema/figure.ts'

describe.each(figureNames)('the figure %s', (figure) => {
  it.each([undefined, 'low', 'cover'] as const)('has classes that Tailwind finds, at the fit %s', (fit) => {
    expect(renderToStaticMarkup(createElement(FigureFrame, { figure, fit }))).toContain('class="plate')
  })
})
