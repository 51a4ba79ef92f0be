import { precision } from '#words/pages/precision.ts'

/** Hatched link to sign-in, in place of a figure for clients only (specification, section 1). */
export function Veil({ caption }: { caption: string }) {
  return (
    <a className="veil" href="/login">
      <span className="data">{caption}</span>
      <span className="arrow-link">{precision.veil}</span>
    </a>
  )
}
