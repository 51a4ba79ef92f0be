export interface LinkTo {
  label: string
  href: string
}

/** A link marked by an arrow. Screen readers read `context` after a label that is not clear by itself. */
export function ArrowLink({ to, context }: { to: LinkTo; context?: string }) {
  return (
    <a className="arrow-link" href={to.href}>
      {to.label}
      {context && <span className="sr-only"> {context}</span>}
    </a>
  )
}

/** Two links that look like buttons. The first, in amber, is the main step. */
export function Actions({ to: [main, other] }: { to: readonly [LinkTo, LinkTo] }) {
  return (
    <div className="actions">
      <a className="button button-amber" href={main.href}>
        {main.label}
      </a>
      <a className="button button-outline" href={other.href}>
        {other.label}
      </a>
    </div>
  )
}

/** A link from a page to the list or section above it. */
export function BackLink({ to }: { to: LinkTo }) {
  return (
    <p className="back">
      <a href={to.href}>{to.label}</a>
    </p>
  )
}
