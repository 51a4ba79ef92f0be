import { useAnimate } from 'framer-motion/mini'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { sessionHours } from '#auth/limits.ts'
import { figureAddress } from '#content/schema/figure.ts'
import { clockTime } from '#words/print.ts'
import { dashboard } from '#words/welcome.ts'

/**
 * The content of the dashboard: figures, and three panels on the map of the day. It is an example, the same for every
 * client.
 */
export function Overview({ map, unanswered }: { map: MapLabels; unanswered: boolean }) {
  const panels = usePanelEntrance<HTMLElement>('section')
  return (
    <>
      <h1 className="sr-only">{dashboard.name}</h1>
      <p className="sr-only">{dashboard.example}</p>
      <Tiles />
      <section className="night" ref={panels}>
        <div className="border-b-2 border-ink">
          <div className="sheet sheet-plain">
            <h2 className="py-3 text-title-2">{dashboard.title}</h2>
          </div>
        </div>
        <div className="relative overflow-clip">
          <MapBackground {...map} />
          <div className="sheet max-wide:gap-y-4 max-wide:py-4 wide:min-h-[min(56vw+6rem,75rem)] wide:grid-rows-[minmax(7rem,1fr)]">
            <Activity />
            <QuickActions />
            <SessionPanel unanswered={unanswered} />
            <p className="data mt-in border-t border-rule bg-ground py-3 text-mute wide:row-3 print:hidden">
              <b className="text-ink">{dashboard.map.captionTerm}</b> {dashboard.map.caption}
            </p>
          </div>
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
              <dt className="marginal">{tile.label}</dt>
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

/** A panel on the map. */
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

/** The log of recent events. */
function Activity() {
  return (
    <Panel
      id="activity"
      title={dashboard.activity.title}
      note={dashboard.example}
      place="field-1 wide:row-2 wide:self-end print:break-inside-avoid"
    >
      <ol className="data">
        {dashboard.activity.entries.map(({ isoTime, text, tone }) => (
          <li
            key={isoTime}
            className={
              tone === 'alert'
                ? 'grid grid-cols-[4rem_1fr] border-t border-rule py-1 text-burnt fr:grid-cols-[4.75rem_1fr]'
                : 'grid grid-cols-[4rem_1fr] border-t border-rule py-1 fr:grid-cols-[4.75rem_1fr]'
            }
          >
            <time className={tone === 'alert' ? undefined : 'text-mute'} dateTime={isoTime}>
              {shownTime(isoTime)}
            </time>{' '}
            {text}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** A time such as '15:24' as the language writes it. */
export function shownTime(isoTime: string): string {
  const [hours = 0, minutes = 0] = isoTime.split(':').map(Number)
  return clockTime(60 * hours + minutes)
}

/** Buttons that do nothing: the specification (section 2) gives them no purpose. */
function QuickActions() {
  return (
    <Panel
      id="quick-actions"
      title={dashboard.actions.title}
      place="field-4 flex flex-col narrow:max-wide:col-span-6 wide:row-1 wide:self-start wide:border-t-0 print:hidden"
    >
      {dashboard.actions.labels.map((label) => (
        // Dashed, and without an arrow, which would suggest that pressing it leads somewhere.
        <button
          key={label}
          type="button"
          className="button -mx-in min-h-14 cursor-default border-t border-dashed border-mute bg-ground text-mute after:content-none focus-visible:-outline-offset-4"
          aria-disabled="true"
          title={dashboard.actions.note}
        >
          {label}
        </button>
      ))}
    </Panel>
  )
}

/** The lifetime of a session and the present time. @param unanswered whether the service does not answer for the session */
function SessionPanel({ unanswered }: { unanswered: boolean }) {
  const { title, expires, hours, lasting, now, note, unanswered: notice } = dashboard.session
  return (
    <Panel
      id="session"
      title={title}
      place="field-4 narrow:max-wide:col-span-6 wide:row-2 wide:self-end print:col-span-full! print:break-inside-avoid"
    >
      <p className="border-t border-rule pt-2 pb-3">
        <span className="marginal">{expires}</span>{' '}
        <span className="block text-display-1">
          {sessionHours} <small className="text-[0.375em] tracking-[-0.02em]">{hours}</small>
        </span>
        {lasting(sessionHours)}
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

/** The labels of the map in the units of its drawing, as the build has placed them. */
export interface MapLabels {
  viewBox: string
  labels: readonly { text: string; x: number; y: number; align: 'start' | 'middle' | 'end'; isHot: boolean }[]
}

/** The map of the day under the panels. Its labels are cropped as the picture is, so that they stay at their marks. */
function MapBackground({ viewBox, labels }: MapLabels) {
  return (
    <div className="absolute inset-0 max-wide:relative max-wide:aspect-square wide:max-plates:-left-[24%] print:hidden">
      {/* Without width and height, because the frame has a size before the drawing loads. */}
      <img
        className="absolute size-full object-cover forced-colors:scheme-light-dark"
        src={figureAddress('awareness')}
        alt={dashboard.map.description}
      />
      <svg
        className="map-labels drawing halo absolute size-full fill-ink font-mono"
        viewBox={viewBox}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {labels.map(({ text, x, y, align, isHot }) => (
          <text
            key={text}
            x={x}
            y={y}
            textAnchor={align}
            className={isHot ? 'fill-amber font-bold forced-colors:fill-ink' : undefined}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
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
