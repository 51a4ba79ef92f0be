import { precision } from '#words/pages/precision.ts'

/** Operational impact of a precision of `at` (a length with its unit). */
export function Impact({ at, title, text }: { at: string; title: string; text: string }) {
  return (
    <div className="impact">
      <p className="marginal">
        {precision.impact} {at}
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  )
}
