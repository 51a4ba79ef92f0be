import { teams } from '#content/schema/article.ts'

/** Words of the trade, so that a text compresses and wraps like a real article. */
const stock =
  'signal mesh staypoint river bridge detector winter evening corridor beacon fix trail crossing sheet baseline entropy forecast interval region anchor phone gate steward operator district hospital depot ferry tower antenna ridge contour valley station platform quiet patient narrow broad steady early late northern measured counted shared plain honest careful moves settles crosses returns waits falls rises answers agrees reports drifts holds carries leaves opens'.split(
    ' ',
  )
const topics = [
  'staypoints',
  'trips',
  'travel modes',
  'movement typing',
  'entropy scoring',
  'forecasting',
  'anomaly detection',
  'geofencing',
  'signal fusion',
  'crowd density',
]
const months = 'January February March April May June July August September October November December'.split(' ')

/** A sequence of numbers in [0, 1) that is the same for the same seed (Mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The name of a synthetic article's file, without `.md`. */
export const syntheticId = (index: number): string => `synthetic-${index}`

/**
 * An article of about 1,500 words, in the form of `docs/editing.md`: front matter, eight sections, a table, a list, a
 * definition, an aside, a figure and links. The same for the same index.
 */
export function syntheticArticle(index: number): string {
  const next = numbers(index + 1)
  const pick = <Kind>(from: readonly [Kind, ...Kind[]] | readonly Kind[]): Kind =>
    from[Math.floor(next() * from.length)] as Kind
  const words = (count: number) => Array.from({ length: count }, () => pick(stock)).join(' ')
  const sentence = (count: number) => `${capital(words(count))} ${Math.floor(next() * 900) + 1}.`
  const paragraph = () => Array.from({ length: 6 }, () => sentence(9 + Math.floor(next() * 8))).join(' ')
  const day = 1 + (index % 28)
  const date = `${months[Math.floor(index / 28) % 12]} ${day}, ${2016 + (Math.floor(index / 336) % 10)}`
  const table = ['| Place | Dwell, min | Share |', '|---|---:|---:|']
  for (let row = 1; row <= 6; row += 1)
    table.push(`| S${row} ${words(2)} | ${Math.floor(next() * 700)} | ${Math.floor(next() * 90)}% |`)
  const section = (number: number) => [`## ${capital(words(4))} ${number}`, paragraph(), paragraph()]
  return [
    '---',
    `title: ${capital(words(4))} ${index}`,
    `subtitle: ${sentence(14)}`,
    `description: ${fitted(`${sentence(12)} ${sentence(12)}`)}`,
    `date: ${date}`,
    `author: ${pick(teams)}`,
    `topics: [${[...new Set([pick(topics), pick(topics), pick(topics)])].join(', ')}]`,
    'calls:',
    '  - Request a Demo',
    '  - Explore Our Services',
    'closing:',
    `  title: ${capital(words(5))}`,
    `  text: ${sentence(12)}`,
    '---',
    ...section(1),
    `Compare [an earlier note](/blog/${syntheticId(Math.max(0, index - 1))}) and [our services](/services).`,
    ...section(2),
    `${table.join('\n')}`,
    'Table: Example. Minutes at six places.',
    ...section(3),
    Array.from({ length: 5 }, () => `- ${capital(words(11))}`).join('\n'),
    ...section(4),
    `::: definition ${capital(words(1))}\n${sentence(24)}\n:::`,
    ...section(5),
    `![A contour map with one track.](figure:movement "${sentence(8)}")`,
    ...section(6),
    `::: aside\n*${sentence(8)}* ${sentence(16)}\n:::`,
    ...section(7),
    ...section(8),
    '',
  ].join('\n\n')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A description of a permitted length. */
const fitted = (text: string): string => text.slice(0, 150).trimEnd()
