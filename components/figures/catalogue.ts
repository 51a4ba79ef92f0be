import type { JSX } from 'react'
import { AwarenessFigure } from '#components/figures/AwarenessFigure.tsx'
import { BandFigure } from '#components/figures/BandFigure.tsx'
import { CrossFigure } from '#components/figures/CrossFigure.tsx'
import { EdgeFigure } from '#components/figures/EdgeFigure.tsx'
import { FenceFigure } from '#components/figures/FenceFigure.tsx'
import { frames } from '#components/figures/frame.ts'
import { KalmanFigure } from '#components/figures/KalmanFigure.tsx'
import { labelPlans } from '#components/figures/label-plan.ts'
import type { LabelPlan } from '#components/figures/labels.ts'
import { MeshFigure } from '#components/figures/MeshFigure.tsx'
import { MovementFigure } from '#components/figures/MovementFigure.tsx'
import { PipelineFigure } from '#components/figures/PipelineFigure.tsx'
import { RidgesFigure } from '#components/figures/RidgesFigure.tsx'
import { ScreenlineFigure } from '#components/figures/ScreenlineFigure.tsx'
import { SignalsFigure } from '#components/figures/SignalsFigure.tsx'
import { SocialFigure } from '#components/figures/SocialFigure.tsx'
import { StringlineFigure } from '#components/figures/StringlineFigure.tsx'
import { TensorFigure } from '#components/figures/TensorFigure.tsx'
import { TransitFigure } from '#components/figures/TransitFigure.tsx'
import { VaultFigure } from '#components/figures/VaultFigure.tsx'
import { WeekFigure } from '#components/figures/WeekFigure.tsx'
import type { FigureName } from '#content/figure.ts'

export interface FigureEntry {
  /** Size as an image. */
  readonly width: number
  readonly height: number
  readonly Drawing: () => JSX.Element
  /** Its labels, for figures that carry any. */
  readonly labels: (() => LabelPlan) | undefined
}

const entry = (name: FigureName, Drawing: FigureEntry['Drawing']): FigureEntry => ({
  width: frames[name].width,
  height: frames[name].height,
  Drawing,
  labels: labelPlans[name],
})

/** Every figure that is published as a file. */
export const figures: Readonly<Record<FigureName, FigureEntry>> = {
  movement: entry('movement', MovementFigure),
  social: entry('social', SocialFigure),
  tensor: entry('tensor', TensorFigure),
  vault: entry('vault', VaultFigure),
  signals: entry('signals', SignalsFigure),
  awareness: entry('awareness', AwarenessFigure),
  stringline: entry('stringline', StringlineFigure),
  pipeline: entry('pipeline', PipelineFigure),
  edge: entry('edge', EdgeFigure),
  cross: entry('cross', CrossFigure),
  transit: entry('transit', TransitFigure),
  screenline: entry('screenline', ScreenlineFigure),
  kalman: entry('kalman', KalmanFigure),
  band: entry('band', BandFigure),
  fence: entry('fence', FenceFigure),
  mesh: entry('mesh', MeshFigure),
  ridges: entry('ridges', RidgesFigure),
  week: entry('week', WeekFigure),
}
