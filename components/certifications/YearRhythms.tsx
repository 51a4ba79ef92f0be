import { type Rhythm, YearStrip } from './YearStrip.tsx'

interface YearRhythmsProps {
  rhythms: readonly Rhythm[]
  /** Text alternative of the strip. */
  label: string
  words: readonly { readonly value: string; readonly text: string }[]
}

/** Events that recur through a year, as marks on a strip and in words. */
export function YearRhythms({ rhythms, label, words }: YearRhythmsProps) {
  return (
    <>
      <YearStrip rhythms={rhythms} label={label} />
      <dl className="year-rhythms">
        {words.map(({ value, text }) => (
          <div key={text}>
            <dt>{value}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
