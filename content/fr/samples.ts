import type * as english from '#content/en/samples.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Samples of what a client receives, and for whom; the menu and the footer call each a sample report. */
export const samples = [
  { label: 'un appareil', href: '/data/report' },
  { label: 'une foule', href: '/data/counts' },
  { label: 'deux sites', href: '/data/sites' },
] as const satisfies InLanguage<typeof english.samples>
