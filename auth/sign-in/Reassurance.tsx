import { reassurance as words } from '#words/login.ts'

/** The section below the form: the security reassurance card and three feature cards (specification, section 2). */
export function Reassurance() {
  return (
    <section className="section night reassurance">
      <div className="sheet">
        <h2 className="sr-only">{words.title}</h2>
        <div className="options">
          {words.cards.map((card, index) => (
            <div key={card.title}>
              <span className="marginal" aria-hidden="true">
                {String.fromCharCode(97 + index)}
              </span>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
