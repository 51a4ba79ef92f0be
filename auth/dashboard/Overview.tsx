import { dashboard as words } from '#content/en/welcome.ts'
import { figureAddress } from '#content/schema/figure.ts'
import { Activity } from './Activity.tsx'
import { QuickActions } from './QuickActions.tsx'
import { SessionPanel } from './SessionPanel.tsx'
import { Tiles } from './Tiles.tsx'
import { usePanelEntrance } from './usePanelEntrance.ts'

/** The content of the dashboard: readings, and three panels on the map of the day. All of it is an example, the same for every client. */
export function Overview() {
  const panels = usePanelEntrance<HTMLElement>('.panel')
  return (
    <>
      <Tiles />
      <section className="dash night" ref={panels}>
        {/* Without width and height: the figure's frame stands with its drawing, which no browser needs to load. */}
        <img className="ground" src={figureAddress('awareness')} alt={words.map.description} />
        <div className="sheet">
          <h1>
            <span>{words.title}</span>
          </h1>
          <Activity />
          <QuickActions />
          <SessionPanel />
          <p className="ground-note data">
            <b>{words.map.captionTerm}</b> {words.map.caption}
          </p>
        </div>
      </section>
    </>
  )
}
