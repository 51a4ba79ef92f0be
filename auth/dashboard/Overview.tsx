import { dashboard as words } from '#words/welcome.ts'
import { Activity } from './Activity.tsx'
import { MapGround, type MapLabels } from './MapGround.tsx'
import { QuickActions } from './QuickActions.tsx'
import { SessionPanel } from './SessionPanel.tsx'
import { Tiles } from './Tiles.tsx'
import { usePanelEntrance } from './usePanelEntrance.ts'

/** The content of the dashboard: readings, and three panels on the map of the day. All of it is an example, the same for every client. */
export function Overview({ map, unanswered }: { map: MapLabels; unanswered: boolean }) {
  const panels = usePanelEntrance<HTMLElement>('.panel')
  return (
    <>
      <h1 className="sr-only">{words.name}</h1>
      <p className="sr-only">{words.example}</p>
      <Tiles />
      <section className="dash night" ref={panels}>
        <MapGround {...map} />
        <div className="sheet">
          <h2 className="dash-title">
            <span>{words.title}</span>
          </h2>
          <Activity />
          <QuickActions />
          <SessionPanel unanswered={unanswered} />
          <p className="ground-note data">
            <b>{words.map.captionTerm}</b> {words.map.caption}
          </p>
        </div>
      </section>
    </>
  )
}
