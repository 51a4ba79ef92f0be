import { useAnimate } from 'framer-motion/mini'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { sessionHours } from '#auth/limits.ts'
import { figureAddress } from '#content/schema/figure.ts'
import { clockTime } from '#words/print.ts'
import { dashboard } from '#words/welcome.ts'

/**
 * The content of the dashboard: figures, the log beside the map, which moves to the event that is chosen, the session, and
 * actions. On a phone the map stays in sight above the log. It is an example, the same for every client.
 */
export function Overview({ map, unanswered }: { map: MapLabels; unanswered: boolean }) {
  const panels = usePanelEntrance<HTMLElement>('section')
  return (
    <>
      <h1 className="sr-only">{dashboard.name}</h1>
      <p className="sr-only">{dashboard.example}</p>
      <Tiles />
      <section className="night" ref={panels}>
        <div className="sheet sheet-plain pb-4 max-wide:gap-y-4">
          <div className="fields watch max-wide:gap-y-4">
            <Activity />
            <EventMap {...map} />
          </div>
          <SessionPanel unanswered={unanswered} />
          <QuickActions />
        </div>
      </section>
    </>
  )
}

/** The four figures at the top. */
function Tiles() {
  return (
    <section className="night" aria-label={dashboard.overview.title} title={dashboard.example}>
      <div className="sheet">
        <dl className="grid grid-cols-subgrid border-b-2 border-ink p-0">
          {dashboard.overview.tiles.map((tile) => (
            <div
              key={tile.label}
              className={`${tile.tone === 'alert' ? 'amber' : ''} col-span-3 border-rule bg-ground px-in py-4 not-first:border-l max-wide:col-span-6 max-wide:odd:border-l-0 max-wide:nth-[n+3]:border-t max-tiny:col-span-full`}
            >
              <dt className="marginal">{tile.tone === 'alert' ? <a href="#activity">{tile.label}</a> : tile.label}</dt>
              <dd className="mt-[0.18em] -ml-[0.04em] text-display-3 wrap-anywhere max-wide:text-display-4">
                {tile.value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** A part of the dashboard under its heading. */
function Panel({ id, title, note, place, children }: PanelProps) {
  return (
    <section className={`border border-ink bg-ground p-in ${place}`} aria-labelledby={id} title={note}>
      <h2 className="mb-4 text-name" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface PanelProps {
  id: string
  title: string
  /** Shown when a pointer rests on the panel. */
  note?: string
  /** Classes for the panel's position. */
  place: string
  children: ReactNode
}

/** The log of recent events. Each is a choice, and styles alone move the map to its place (`watch` in dashboard.css). */
function Activity() {
  const { title, choose, entries } = dashboard.activity
  return (
    <Panel
      id="activity"
      title={title}
      note={dashboard.example}
      place="wide:col-[1/6] plates:col-[1/5] border-t-0 max-wide:order-1 max-wide:col-span-full print:break-inside-avoid"
    >
      <fieldset className="-mx-in min-w-0 border-0 p-0">
        <legend className="data px-in pb-2 text-mute print:hidden">{choose}</legend>
        <ol className="data">
          {entries.map(({ isoTime, text, tone, place }, index) => (
            <li key={isoTime}>
              <label className={tone === 'alert' ? `${row} text-burnt` : row}>
                <input
                  className="accent-ink outline-none print:hidden"
                  type="radio"
                  name="event"
                  value={place}
                  defaultChecked={index === 0}
                />
                <time dateTime={isoTime}>{shownTime(isoTime)}</time> <span>{text}</span>
              </label>
            </li>
          ))}
        </ol>
      </fieldset>
    </Panel>
  )
}

const row =
  'moment-choice grid grid-cols-[auto_3.25rem_1fr] items-baseline gap-x-3 fr:grid-cols-[auto_4.25rem_1fr] print:grid-cols-[4.25rem_1fr]'

/** A time such as '15:24' as the language writes it. */
export function shownTime(isoTime: string): string {
  const [hours = 0, minutes = 0] = isoTime.split(':').map(Number)
  return clockTime(60 * hours + minutes)
}

/** Buttons that do nothing: the specification (section 2) gives them no purpose. */
function QuickActions() {
  const { title, labels, note } = dashboard.actions
  return (
    <Panel id="quick-actions" title={title} place="field-3-4 wide:border-l-0 print:hidden">
      <p className="mb-4" id="actions-note">
        {note}
      </p>
      {labels.map((label) => (
        // Dashed, and without an arrow, which would suggest that pressing it leads somewhere.
        <button
          key={label}
          type="button"
          className="button -mx-in min-h-14 w-[calc(100%+2*var(--spacing-in))] cursor-default border-t border-dashed border-mute bg-ground text-mute after:content-none last:-mb-in focus-visible:-outline-offset-4"
          aria-disabled="true"
          aria-describedby="actions-note"
        >
          {label}
        </button>
      ))}
    </Panel>
  )
}

/** The lifetime of a session and the present time. @param unanswered whether the service does not answer for the session */
function SessionPanel({ unanswered }: { unanswered: boolean }) {
  const { title, expires, hours, since, now, note, unanswered: notice } = dashboard.session
  return (
    <Panel id="session" title={title} place="field-1-2 print:break-inside-avoid">
      <p className="border-t border-rule pt-2 pb-3">
        <span className="marginal">{expires}</span>{' '}
        <span className="block text-display-1">
          {sessionHours} <small className="text-[0.375em] tracking-[-0.02em]">{hours}</small>
        </span>
        {since}
      </p>
      <p className="border-t border-rule pt-2 pb-3">
        <span className="marginal">{now}</span> <Clock />
      </p>
      <p>{note}</p>
      <p className="mt-3 font-bold empty:hidden" role="status">
        {unanswered && notice}
      </p>
    </Panel>
  )
}

const minute = 60_000

/**
 * The visitor's local time, to the minute: seconds would move beside other content without a pause (WCAG 2.2.2). The clock
 * stops while the page is hidden, and is not a live region, so it is not read out.
 */
function Clock() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      setNow(new Date())
      next = setTimeout(tick, minute - (Date.now() % minute))
    }
    const follow = () => {
      clearTimeout(next)
      if (document.visibilityState === 'visible') tick()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(next)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  // The attribute requires hours and minutes with a colon in every language (HTML standard, "time").
  return (
    <time
      className="block font-mono text-title-2 font-normal tracking-[-0.06em]"
      dateTime={now.toTimeString().slice(0, 5)}
    >
      {clockTime(60 * now.getHours() + now.getMinutes())}
    </time>
  )
}

/** The whole map in units of its drawing, and its marks as the build has placed them. */
export interface MapLabels {
  width: number
  height: number
  marks: readonly Mark[]
}

interface Mark {
  text: string
  x: number
  y: number
  kind: 'alert' | 'place' | 'area'
}

/** The map at the moment of the alert. A ring is around the place of the chosen event. */
function EventMap({ width, height, marks }: MapLabels) {
  const { description, caption, captionTerm } = dashboard.map
  return (
    <figure className="grid grid-rows-[1fr_auto] bg-ground p-0 max-wide:col-span-full max-wide:[@media(height>36rem)]:sticky max-wide:top-0 max-wide:z-1 wide:col-[6/-1] plates:col-[5/-1] print:hidden">
      <div className="relative min-h-64 border-b border-ink wide:min-h-[min(60svh,42rem)] wide:border-r">
        <div className="watch-window">
          <div className="watch-map">
            {/* The fragment shows the map beyond the frame of the figure. */}
            <img
              className="size-full forced-colors:scheme-light-dark"
              src={`${figureAddress('awareness')}#svgView(viewBox(0,0,${width},${height}))`}
              alt={description}
            />
            <svg
              className="drawing halo absolute inset-0 size-full overflow-visible fill-ink font-mono labels-600"
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden="true"
            >
              {marks.map(({ text, x, y, kind }) => (
                <g key={text} className={kind === 'alert' ? 'fill-amber font-bold forced-colors:fill-ink' : undefined}>
                  {kind === 'place' && (
                    <path
                      className="stroke-ink stroke-8 [stroke-linecap:round] [vector-effect:non-scaling-stroke]"
                      d={`M${x} ${y}h0`}
                    />
                  )}
                  {/* Above the ring, or inside the area. */}
                  <text
                    className="label-text"
                    x={x}
                    y={y}
                    dy={kind === 'area' ? '1.8em' : '-3.1em'}
                    textAnchor="middle"
                  >
                    {text}
                  </text>
                </g>
              ))}
            </svg>
            <span className="watch-ring" aria-hidden="true" />
          </div>
        </div>
      </div>
      <figcaption className="data bg-ground px-in py-3 text-mute">
        <b className="text-ink">{captionTerm}</b> {caption}
      </figcaption>
    </figure>
  )
}

/**
 * Moves the parts of a section into place one after another, at the pace of cards elsewhere (components/styles/motion.css).
 * Without the animation, as under reduced motion, they are visible and in place.
 * @param parts selector of the parts
 */
function usePanelEntrance<Root extends Element>(parts: string): RefObject<Root> {
  const [root, animate] = useAnimate<Root>()
  useEffect(() => {
    if (!window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return
    const elements = root.current.querySelectorAll(parts)
    const running = [...elements].map((element, index) =>
      animate(element, { transform: ['translateY(1.25rem)', 'none'] }, { duration: 0.5, delay: index * 0.1 }),
    )
    return () => {
      for (const animation of running) animation.complete()
    }
  }, [root, animate, parts])
  return root
}
