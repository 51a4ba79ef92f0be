import type { Allowed } from './allowed.ts'

/** Numbers that may stand as typed in French alone: English has a word, or writes them so that they are no number. */
export const french: Readonly<Record<string, Allowed>> = {
  'content/fr/blog/from-signal-to-site-mesh-network-localization.md': { hour: '16' },
  // The signs '24/7' and '10:1' in words. Types hold them to the claims.
  'content/fr/claims.ts': { label: '24 7 10:1' },
  'content/fr/figures.ts': { hour: '0 21' },
  'content/fr/services/ml.ts': { hour: '17' },
  'content/fr/services/social.ts': { example: '1' },
}
