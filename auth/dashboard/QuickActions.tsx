import { dashboard } from '#content/en/welcome.ts'

const words = dashboard.actions

/** Specified without a purpose (section 2), so they do nothing, and say so where they are. */
export function QuickActions() {
  return (
    <section className="panel quick-actions" aria-labelledby="quick-actions">
      <h2 id="quick-actions">{words.title}</h2>
      {words.labels.map((label, index) => (
        <button
          key={label}
          type="button"
          // Whole names, as the build looks for them when it drops unused styles.
          className={index === 0 ? 'button button-amber' : 'button button-outline'}
          aria-describedby="quick-actions-note"
        >
          {label}
        </button>
      ))}
      <p className="note data" id="quick-actions-note">
        {words.note}
      </p>
    </section>
  )
}
