import { dashboard } from '#words/welcome.ts'

const words = dashboard.overview

/** The four readings at the top. */
export function Tiles() {
  return (
    <section className="night" aria-label={words.title} title={dashboard.example}>
      <div className="sheet">
        <dl className="tiles">
          {words.tiles.map((tile) => (
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
