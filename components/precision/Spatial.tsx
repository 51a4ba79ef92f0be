import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { LargeFigure } from '#components/ui/LargeFigure.tsx'
import { staticFixes } from '#content/day/readings/sample.ts'
import { precision } from '#words/pages/precision.ts'
import { cardinal, decimal } from '#words/print.ts'
import { Impact } from './Impact.tsx'
import { Rings } from './Rings.tsx'
import { ScaleSection } from './ScaleSection.tsx'
import { Veil } from './Veil.tsx'

/** Section on spatial precision: scatter of fixes around a true place, and measures of quality. */
export function Spatial() {
  const { scale, title, text, figure, table, reading, veil, quality, metrics, impact } = precision.spatial
  const { fixes, rings, sigma, usualRadius, beyond } = staticFixes()
  const rows = [
    ...rings.map(({ share, radius, found }) => ({
      cells: [table.share(decimal(share * 100, 0)), table.radius(decimal(radius, 2)), `${found}`],
    })),
    { cells: [table.beyond, '', `${beyond.length}`], hot: true },
  ]
  return (
    <ScaleSection id="spatial" ground="night" scale={scale} odd title={title} text={text}>
      <div className="fields">
        <figure className="field-2-3 scale-figure">
          <Rings />
          <FigureCaption figure="rings">
            <b>{figure.number}</b> {figure.caption(fixes.length, decimal(sigma, 2))}
          </FigureCaption>
        </figure>
        <div className="field-4 rings-side">
          <DataTable columns={table.columns} rows={rows} align="figures" />
          <p>{reading(decimal(sigma, 2), cardinal(beyond.length))}</p>
          <Veil caption={veil} />
        </div>
        <h3 className="field-2-4 quality-head" id="quality">
          {quality}
        </h3>
        <dl className="field-2-4 readings">
          {metrics.map(({ note, value, unit, spoken, text: words }) => (
            <div key={note}>
              <dt className="marginal">{note}</dt>
              <dd>
                <span className="big">
                  <LargeFigure value={value} unit={unit} spoken={spoken} />
                </span>
                {words}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Impact at={impact.at} title={impact.title} text={impact.text(decimal(usualRadius, 2))} />
    </ScaleSection>
  )
}
