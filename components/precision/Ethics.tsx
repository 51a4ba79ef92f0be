import { precision } from '#words/pages/precision.ts'
import { ScaleSection } from './ScaleSection.tsx'

/** Section on the rules that limit the precision of the positions a client may read. */
export function Ethics() {
  const { scale, note, title, text, rules } = precision.ethics
  return (
    <ScaleSection id="ethics" ground="deep" scale={scale} odd note={note} title={title} text={text}>
      <div className="fields">
        <ol className="field-2-4 ethics-rules">
          {rules.map((rule) => (
            <li key={rule.title}>
              <h3>{rule.title}</h3>
              <p>{rule.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </ScaleSection>
  )
}
