import { DataTable } from '#components/ui/DataTable.tsx'
import { precision } from '#words/pages/precision.ts'
import { Impact } from './Impact.tsx'
import { ScaleSection } from './ScaleSection.tsx'
import { Veil } from './Veil.tsx'

/** Section on precision in different environments. */
export function Environments() {
  const { scale, title, text, table, veils, impact } = precision.environments
  return (
    <ScaleSection id="environments" ground="deep" scale={scale} odd={false} title={title} text={text}>
      <div className="fields">
        <div className="field-2-4 table-frame">
          <DataTable className="environments stacks" {...table} align="words" />
        </div>
        <div className="field-2-4 veil-pair">
          {veils.map((caption) => (
            <Veil caption={caption} key={caption} />
          ))}
        </div>
      </div>
      <Impact {...impact} />
    </ScaleSection>
  )
}
