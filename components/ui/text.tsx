/* Texts that are set in a way of their own: large figures with their unit, paragraphs, words that do not break. */

import { Fragment, type ReactNode } from 'react'
import { hyphenation } from '#words/hyphenation.ts'

interface LargeFigureProps {
  value: string
  unit?: string | undefined
  /** What screen readers say in place of signs such as '<' and '+'. Absent for a value that is words. */
  spoken?: string | undefined
}

/** A figure set large, its unit small beside it. The unit does not break in two. */
export function LargeFigure({ value, unit, spoken }: LargeFigureProps) {
  const figure = (
    <>
      {value}
      {unit && (
        <small className="ml-[0.1em] inline-block whitespace-pre text-[0.375em] tracking-[-0.03em]">{unit}</small>
      )}
    </>
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

/** Long words by their letters. */
const divided = new Map(hyphenation.map((word) => [word.replaceAll('-', ''), word.split('-')]))
const kept = new RegExp(
  String.raw`(${[...divided.keys()].join('|')}|\d+-\d+|Wi-Fi|decision-makers|& \S{1,9}(?=\s))([,.;:]?)`,
)

/**
 * Text without a line break in a range, such as 1-2, in Wi-Fi or in decision-makers: a browser may break after a hyphen. An
 * ampersand stays with the next word, so that lines of both fonts break alike. A long word breaks only where a line is too
 * short for it: after a hyphen, because browsers without a dictionary break it anywhere. So does a phrase.
 */
export function UnbrokenText({ text }: { text: string }): ReactNode {
  const match = kept.exec(text)
  if (!match) return text
  // A comma would be alone in a line below a word that breaks.
  const [whole, found = whole, mark] = match
  const [first, ...others] = divided.get(found) ?? [found]
  const isShort = found.length < longest
  return (
    <>
      {text.slice(0, match.index)}
      <span className={isShort ? 'whitespace-nowrap' : 'divided'}>
        {first}
        {others.map((part) => (
          <Fragment key={part}>
            {found.includes('/') ? <wbr /> : <span className="soft-hyphen" />}
            {part}
          </Fragment>
        ))}
        {mark}
      </span>
      <UnbrokenText text={text.slice(match.index + whole.length)} />
    </>
  )
}

/** A word of this many letters may be wider than a line on a phone. */
const longest = 12
