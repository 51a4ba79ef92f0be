import type * as english from '#content/en/pages/partners.ts'
import { site } from '#content/facts/site.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'partners',
  title: `Partenaires | ${site.name}`,
  description: 'Avec qui nous construisons, ce que chacun apporte au travail, et ce que personne ne garde à la fin.',
})

export const partners = typeset({
  title: 'Partenaires',
  lead: 'Un partenaire apporte un flux, un récepteur ou une question. Chacun est nommé là où paraît sa part du travail.',
  closing: {
    title: 'Qu’apporteriez-vous?',
    text: 'Dites-nous ce que vous mesurez et qui peut le voir. Tout ce qui se partage a une date de fin dès le premier jour.',
    actions: [
      { label: 'Nous joindre', href: '/contact' },
      { label: 'Retour à la page À propos', href: '/about' },
    ],
  },
} as const satisfies InLanguage<typeof english.partners>)
