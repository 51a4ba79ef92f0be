export interface LinkTo {
  label: string
  href: string
}

/** A way on, marked by an arrow. `context` is read out after a label that is not clear by itself. */
export function ArrowLink({ to, context }: { to: LinkTo; context?: string }) {
  return (
    <a className="arrow-link" href={to.href}>
      {to.label}
      {context && <span className="sr-only"> {context}</span>}
    </a>
  )
}

/** A link that looks like a button: the main step of a section in amber. */
export function ButtonLink({ to, tone }: { to: LinkTo; tone: 'amber' | 'outline' }) {
  return (
    <a className={`button button-${tone}`} href={to.href}>
      {to.label}
    </a>
  )
}

/** The way back to the list above a page. */
export function BackLink({ to }: { to: LinkTo }) {
  return (
    <p className="back">
      <a href={to.href}>{to.label}</a>
    </p>
  )
}
