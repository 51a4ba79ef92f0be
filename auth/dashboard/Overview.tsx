import { useAnimate } from 'framer-motion/mini'
import { type RefObject, useEffect, useState } from 'react'
import { sessionHours } from '#auth/limits.ts'
import { figureAddress } from '#content/schema/figure.ts'
import { clockTime } from '#words/print.ts'
import { dashboard } from '#words/welcome.ts'

/** The content of the dashboard: readings, and three panels on the map of the day. All of it is an example, the same for every client. */
export function Overview({ map, unanswered }: { map: MapLabels; unanswered: boolean }) {
  const panels = usePanelEntrance<HTMLElement>('section')
  return (
    <>
      <h1 className="sr-only">{dashboard.name}</h1>
      <p className="sr-only">{dashboard.example}</p>
      <Tiles />
      <section className="dash night" ref={panels}>
        <MapBackground {...map} />
        <div className="sheet">
          <h2 className="dash-title">
            <span>{dashboard.title}</span>
          </h2>
          <Activity />
          <QuickActions />
          <SessionPanel unanswered={unanswered} />
          <p className="ground-note data">
            <b>{dashboard.map.captionTerm}</b> {dashboard.map.caption}
          </p>
        </div>
      </section>
    </>
  )
}

/** The four readings at the top. */
function Tiles() {
  return (
    <section className="night" aria-label={dashboard.overview.title} title={dashboard.example}>
      <div className="sheet">
        <dl className="tiles">
          {dashboard.overview.tiles.map((tile) => (
            <div key={tile.label} className={tile.tone === 'alert' ? 'amber' : undefined}>
              <dt className="marginal">{tile.label}</dt>
              <dd>{tile.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** The log of recent events. */
function Activity() {
  return (
    <section className="panel activity" aria-labelledby="activity" title={dashboard.example}>
      <h2 id="activity">{dashboard.activity.title}</h2>
      <ol className="entries data">
        {dashboard.activity.entries.map((entry) => (
          <li key={entry.isoTime} className={entry.tone === 'alert' ? 'hot' : undefined}>
            <time dateTime={entry.isoTime}>{shownTime(entry.isoTime)}</time> {entry.text}
          </li>
        ))}
      </ol>
    </section>
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
    <section className="panel quick-actions" aria-labelledby="quick-actions">
      <h2 id="quick-actions">{dashboard.actions.title}</h2>
      {dashboard.actions.labels.map((label) => (
        <button
          key={label}
          type="button"
          className="button button-outline"
          aria-disabled="true"
          title={dashboard.actions.note}
        >
          {label}
        </button>
      ))}
    </section>
  )
}

/** The lifetime of a session and the present time. @param unanswered whether the service does not answer for the session */
function SessionPanel({ unanswered }: { unanswered: boolean }) {
  return (
    <section className="panel session" aria-labelledby="session">
      <h2 id="session">{dashboard.session.title}</h2>
      <p className="reading">
        <span className="marginal">{dashboard.session.expires}</span>{' '}
        <span className="figure">
          {sessionHours} <small>{dashboard.session.hours}</small>
        </span>
        {dashboard.session.lasting(sessionHours)}
      </p>
      <p className="reading">
        <span className="marginal">{dashboard.session.now}</span> <Clock />
      </p>
      <p>{dashboard.session.note}</p>
      <p className="unanswered" role="status">
        {unanswered && dashboard.session.unanswered}
      </p>
    </section>
  )
}

const minute = 60_000

/**
 * The visitor's local time, to the minute: seconds would move beside other content without a pause (WCAG 2.2.2). The clock
 * stops while the page is hidden, and is no live region, so nothing is read out.
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
  // Hours and minutes with a colon, as the attribute wants them in every language (HTML standard, "time").
  return <time dateTime={now.toTimeString().slice(0, 5)}>{clockTime(60 * now.getHours() + now.getMinutes())}</time>
}

/** The labels of the map in the units of its drawing, as the build has placed them. */
export interface MapLabels {
  viewBox: string
  labels: readonly { text: string; x: number; y: number; align: 'start' | 'middle' | 'end'; isHot: boolean }[]
}

/** The map of the day under the panels. Its labels are cropped as the picture is, so that they stay at their marks. */
function MapBackground({ viewBox, labels }: MapLabels) {
  return (
    <div className="ground">
      {/* Without width and height: the figure's frame stands with its drawing, which no browser needs to load. */}
      <img src={figureAddress('awareness')} alt={dashboard.map.description} />
      <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {labels.map(({ text, x, y, align, isHot }) => (
          <text key={text} x={x} y={y} textAnchor={align} className={isHot ? 'hot' : undefined}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** A custom property of components/styles/motion.css, in seconds; 0 without the stylesheet. */
const seconds = (property: string): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property)) || 0

/**
 * Moves the parts of a section into place one after another, at the pace of cards elsewhere. Without the animation, as
 * under reduced motion, they are visible and in place.
 * @param parts selector of the parts
 */
function usePanelEntrance<Root extends Element>(parts: string): RefObject<Root> {
  const [root, animate] = useAnimate<Root>()
  useEffect(() => {
    if (!window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return
    const [duration, stagger] = [seconds('--settle'), seconds('--stagger')]
    const elements = root.current.querySelectorAll(parts)
    const running = [...elements].map((element, index) =>
      animate(element, { transform: ['translateY(1.25rem)', 'none'] }, { duration, delay: index * stagger }),
    )
    return () => {
      for (const animation of running) animation.complete()
    }
  }, [root, animate, parts])
  return root
}
