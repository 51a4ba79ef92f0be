import { tw } from '#components/styles/tw.ts'

export interface LinkTo {
  label: string
  href: string
  /** Screen readers read it after a label that is not clear by itself. */
  context?: string
}

/** A link in text. */
export function TextLink({ to: { label, href, context }, className }: { to: LinkTo; className?: string }) {
  return (
    <a className={className} href={href}>
      {label}
      {context && <span className="sr-only">, {context}</span>}
    </a>
  )
}

/** A link marked by an arrow. */
export function ArrowLink({ to }: { to: LinkTo }) {
  return <TextLink className="arrow-link" to={to} />
}

interface ActionsProps {
  to: readonly [main: LinkTo, ...others: LinkTo[]]
  className?: string
}

/** Links that look like buttons, in one bar. The first, in amber, is the main step. */
export function Actions({ to: [main, ...others], className = '' }: ActionsProps) {
  return (
    <div className={`${tw('grid auto-cols-fr p-0 narrow:grid-flow-col')} ${className}`}>
      <a className="button button-amber gap-4" href={main.href}>
        {main.label}
      </a>
      {others.map(({ label, href }) => (
        <a className="button button-outline gap-4 narrow:-ml-0.5 max-narrow:-mt-0.5" href={href} key={href}>
          {label}
        </a>
      ))}
    </div>
  )
}

/** A link from a page to the list or section above it, in the line of the breadcrumbs. */
export function BackLink({ to }: { to: LinkTo }) {
  return (
    <a className="field-3 justify-self-start text-note font-bold max-wide:px-0 print:hidden" href={to.href}>
      {to.label}
    </a>
  )
}
