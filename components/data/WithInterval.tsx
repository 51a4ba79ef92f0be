import { whole } from '#words/print.ts'

interface WithIntervalProps {
  value: number
  least: number
  most: number
}

/** A count with its interval, '867 (750–984)', on a phone below it. */
export function WithInterval({ value, least, most }: WithIntervalProps) {
  return (
    <>
      {whole(value)}{' '}
      <span className="whitespace-nowrap max-narrow:block">
        ({whole(least)}–{whole(most)})
      </span>
    </>
  )
}
