import type { ReactNode } from 'react'
import { explicitNavRole } from './navigation.ts'
import { UnbrokenText } from './text.tsx'

/** Links to the parts of a page, one field each, with a figure or marks above their titles. They stay on paper as content. */
export function Tally({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      className="grid grid-cols-(--columns) border-t-2 border-ink p-0 print:break-inside-avoid"
      aria-label={label}
      {...explicitNavRole}
    >
      {children}
    </nav>
  )
}

/** Place of an entry on a phone: two in a row, or each in a row of its own with its figure at the left. */
type PlaceOnPhone = 'pair' | 'row'

interface TallyLinkProps {
  href: string
  onPhone: PlaceOnPhone
  title: string
  /** Figure or marks, and a text below the title. */
  figure: ReactNode
  text?: string
}

/** An entry of a tally. */
export function TallyLink({ href, onPhone, title, figure, text }: TallyLinkProps) {
  return (
    <a className={entries[onPhone]} href={href}>
      {figure}
      <b className="cell-title text-name font-bold fr:max-narrow:text-[1rem] fr:max-slim:text-[0.875rem] @max-[21.5rem]/page:text-[1rem]">
        <UnbrokenText text={title} />
      </b>
      {text && <span>{text}</span>}
    </a>
  )
}

const entries: Record<PlaceOnPhone, string> = {
  pair: 'group tally-entry row-span-3 grid grid-cols-1 grid-rows-subgrid content-start gap-3 p-in pb-8 no-underline focus-visible:-outline-offset-3',
  row: 'group tally-entry grid grid-cols-1 content-start gap-3 p-in pb-8 no-underline focus-visible:-outline-offset-3 max-narrow:tally-row',
}
