import { useAnimate } from 'framer-motion/mini'
import { type RefObject, useEffect } from 'react'
import { dashboard } from '#words/welcome.ts'
import { ActivityLog } from './ActivityLog.tsx'
import { EventMap, type MapLabels } from './EventMap.tsx'
import { Panel } from './Panel.tsx'
import { SessionPanel } from './SessionPanel.tsx'

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
            <ActivityLog />
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
