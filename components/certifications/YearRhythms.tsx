import { type Rhythm, YearStrip } from './YearStrip.tsx'

interface YearRhythmsProps {
  rhythms: readonly Rhythm[]
  /** What the strip shows, for people who cannot see it. */
  label: string
  words: readonly { readonly value: string; readonly text: string }[]
}

/** Rhythms of a year as marks on one strip, and below it in words. */
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
