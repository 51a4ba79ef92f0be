import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { LargeFigure } from '#components/ui/LargeFigure.tsx'
import { home } from '#words/pages/home.ts'

/** The key benefits: each is a large figure or word, and links to its page. */
export function Benefits() {
  const { note, title, items } = home.benefits
  return (
    <HeadedSection id="benefits" ground="amber" className="benefits" numeral="3" note={note} title={title}>
      {items.map((item, index) => (
        <a className="benefit" href={item.href} key={item.href}>
          <span className="big">
            <LargeFigure {...item} />
          </span>
          <span className="benefit-words">
            <span className="marginal">
              3.{index + 1} {item.name}
            </span>
            <span>{item.text}</span>
          </span>
        </a>
      ))}
    </HeadedSection>
  )
}
