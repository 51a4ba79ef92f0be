import { dashboard } from '#words/welcome.ts'

const words = dashboard.actions

/** Buttons that do nothing: the specification (section 2) gives them no purpose. */
export function QuickActions() {
  return (
    <section className="panel quick-actions" aria-labelledby="quick-actions">
      <h2 id="quick-actions">{words.title}</h2>
      {words.labels.map((label) => (
        <button key={label} type="button" className="button button-outline" aria-disabled="true" title={words.note}>
          {label}
        </button>
      ))}
    </section>
  )
}
