/*
 * For the drawings of the simulated day: elements that several figures share. A change takes effect with
 * `npm run results -w content/day`.
 */

import type { ReactNode } from 'react'
import { type Inset, viewBoxOf } from './frame.ts'

/** A part of the map inside a drawing, with everything outside that part clipped. */
export function InsetView({ inset, children }: { inset: Inset; children: ReactNode }) {
  const { at, width, height, scale } = inset
  return (
    <svg x={at.x} y={at.y} width={width * scale} height={height * scale} viewBox={viewBoxOf(inset)} aria-hidden="true">
      {children}
    </svg>
  )
}

/** An amber line over a wider one, which outlines it. The rules of its class come from `amberStroke` (engine/amber.ts). */
export function Cased({ className, d }: { className: string; d: string }) {
  return (
    <>
      <path className={`${className} o`} d={d} />
      <path className={className} d={d} />
    </>
  )
}
