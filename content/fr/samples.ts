import type * as english from '#content/en/samples.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Samples of what a client receives, and of which case; the menu and the footer call each a sample report. */
export const samples = [
  { label: 'une foule', detail: 'à un concert', href: '/data/counts' },
  { label: 'deux sites', detail: 'de magasin', href: '/data/sites' },
  { label: 'un appareil', detail: 'visé par une ordonnance', href: '/data/report' },
] as const satisfies InLanguage<typeof english.samples>
