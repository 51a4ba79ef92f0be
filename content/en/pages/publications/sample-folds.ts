import { typeset } from '#content/en/language/typography.ts'

/** Open, on a phone, what a section of a sample has below its text. */
export const sampleFolds = typeset({
  table: 'Show the table',
  tables: 'Show the tables',
  list: 'Show the details',
})
