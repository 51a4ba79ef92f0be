/* Links: in text, with an arrow, as buttons, and back. */

export interface LinkTo {
  label: string
  href: string
  /** Addition for screen readers, for a label that is unclear without context. */
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

/**
 * A text in which one phrase is a link.
 * @throws {Error} if the text does not have the phrase
 */
export function LinkedPhrase({ text, on, href }: { text: string; on: string; href: string }) {
  const at = text.indexOf(on)
  if (at === -1) throw new Error(`No words “${on}” for the link to ${href} in “${text}”. Use words of the text.`)
  return (
    <>
      {text.slice(0, at)}
      <a href={href}>{on}</a>
      {text.slice(at + on.length)}
    </>
  )
}

/** A link marked by an arrow. */
export function ArrowLink({ to }: { to: LinkTo }) {
  return <TextLink className="arrow-link" to={to} />
}

/** What a reader of an index asks next, in one ruled row below its title. */
export function LinkLine({ to }: { to: readonly LinkTo[] }) {
  return (
    <p className={to.length > 4 ? `${linkLine} wide:auto-cols-fr wide:grid-flow-col` : `${linkLine} ${inFields}`}>
      {to.map((link) => (
        <TextLink className="opaque justify-self-start py-0.5" to={link} key={link.href} />
      ))}
    </p>
  )
}

const linkLine = 'flex flex-wrap gap-x-6 gap-y-1 border-t border-ink py-3 text-ui wide:grid'
const inFields = 'wide:grid-cols-4 wide:gap-x-0 wide:px-0 wide:*:mx-in'

/** Two links that look like buttons. The first, in amber, is the main step. */
export function Actions({ to: [main, other], className = '' }: { to: readonly [LinkTo, LinkTo]; className?: string }) {
  return (
    <div className={`grid grid-cols-2 p-0 max-narrow:grid-cols-1 ${className}`}>
      <a className="button button-amber" href={main.href}>
        {main.label}
      </a>
      <a className="button button-outline" href={other.href}>
        {other.label}
      </a>
    </div>
  )
}

/** A link from a page to the list or section above it, in the line of the breadcrumbs. */
export function BackLink({ to }: { to: LinkTo }) {
  return (
    <a
      className="field-3 min-h-6 justify-self-start text-note font-bold max-wide:px-0 max-narrow:col-auto print:hidden"
      href={to.href}
    >
      {to.label}
    </a>
  )
}
