import { predictive } from '#words/pages/predictive-insights.ts'

/** Amber section on acting before an event. */
export function Proactive() {
  const { title, text, items } = predictive.proactive
  return (
    <section className="section amber proactive">
      <div className="sheet">
        <h2>{title}</h2>
        <p className="proactive-lead">{text}</p>
        {items.map((item) => (
          <div className="proactive-item" key={item.name}>
            <h3>{item.name}</h3>
            <p>{item.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
