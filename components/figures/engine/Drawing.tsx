import type { ReactNode } from 'react'
import { figureWords } from '#content/en/figures.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { frames, viewBoxOf } from './frame.ts'
import { type FigureGround, ink } from './ink.ts'

interface DrawingProps {
  name: FigureName
  ground: FigureGround
  /** Rules for this figure's own classes; without quotes or angle brackets, which would be escaped. */
  css: string
  children: ReactNode
}

/** A complete file: an SVG root with its own ink, and a title for whoever opens the file by itself. */
export function Drawing({ name, ground, css, children }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBoxOf(frames[name])}>
      <title>{figureWords[name].alt}</title>
      <style>{ink(ground) + css}</style>
      {children}
    </svg>
  )
}
