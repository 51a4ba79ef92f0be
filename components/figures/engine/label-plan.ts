import { bandLabels } from '#components/figures/drawings/BandFigure.tsx'
import { fenceLabels } from '#components/figures/drawings/FenceFigure.tsx'
import { kalmanLabels } from '#components/figures/drawings/KalmanFigure.tsx'
import { meshLabels } from '#components/figures/drawings/MeshFigure.tsx'
import { panel, panelAt } from '#components/figures/drawings/PipelineFigure.tsx'
import { ridgeLabels } from '#components/figures/drawings/RidgesFigure.tsx'
import { hourAcross, screenline } from '#components/figures/drawings/ScreenlineFigure.tsx'
import { acrossAt, heightOf, stringline } from '#components/figures/drawings/StringlineFigure.tsx'
import { hourAt, tensorGrid } from '#components/figures/drawings/TensorFigure.tsx'
import { bridgeMarks, busiestBridge } from '#components/figures/drawings/TransitFigure.tsx'
import { weekLabels } from '#components/figures/drawings/WeekFigure.tsx'
import { placeRadius, tripLine } from '#components/figures/marks/trip-line.ts'
import { day } from '#content/day/day.ts'
import { item } from '#content/day/item.ts'
import { fence } from '#content/day/track/geofence.ts'
import { clockTime, shortDuration } from '#content/day/words/clock.ts'
import { decimal } from '#content/day/words/print.ts'
import { figureLabels } from '#content/en/figures.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { frames } from './frame.ts'
import type { FigureLabel, LabelPlan } from './labels.ts'

const none = { circles: [], lines: [] } as const

const hourName = (hour: number) => `${String(hour).padStart(2, '0')} h`

function movement(): LabelPlan {
  const { places, short, trips } = day()
  const circles = places.map((place) => ({ x: place.x, y: place.y, radius: placeRadius(place.minutes) }))
  const labels = places.map(
    (place): FigureLabel => ({
      kind: 'mark',
      text: `S${place.id}`,
      detail: shortDuration(place.minutes),
      hot: place === short,
      at: place,
      clear: placeRadius(place.minutes),
    }),
  )
  return { labels, avoid: { circles, lines: trips.map(tripLine) }, kind: 'map' }
}

function tensor(): LabelPlan {
  const labels = [0, 6, 12, 18].map((hour): FigureLabel => {
    const { x, y } = hourAt(hour - (hour % tensorGrid.perRow))
    return { kind: 'axis', text: hourName(hour), at: { x, y: y - 5 }, align: 'start' }
  })
  return { labels, avoid: none, kind: 'small' }
}

function signals(): LabelPlan {
  const { rangings, radioFix } = day()
  const marks = rangings.map(({ anchor }) => ({ ...anchor, radius: 8 }))
  const ellipse = { x: radioFix.x, y: radioFix.y, radius: radioFix.ellipse.minor }
  const labels = rangings.map(
    ({ anchor, dBm }): FigureLabel => ({ kind: 'mark', text: `${decimal(dBm, 0)} dBm`, at: anchor, clear: 8 }),
  )
  const lines = rangings.map(({ anchor }) => [anchor, { x: radioFix.x, y: radioFix.y }])
  return { labels, avoid: { circles: [...marks, ellipse], lines }, kind: 'small' }
}

function awareness(): LabelPlan {
  const { short, places, trips } = day()
  const { left, top, width, height } = frames.awareness
  const around = trips.filter((trip) => trip.to === short.id || trip.from === short.id)
  const named = places.filter((place) => around.some((trip) => trip.from === place.id || trip.to === place.id))
  const isShown = ({ x, y }: { x: number; y: number }) => x > left && x < left + width && y > top && y < top + height
  const marks = named.filter(isShown).map(
    (place): FigureLabel => ({
      kind: 'mark',
      text: `S${place.id}`,
      hot: place === short,
      at: place,
      clear: place === short ? 7 : 3,
    }),
  )
  const corner = fence.reduce((highest, point) => (point.y < highest.y ? point : highest))
  const labels: FigureLabel[] = [...marks, { kind: 'mark', text: figureLabels.fence, at: corner, clear: 2 }]
  const outline = [...fence, item(fence, 0)]
  const circles = named.map((place) => ({ x: place.x, y: place.y, radius: place === short ? 7 : 3 }))
  return { labels, avoid: { circles, lines: [outline, ...around.map(tripLine)] }, kind: 'map' }
}

function stringlinePlan(): LabelPlan {
  const { stays, short, kept } = day()
  const { height, km, kmStep } = stringline
  const marks = stays.map((stay): FigureLabel => {
    const at = { x: acrossAt((stay.arrive + stay.leave) / 2), y: heightOf(stay) }
    const isShort = stay.place === short.id
    const text = isShort ? `S${stay.place} ${clockTime(stay.arrive)}` : `S${stay.place}`
    return { kind: 'mark', text, hot: isShort, at, clear: 8, above: !isShort }
  })
  const hours = [6, 12, 18].map(
    (hour): FigureLabel => ({
      kind: 'axis',
      text: clockTime(hour * 60),
      at: { x: acrossAt(hour * 60) + 5, y: 8 },
      align: 'start',
    }),
  )
  const kilometres = [1, 2, 3].map(
    (step): FigureLabel => ({
      kind: 'axis',
      text: `${step * kmStep} km`,
      at: { x: 6, y: height * (1 - (step * kmStep) / km) - 5 },
      align: 'start',
    }),
  )
  const bars = stays.map((stay) => [
    { x: acrossAt(stay.arrive), y: heightOf(stay) },
    { x: acrossAt(stay.leave), y: heightOf(stay) },
  ])
  const track = kept.map((fix) => ({ x: acrossAt(fix.t), y: heightOf(fix) }))
  return { labels: [...hours, ...kilometres, ...marks], avoid: { circles: [], lines: [...bars, track] }, kind: 'chart' }
}

function pipeline(): LabelPlan {
  const labels = figureLabels.panels.map((text, index): FigureLabel => {
    const { x, y } = panelAt(index)
    return { kind: 'axis', text, at: { x: x + 8, y: y + panel.height - 7 }, align: 'start' }
  })
  return { labels, avoid: none, kind: 'map' }
}

function transit(): LabelPlan {
  const marks = bridgeMarks()
  const labels = marks.map((bridge, index): FigureLabel => {
    const text = `${item(figureLabels.bridges, index)} ${bridge.crossings}`
    return { kind: 'mark', text, hot: index === busiestBridge(), at: bridge, clear: bridge.radius }
  })
  return { labels, avoid: { circles: marks, lines: [] }, kind: 'map' }
}

function screenlinePlan(): LabelPlan {
  const { peaks } = day()
  const bridges = screenline.rows.map(
    (row, index): FigureLabel => ({
      kind: 'axis',
      text: item(figureLabels.bridges, index),
      at: { x: 6, y: row - 8 },
      align: 'start',
    }),
  )
  const hours = [9, 13, 17].map(
    (hour): FigureLabel => ({
      kind: 'axis',
      text: clockTime(hour * 60),
      at: { x: hourAcross(hour) + 5, y: 6 },
      align: 'start',
    }),
  )
  const busiest = busiestBridge()
  const peak = item(peaks, busiest)
  const hot: FigureLabel = {
    kind: 'mark',
    text: `${clockTime(peak.quarterFrom)}: ${peak.quarter}`,
    hot: true,
    at: {
      x: hourAcross(peak.quarterFrom / 60 + 0.125),
      y: item(screenline.rows, busiest) - peak.quarter * screenline.unit,
    },
    clear: 2,
    above: true,
  }
  return { labels: [...bridges, ...hours, hot], avoid: none, kind: 'chart' }
}

/** Figures that carry labels. */
export const labelPlans: Partial<Record<FigureName, () => LabelPlan>> = {
  movement,
  tensor,
  signals,
  awareness,
  stringline: stringlinePlan,
  pipeline,
  transit,
  screenline: screenlinePlan,
  kalman: kalmanLabels,
  band: bandLabels,
  fence: fenceLabels,
  mesh: meshLabels,
  ridges: ridgeLabels,
  week: weekLabels,
}
