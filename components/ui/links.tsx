export interface LinkTo {
  label: string
  href: string
}

export function ArrowLink({ to, context }: { to: LinkTo; context?: string }) {
  return (
    <a className="arrow-link" href={to.href}>
      {to.label}
      {context && <span className="sr-only"> {context}</span>}
    </a>
  )
}

export function ButtonLink({ to, tone }: { to: LinkTo; tone: 'amber' | 'outline' }) {
  return (
    <a className={`button button-${tone}`} href={to.href}>
      {to.label}
    </a>
  )
}

export function BackLink({ to }: { to: LinkTo }) {
  return (
    <p className="back">
      <a href={to.href}>{to.label}</a>
    </p>
  )
}
