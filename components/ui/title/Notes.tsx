import type { LinkTo } from '#components/ui/links.tsx'

/** A line of marginal notes: words, or a label with the links that follow it. */
export type Note = string | { readonly label: string; readonly links: readonly LinkTo[] }

const keyOf = (note: Note): string => (typeof note === 'string' ? note : note.label)

/** Marginal notes beside a lead, one line each. The first line is highlighted as their heading. */
export function Notes({ lines }: { lines: readonly Note[] }) {
  return (
    <div className="notes data">
      {lines.map((note, index) => (
        <span className={index === 0 ? 'marginal' : undefined} key={keyOf(note)}>
          {typeof note === 'string' ? note : <LinkedNote {...note} />}
        </span>
      ))}
    </div>
  )
}

function LinkedNote({ label, links }: Exclude<Note, string>) {
  return (
    <>
      {label}
      {links.map((link) => (
        <a href={link.href} key={link.href}>
          {link.label}
        </a>
      ))}
    </>
  )
}
