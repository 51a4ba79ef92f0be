import { precision } from '#words/pages/precision.ts'
import { ScaleSection } from './ScaleSection.tsx'
import { Veil } from './Veil.tsx'

/** Section on hardware, software and algorithms. */
export function Work() {
  const { scale, title, text, blocks, veil } = precision.work
  return (
    <ScaleSection id="work" scale={scale} odd={false} title={title} text={text}>
      <div className="fields">
        <div className="field-2-4 blocks">
          {blocks.map((block) => (
            <div key={block.title}>
              <h3>{block.title}</h3>
              <ul>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="field-2-4 veil-wide">
          <Veil caption={veil} />
        </div>
      </div>
    </ScaleSection>
  )
}
