/* /about/precision: how exact a position, a time and a behaviour are, by which steps, and where they are not. */

import type { ReactNode } from 'react'
import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { DataTable, type DataTableProps } from '#components/ui/DataTable.tsx'
import { FoldedUntilWide } from '#components/ui/FoldedUntilWide.tsx'
import { letter } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { Tally, TallyLink } from '#components/ui/Tally.tsx'
import { LargeFigure, UnbrokenText } from '#components/ui/text.tsx'
import type { ComputedFigure } from '#content/data-tables.ts'
import scatter from '#content/day/results/scatter.json' with { type: 'json' }
import track from '#content/day/results/track.json' with { type: 'json' }
import { claimNumber } from '#content/facts/claims.ts'
import { layout } from '#words/layout.ts'
import { precision } from '#words/pages/precision.ts'
import { cardinal, decimal } from '#words/print.ts'
import { Rings } from './Rings.tsx'
import { Impact, ScaleSection } from './ScaleSection.tsx'

/** Links to the page's sections: three kinds of precision, each with its figure, then the others. */
export function PrecisionIndex() {
  const { label, measures, more } = precision.index
  return (
    <Tally label={label}>
      {measures.map(({ value, unit, spoken, title, text, href }) => (
        <TallyLink
          href={href}
          onPhone="row"
          title={title}
          text={text}
          figure={
            <span className="before-scale -ml-[0.03em] pt-[0.06em] text-display-3 font-bold! wrap-anywhere fr:text-display-2 max-wide:text-display-4 fr:max-wide:text-display-3 max-narrow:row-span-2 max-narrow:text-display-3 fr:max-narrow:text-display-2">
              <LargeFigure value={value} unit={unit} spoken={spoken} />
            </span>
          }
          key={href}
        />
      ))}
      <ul className="tally-entry p-0 max-narrow:col-span-full">
        {more.map((link) => (
          <li className="border-b border-rule" key={link.href}>
            <a className="block px-in py-2 no-underline hover:underline focus-visible:underline" href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </Tally>
  )
}

/** Classes of a figure in its fields. */
const figurePlaces = {
  'field-2-3': 'field-2-3 border-t-2 border-ink bg-ground p-0',
  'field-2-4': 'field-2-4 border-t-2 border-ink bg-ground p-0',
}

interface NumberedFigureProps {
  figure: ComputedFigure
  place: keyof typeof figurePlaces
  number: string
  caption: string
  /** The drawing. */
  children: ReactNode
}

/** A figure whose caption begins with its number. */
function NumberedFigure({ figure, place, number, caption, children }: NumberedFigureProps) {
  return (
    <figure className={figurePlaces[place]}>
      {children}
      <FigureCaption figure={figure}>
        <b>{number}</b> {caption}
      </FigureCaption>
    </figure>
  )
}

/** Section on habits: the movements that repeat from day to day. */
export function Behavioural() {
  const { scale, title, text, figure, fold, table, paragraphs } = precision.behavioural
  return (
    <ScaleSection id="behavioural" scale={scale} odd title={title} text={text}>
      <div className="fields">
        <NumberedFigure figure="movement" place="field-2-4" number={figure.number} caption={figure.caption}>
          <FigureFrame figure="movement" labels="short" />
        </NumberedFigure>
      </div>
      <FoldedUntilWide label={fold}>
        <div className="fields">
          <ScrollFrame className="field-2-4" label={table.caption}>
            <DataTable {...table} align="figures" />
          </ScrollFrame>
          <div className="field-2-4 gap-x-[calc(2*var(--spacing-in))] pt-6 plates:columns-2 print:columns-2">
            {paragraphs.map((paragraph) => (
              <p className="opaque max-w-160 not-last:mb-4" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </FoldedUntilWide>
    </ScaleSection>
  )
}

/** Speed of the example's vehicle, in km/h. */
const speed = 50

/** Metres that it goes in so many seconds. */
const metresIn = (seconds: number): number => (speed / 3.6) * seconds

/** A positive number with two significant figures. */
const twoFigures = (value: number): string => decimal(value, Math.max(0, 1 - Math.floor(Math.log10(value))))

/** Section on temporal precision: the sampling intervals at which a short stop is found. */
export function Temporal() {
  const { scale, title, text, reports, table, note } = precision.temporal
  const rows = track.samplings.map(({ interval, fixes, percent }) => ({
    cells: [
      interval < 1 ? table.seconds(`${interval * 60}`) : table.minutes(`${interval}`),
      twoFigures(fixes),
      table.share(decimal(percent, 0)),
    ],
    hot: percent === 0,
  }))
  return (
    <ScaleSection
      id="temporal"
      ground="amber"
      scale={scale}
      odd={false}
      title={title}
      text={[text(decimal(metresIn(60), 0), decimal(metresIn(1), 0)), reports]}
    >
      <div className="fields">
        <ScrollFrame className="field-2-3" label={table.caption}>
          <DataTable caption={table.caption} columns={table.columns} rows={rows} align="figures" />
        </ScrollFrame>
        <div className="field-4 px-0 pt-2 max-wide:pt-6">
          <p className="note px-in">{note(decimal(metresIn(claimNumber('alertLatency') / 1000), 1))}</p>
        </div>
      </div>
    </ScaleSection>
  )
}

/** Section on the processing steps from raw fixes to results. */
export function Pipeline() {
  const { scale, title, text, figure, steps, impact } = precision.pipeline
  return (
    <ScaleSection id="pipeline" scale={scale} odd title={title} text={text}>
      <div className="fields">
        <NumberedFigure figure="pipeline" place="field-2-3" number={figure.number} caption={figure.caption}>
          <FigureFrame figure="pipeline" labels="short" />
        </NumberedFigure>
        <FoldedUntilWide className="field-4 max-wide:mt-6" label={steps.map((step) => step.title).join(', ')}>
          <ol className="border-ink wide:border-t-2">
            {steps.map((step, index) => (
              <li
                className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 border-b border-rule bg-ground px-in pt-3 pb-4"
                key={step.title}
              >
                <span className="marginal" aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{step.title}</h3>
                <p className="col-span-full">{step.text}</p>
              </li>
            ))}
          </ol>
        </FoldedUntilWide>
      </div>
      <Impact {...impact} />
    </ScaleSection>
  )
}

/** Section on precision in different environments. */
export function Environments() {
  const { scale, title, text, table, phones, impact } = precision.environments
  return (
    <ScaleSection id="environments" ground="deep" scale={scale} odd={false} title={title} text={text}>
      <EnvironmentTable {...table} place="field-2-4 overflow-x-auto p-0" />
      <EnvironmentTable {...phones} place="field-2-4 overflow-x-auto p-0 wide:pt-8" />
      <Impact {...impact} />
    </ScaleSection>
  )
}

interface EnvironmentTableProps extends Pick<DataTableProps, 'caption' | 'columns' | 'rows'> {
  fold: string
  place: string
}

function EnvironmentTable({ fold, place, ...table }: EnvironmentTableProps) {
  return (
    <FoldedUntilWide label={fold}>
      <div className="fields">
        <div className={place}>
          <DataTable className="environments max-narrow:stacked" {...table} align="words" />
        </div>
      </div>
    </FoldedUntilWide>
  )
}

/** Section on spatial precision: scatter of fixes around a true place, and measures of quality. */
export function Spatial() {
  const { scale, title, text, figure, table, reading, quality, metrics, impact } = precision.spatial
  const { fixes, rings, sigma, usualRadius, beyond } = scatter
  const rows = [
    ...rings.map(({ percent, radius, found }) => ({
      cells: [table.share(decimal(percent, 0)), table.radius(decimal(radius, 2)), `${found}`],
    })),
    { cells: [table.beyond, '', `${beyond}`], hot: true },
  ]
  return (
    <ScaleSection id="spatial" ground="night" scale={scale} odd title={title} text={text(decimal(usualRadius, 2))}>
      <div className="fields">
        <NumberedFigure
          figure="rings"
          place="field-2-3"
          number={figure.number}
          caption={figure.caption(fixes, decimal(sigma, 2))}
        >
          <Rings />
        </NumberedFigure>
        <FoldedUntilWide className="field-4" label={table.fold}>
          <DataTable columns={table.columns} rows={rows} align="figures" />
        </FoldedUntilWide>
        <p className="field-2-3 opaque max-w-measure pt-4">{reading(decimal(sigma, 2), cardinal(beyond))}</p>
        <h3 className="field-2-4 scroll-mt-4 pt-12 pb-4 text-title-1" id="quality">
          {quality}
        </h3>
        <dl className="field-2-4 grid grid-cols-3 overflow-clip border-t-2 border-ink p-0 max-narrow:grid-cols-2 print:break-inside-avoid">
          {metrics.map(({ note, value, unit, spoken, text: words }) => (
            <div
              className="-ml-px grid content-start gap-4 border-b border-l border-ink bg-ground p-in fr:wrap-anywhere"
              key={note}
            >
              <dt className="term">{note}</dt>
              <dd>
                <span className="mb-[0.12em] -ml-[0.03em] block text-display-2 font-bold wrap-anywhere">
                  <LargeFigure value={value} unit={unit} spoken={spoken} />
                </span>
                <UnbrokenText text={words} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Impact at={impact.at} title={impact.title} text={impact.text(decimal(usualRadius, 2))} />
    </ScaleSection>
  )
}

/** Section on hardware, software and algorithms. */
export function Work() {
  const { scale, title, text, blocks } = precision.work
  return (
    <ScaleSection id="work" scale={scale} odd={false} title={title} text={text}>
      <div className="fields">
        <div className="field-2-4 grid grid-cols-3 p-0 max-wide:grid-cols-1">
          {blocks.map((block) => (
            <details className="open-on-wide border-t-2 border-ink max-wide:border-t" key={block.title}>
              <summary className="cursor-pointer px-in py-3 max-wide:py-4">
                <h3 className="inline text-title-1 max-wide:text-name">{block.title}</h3>
              </summary>
              <ul>
                {block.items.map((item) => (
                  <li className="border-t border-rule px-in pt-2 pb-3" key={item}>
                    {item}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
    </ScaleSection>
  )
}

/** Section on the rules that limit the precision of the positions a client may read. */
export function Ethics() {
  const { scale, title, text, fold, rules } = precision.ethics
  return (
    <ScaleSection id="ethics" ground="deep" scale={scale} odd title={title} text={text}>
      <FoldedUntilWide label={fold}>
        <div className="fields">
          <ol className="field-2-4 border-ink p-0 wide:border-t">
            {rules.map((rule, index) => (
              <li
                className="grid grid-cols-[1fr_2fr] border-b border-ink bg-ground pt-4 pb-6 max-narrow:grid-cols-1"
                key={rule.title}
              >
                <h3 className="px-in text-title-1">
                  <span className="marginal block" aria-hidden="true">
                    {letter(index)}
                  </span>
                  {rule.title}
                </h3>
                <p className="max-w-144 px-in pt-5 max-narrow:pt-2">{rule.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </FoldedUntilWide>
    </ScaleSection>
  )
}

/** Figures for clients only (specification, section 1): what each shows, and where to see it. */
export function ClientFigures() {
  const { title, text, fold, figures } = precision.clientFigures
  return (
    <HeadedSection size="quiet" title={title} text={text} link={layout.briefing}>
      <FoldedUntilWide label={fold}>
        <div className="fields">
          <ul className="field-2-4 border-ink p-0 wide:border-t">
            {figures.map((figure) => (
              <li className="border-b border-rule" key={figure}>
                <a
                  className="group note flex flex-wrap justify-between gap-x-6 bg-ground px-in py-2 no-underline focus-visible:-outline-offset-3"
                  href="/login"
                >
                  <span className="cell-title">{figure} </span>
                  <span className="text-mute underline">{precision.veil}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </FoldedUntilWide>
    </HeadedSection>
  )
}
