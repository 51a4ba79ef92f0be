import type { JSX } from 'react'
import { AwarenessFigure } from '#components/figures/drawings/AwarenessFigure.tsx'
import { BandFigure } from '#components/figures/drawings/BandFigure.tsx'
import { CrossFigure } from '#components/figures/drawings/CrossFigure.tsx'
import { EdgeFigure } from '#components/figures/drawings/EdgeFigure.tsx'
import { FenceFigure } from '#components/figures/drawings/FenceFigure.tsx'
import { KalmanFigure } from '#components/figures/drawings/KalmanFigure.tsx'
import { MeshFigure } from '#components/figures/drawings/MeshFigure.tsx'
import { MovementFigure } from '#components/figures/drawings/MovementFigure.tsx'
import { PipelineFigure } from '#components/figures/drawings/PipelineFigure.tsx'
import { RidgesFigure } from '#components/figures/drawings/RidgesFigure.tsx'
import { ScreenlineFigure } from '#components/figures/drawings/ScreenlineFigure.tsx'
import { SignalsFigure } from '#components/figures/drawings/SignalsFigure.tsx'
import { SocialFigure } from '#components/figures/drawings/SocialFigure.tsx'
import { StringlineFigure } from '#components/figures/drawings/StringlineFigure.tsx'
import { TensorFigure } from '#components/figures/drawings/TensorFigure.tsx'
import { TransitFigure } from '#components/figures/drawings/TransitFigure.tsx'
import { VaultFigure } from '#components/figures/drawings/VaultFigure.tsx'
import { WeekFigure } from '#components/figures/drawings/WeekFigure.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import { frames } from './frame.ts'
import { labelPlans } from './label-plan.ts'
import type { LabelPlan } from './labels.ts'

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
