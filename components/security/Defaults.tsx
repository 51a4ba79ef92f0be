import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { security } from '#words/pages/security.ts'

/** Section on security by default, with a card for each setting. */
export function Defaults() {
  const { note, title, text, cards } = security.defaults
  return (
    <HeadedSection id="defaults" numeral="3" note={note} title={title} text={text}>
      <ul className="options">
        {cards.map((card, index) => (
          <li key={card.title}>
            <span className="marginal">3.{index + 1}</span>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
