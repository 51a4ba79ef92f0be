import { typeset } from '#content/en/language/typography.ts'

/** A change of the register, the dataset or a document of the company, for the feed. */
export interface Change {
  /**
   * Stays the same when words change. `dataset-` and its version, or `register-` and a digest of what the register states:
   * a build stops when the newest of either is not the present one, and says the id to write.
   */
  readonly id: string
  /** ISO 8601 with zone. */
  readonly date: string
  readonly title: string
  readonly text: string
  /** Path of the page that shows it, with its fragment. */
  readonly href: string
}

/** Newest first. */
export const changes = typeset<readonly Change[]>([
  {
    id: 'audits-once',
    date: '2026-12-01T03:00:00.000Z',
    title: 'How often certifications are audited',
    text: 'In the register, ‘audited annually’ now stands once, beside the number of certifications, and no longer in each row.',
    href: '/trust#register',
  },
  {
    id: 'dataset-1.1.0',
    date: '2026-11-29T12:00:00.000Z',
    title: 'Dataset 1.1.0',
    text: 'Formats for maps and notebooks; times of day that every program reads, with an empty one for midnight at the end of the day; the usual median for speeds; the radio plot beside the map.',
    href: '/data#files',
  },
  {
    id: 'register-2cbf6f1847756d7f',
    date: '2026-11-24T12:00:00.000Z',
    title: 'Register restructured',
    text: 'Each figure with its value and its definition; each certification with what it covers and how often it is audited.',
    href: '/trust#register',
  },
  {
    id: 'register-2b6a3e0e4229b1ca',
    date: '2026-11-22T12:00:00.000Z',
    title: 'Register as JSON',
    text: 'Figures and certifications, worded as on the pages, in a file that programs can read.',
    href: '/trust#register',
  },
  {
    id: 'dataset-1.0.0',
    date: '2026-11-22T12:00:00.000Z',
    title: 'Dataset 1.0.0',
    text: 'The synthetic day as CSV and GeoJSON, with a dictionary and a script that recomputes its stops.',
    href: '/data#files',
  },
  {
    id: 'definitions',
    date: '2026-11-22T12:00:00.000Z',
    title: 'A definition for every figure',
    text: 'For each figure that we publish: what we measure, and on which data.',
    href: '/about#figures',
  },
])
