export interface Stage {
  state: 'done' | 'now' | 'open' | 'stopped'
  note: string
  title: string
  text: string
}

/** Path data of each state's mark. The shapes differ, so that states do not depend on colour alone. */
const shapes: Record<Stage['state'], string> = {
  done: 'M0 0h10v10H0z',
  now: 'M0 0h10v10H0zM5 1.6v6.8h3.4V1.6z',
  open: 'M0 0h10v10H0zM1.6 1.6v6.8h6.8V1.6z',
  stopped: 'M0 0h10v10H0zM1.6 1.6v2.6h6.8V1.6zM1.6 5.8v2.6h6.8V5.8z',
}

/** Stages of a process, each with the mark of its state. */
export function Stages({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className="stages">
      {stages.map(({ state, note, title, text }) => (
        <li key={title}>
          <svg className="status-mark" viewBox="0 0 10 10" aria-hidden="true">
            <path fillRule="evenodd" d={shapes[state]} />
          </svg>
          <span className="marginal">{note}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
