/* The logo of the company, in the header: its stones are a result of the simulated day (content/day/results/logo.json). */

import logo from '#content/day/results/logo.json' with { type: 'json' }

/** Four stones, the last on top. Their colours are in layout.css. */
export function Logo({ id }: { id?: string | undefined }) {
  return (
    <svg id={id} viewBox={logo.viewBox} aria-hidden="true">
      {logo.outlines.map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  )
}
