import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { about } from '#words/pages/about.ts'

/** The company's values, each with its cost. */
export function Values() {
  const { note, title, text, price, items } = about.values
  return (
    <HeadedSection ground="deep" id="values" numeral="1" note={note} title={title} text={text}>
      {items.map((item, index) => (
        <div className="value" key={item.name}>
          <span className="marginal" aria-hidden="true">
            1.{index + 1}
          </span>
          <h3>{'href' in item ? <a href={item.href}>{item.name}</a> : item.name}</h3>
          <p>{item.text}</p>
          <p>
            <span className="marginal">{price}</span>
            {item.price}
          </p>
        </div>
      ))}
    </HeadedSection>
  )
}
