import type * as english from '#content/en/pages/services.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { counts } from '#content/fr/counts.ts'
import { listed } from '#content/fr/print.ts'
import { services } from '#content/fr/services.ts'
import { capital } from '#content/languages/capital.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

const subjects = listed(services.map(({ subject }) => subject))

export const metadata: PageMetadata = {
  kind: 'itemList',
  path: 'services',
  title: `Renseignement géospatial\u00a0: nos ${counts.services} services | ${site.name}`,
  description: `${capital(subjects)}\u00a0: ${counts.services} services.`,
  list: {
    name: `Services de ${site.name}`,
    description: 'Services de renseignement géospatial, de mouvement et électromagnétique.',
    items: services.map(({ slug, title, description }) => ({ name: title, description, path: `services/${slug}` })),
  },
}

/** Places that a link may name. */
export const fragments = services.map(({ slug }) => slug)

export const servicesList = {
  title: `${capital(counts.services)} lectures d’un même enregistrement.`,
  lead: 'Chaque service lit le même enregistrement (lieu, heure, confiance, provenance) et y écrit à son tour. Ce que l’un infère, le suivant peut le vérifier. Ouvrez-en un.',
  notes: ['Nos services', 'Figures\u00a0: graines fixes, données synthétiques', 'Personne n’a été suivi'],
  headings: { features: 'Principales fonctions', capabilities: 'Capacités', technologies: 'Technologies' },
  more: 'La suite de ce qu’il lit',
  open: (number: string) => `Ouvrir ${number}`,
  closing: {
    title: 'Lequel choisir?',
    text: `Décrivez la décision et la zone. Nous répondons en ${claim('reply')}, avec la lecture qui trancherait, ou pour dire qu’aucun des ${counts.services} ne le ferait.`,
    actions: [
      { label: 'Demander une séance d’information stratégique', href: contactAbout('consultation') },
      { label: 'Trouver votre secteur', href: '/sectors' },
    ],
  },
} as const satisfies InLanguage<typeof english.servicesList>

/** Ids of the sections on the page of a service, in its order. */
export const serviceSections = ['description', 'features', 'capabilities', 'scenario', 'technologies'] as const

export const serviceDetail = {
  back: { label: 'Retour aux services', href: '/services' },
  number: (number: string) => `Service ${number}`,
  headings: {
    description: 'Ce qu’il lit',
    features: 'Principales fonctions',
    capabilities: 'Capacités',
    scenario: 'Exemple chiffré',
    technologies: 'Technologies',
  },
  /** A capability that contains the phrase links it to the article on cybersecurity (specification, section 2). */
  cybersecurity: { phrase: 'mesures de cybersécurité', href: '/blog/cybersecurity-measures-protecting-gis' },
  actions: [
    { label: 'Demander une séance d’information stratégique', href: contactAbout('consultation') },
    { label: 'Retour aux services', href: '/services' },
  ],
} as const satisfies InLanguage<typeof english.serviceDetail>

/** The page shows the words of all services, so it cites what they cite. */
export const sources: readonly SourceKey[] = [...new Set(services.flatMap(({ sources }) => sources ?? []))]
