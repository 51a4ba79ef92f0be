import type { Allowed } from './allowed.ts'

/** Numbers that may stand as typed in the dataset, its dictionary, the papers and the description of the API. */
export const papers: Readonly<Record<string, Allowed>> = {
  'content/en/api/description.ts': { label: '1' },
  'content/en/dataset/dictionary.ts': { constant: '68%', label: '0 1 15 1440 2.2' },
  'content/en/dataset/words.ts': { label: '0' },
  'content/en/pages/papers/data.ts': { label: '0 1' },
  'content/en/pages/papers/security-summary.ts': { label: '1 2 3 4 5' },
  'content/en/pages/papers/trust.ts': { label: '6.2 320' },
}
