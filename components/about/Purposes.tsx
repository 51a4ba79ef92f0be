import { Section } from '#components/ui/Section.tsx'
import { about } from '#words/pages/about.ts'

/** Mission and vision, side by side in large type. */
export function Purposes() {
  return (
    <Section>
      <div className="purposes">
        {about.purposes.map((purpose) => (
          <div className="purpose" key={purpose.name}>
            <h2 className="marginal">{purpose.name}</h2>
            <p className="creed">{purpose.creed}</p>
            <p className="purpose-words">{purpose.text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
