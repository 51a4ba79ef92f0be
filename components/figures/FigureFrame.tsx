/*
 * Shows a figure on a page: the drawing as an image, its labels over it in the language of the page, and its caption. Figures of
 * pages and of articles all pass through here.
 */

import type { ReactNode } from 'react'
import { viewBoxOf } from '#components/figures/engine/frame.ts'
import { inWords, type PlacedLabel, placeLabels } from '#components/figures/engine/labels.ts'
import { oneDecimal } from '#components/figures/engine/one-decimal.ts'
import type { ComputedFigure } from '#content/data-tables.ts'
import { type FigureName, figureAddress, figureDataAddress } from '#content/schema/figure.ts'
import { figureData, figureWords } from '#words/figures.ts'
import { dataPage } from '#words/pages/publications/data.ts'
import { computedClass } from './computed-classes.ts'
import { figureOf } from './figures.ts'

interface FigureFrameProps {
  figure: FigureName
  /** Whether labels are long, with their details. */
  labels?: 'none' | 'short' | 'long' | undefined
  /** True for a figure in sight when the page opens. */
  eager?: boolean | undefined
  /**
   * How the drawing fits a plate of another shape. `low`: the plate is at most two thirds as high as wide, and a higher drawing
   * is shown smaller. `cover` and `cover-foot`: it fills the plate, and is cropped around its middle or its foot.
   */
  fit?: Fit | undefined
  /** Replaces the figure's default alternative text. */
  alt?: string | undefined
  className?: string | undefined
}

type Fit = 'low' | 'cover' | 'cover-foot'

const fits: Record<Fit, { plate: string; preserveAspectRatio?: string }> = {
  low: { plate: 'plate plate-low' },
  cover: { plate: 'plate plate-cover', preserveAspectRatio: 'xMidYMid slice' },
  'cover-foot': { plate: 'plate plate-cover [--subject:50%_100%]', preserveAspectRatio: 'xMidYMax slice' },
}

/** A figure as an image, with its labels over it as text in the page's own font. */
export function FigureFrame({ figure, labels = 'short', eager = false, fit, alt, className = '' }: FigureFrameProps) {
  const { width, height } = figureOf(figure).frame
  return (
    <div className={`${fit ? fits[fit].plate : 'plate'} ${opening(figure)} ${className}`}>
      <img
        src={figureAddress(figure)}
        width={width}
        height={height}
        alt={alt ?? figureWords[figure].alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
      {labels !== 'none' && <FigureLabels figure={figure} long={labels === 'long'} fit={fit} />}
    </div>
  )
}

/** Class of a long figure that says where it opens on a small screen. */
function opening(figure: FigureName): string {
  const { frame, extent } = figureOf(figure)
  const label = extent === 'long' && placedLabels(figure, false)?.find((placed) => placed.label.hot)?.label
  if (!label || label.kind === 'line') return ''
  return computedClass(`opens-at-${Math.round((100 * (label.at.x - frame.left)) / frame.width)}`)
}

interface FigureLabelsProps {
  figure: FigureName
  long: boolean
  fit: Fit | undefined
}

/** The labels of a figure. They are hidden from assistive technology, which has the figure's alternative text. */
function FigureLabels({ figure, long, fit }: FigureLabelsProps) {
  const labels = placedLabels(figure, long)
  if (!labels) return null
  const { frame } = figureOf(figure)
  const units = fit === 'low' ? Math.max(frame.width, 1.5 * frame.height) : frame.width
  return (
    <svg
      viewBox={viewBoxOf(frame)}
      preserveAspectRatio={fit && fits[fit].preserveAspectRatio}
      className={computedClass(`labels-${units}`)}
      aria-hidden="true"
    >
      {labels.map(({ label, x, y, align }) => (
        <text
          key={`${label.text}-${x}-${y}`}
          x={oneDecimal(x)}
          y={oneDecimal(y)}
          textAnchor={align === 'start' ? undefined : align}
          className={labelClass(label)}
        >
          {label.text}
          {long && label.detail !== undefined && <tspan> {label.detail}</tspan>}
        </text>
      ))}
    </svg>
  )
}

function labelClass({ kind, hot, onAmber, text }: PlacedLabel['label']): string | undefined {
  if (kind === 'line') return 'on-line'
  if (onAmber) return 'hot on-amber'
  if (kind === 'mark' && isName(text)) return 'name'
  return hot ? 'hot' : undefined
}

/** Whether a label is the name of a place, and no code, number or unit. */
const isName = (text: string): boolean => /^\p{Letter}{3}\P{Number}*$/u.test(text)

type Labels = readonly PlacedLabel[] | undefined
const placedByFigure = new Map<string, Labels>()

/**
 * The labels of a figure at their places; undefined for a figure without labels. Cached for all pages: a thousand articles may show
 * one figure, and the search for places takes time.
 * @param long with the details of the labels
 */
export function placedLabels(figure: FigureName, long: boolean): Labels {
  const key = `${figure} ${long}`
  if (!placedByFigure.has(key)) placedByFigure.set(key, placed(figure, long))
  return placedByFigure.get(key)
}

function placed(name: FigureName, long: boolean): Labels {
  const { frame, labels } = figureOf(name)
  return labels && placeLabels(inWords(labels), frame, long)
}

interface CroppedFigureProps {
  figure: FigureName
  /** Whether its box is higher than wide. */
  shape?: 'wide' | 'tall'
  /** Its size. */
  className: string
}

/**
 * A figure in a link to the page that explains it, cropped to its box, without labels. Its alternative text is empty,
 * because the link has a text.
 */
export function CroppedFigure({ figure, shape = 'wide', className }: CroppedFigureProps) {
  const { width, height } = figureOf(figure).frame
  const part = parts[figure]
  const place = part === undefined ? className : `absolute left-0 w-full max-w-none ${part}`
  const image = (
    <img
      className={`object-cover ${subjects[shape][figure] ?? ''} ${place}`}
      src={figureAddress(figure)}
      width={width}
      height={height}
      alt=""
      loading="lazy"
    />
  )
  return part === undefined ? image : <div className={`relative overflow-hidden ${className}`}>{image}</div>
}

/**
 * Top and height of a figure of which a part fills the box of a crop: the first of two panels, as a sliver of the other says
 * nothing, or what is beside a legend, whose words a crop leaves out.
 */
const parts: Partial<Record<FigureName, string>> = {
  junction: 'top-[-10%] h-[120%]',
  cells: 'top-[-10.6%] h-[179.5%]',
  mixing: 'top-0 h-[198%]',
}

/** `object-position` of figures whose subject is off-centre, so that cropping keeps the subject. */
const subjects: Record<'wide' | 'tall', Partial<Record<FigureName, string>>> = {
  wide: {
    crowd: 'object-[50%_0]',
    screenline: 'object-[12%_50%]',
    stringline: 'object-[66%_50%]',
    kalman: 'object-[0_50%]',
    vault: 'object-[50%_6%]',
    social: 'object-[50%_40%]',
    mesh: 'object-[50%_100%]',
    pipeline: 'object-[50%_92%]',
    signals: 'object-[50%_45%]',
    convoy: 'object-[14%_100%]',
    junction: 'object-[100%_50%] max-narrow:object-[62%_50%]',
    warning: 'object-[50%_0]',
    mixing: 'object-[75%_0] max-narrow:object-[25%_0]',
  },
  tall: {
    movement: 'object-[70%_50%]',
    tensor: 'object-[22%_50%]',
    social: 'object-[42%_50%]',
    signals: 'object-[64%_50%]',
  },
}

interface FigureCaptionProps {
  figure: ComputedFigure
  className?: string | undefined
  children: ReactNode
}

/** Caption of a computed figure, with a link to its data. */
export function FigureCaption({ figure, className, children }: FigureCaptionProps) {
  return (
    <figcaption className={className}>
      {children} <FigureDataLink figure={figure} />
    </figcaption>
  )
}

/** Link from a computed figure to the tables that it is drawn from. */
export function FigureDataLink({ figure }: { figure: ComputedFigure }) {
  const { href, label, context } = figureDataLink(figure)
  return (
    <a className="print:hidden" href={href}>
      {label}
      <span className="sr-only">, {context}</span>
    </a>
  )
}

/** The link's label is one word; screen readers read the figure's name after it, because a page has several such links. */
export const figureDataLink = (figure: ComputedFigure) => ({
  label: figureData,
  href: figureDataAddress(figure),
  context: dataPage.figures.names[figure],
})
