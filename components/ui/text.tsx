import type { ReactNode } from 'react'

interface LargeFigureProps {
  value: string
  unit?: string | undefined
  /** What screen readers say in place of signs such as '<' and '+'. Absent for a value that is words. */
  spoken?: string | undefined
}

/** A figure set large, its unit small beside it on the same line. */
export function LargeFigure({ value, unit, spoken }: LargeFigureProps) {
  const figure = (
    <span className="whitespace-nowrap max-tiny:whitespace-normal">
      {value}
      {unit && <small className="ml-[0.1em] text-[0.375em] tracking-[-0.03em]">{unit}</small>}
    </span>
  )
  if (spoken === undefined) return figure
  return (
    <>
      <span aria-hidden="true">{figure}</span>
      <span className="sr-only">{spoken} </span>
    </>
  )
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

/** Wider than a phone with large text, where it still breaks. */
const longest = 'decision-makers'

/**
 * Text without a line break in a range, such as 1-2, in Wi-Fi or in decision-makers: a browser may break after a hyphen.
 */
export function UnbrokenText({ text }: { text: string }): ReactNode {
  const match = /\d+-\d+|Wi-Fi|decision-makers/.exec(text)
  if (!match) return text
  return (
    <>
      {text.slice(0, match.index)}
      <span className={match[0] === longest ? 'inline-block' : 'whitespace-nowrap'}>{match[0]}</span>
      <UnbrokenText text={text.slice(match.index + match[0].length)} />
    </>
  )
}
