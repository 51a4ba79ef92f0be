import type * as english from '#content/en/pages/services.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { counts } from '#content/fr/counts.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { listed } from '#content/fr/print.ts'
import { services } from '#content/fr/services.ts'
import { capital } from '#content/languages/capital.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const subjects = listed(services.map(({ subject }) => subject))

export const metadata = typeset<PageMetadata>({
  kind: 'itemList',
  path: 'services',
  title: `Services de renseignement géospatial et de mouvement | ${site.name}`,
  description: `${capital(subjects)} : leur apport.`,
  list: {
    name: `Services de ${site.name}`,
    description: 'Services de renseignement géospatial (GEOINT), de mouvement et électromagnétique.',
    items: services.map(({ slug, title, description }) => ({ name: title, description, path: `services/${slug}` })),
  },
})

/** Places that a link may name. */
export const fragments = services.map(({ slug }) => slug)

export const servicesList = typeset({
  title: 'Services',
  lead: `${capital(counts.services)} services montrent où des appareils s’arrêtent et se rencontrent, combien de gens viendront, où se trouve un émetteur et ce qui se passe en ce moment, le tout selon des règles d’accès. Tous les résultats renvoient aux mêmes enregistrements. Nous exploitons les services ou vous les exploitez, même hors ligne.`,
  /** What a buyer asks next. */
  links: [
    { label: 'Exemple de rapport', href: '/data/report' },
    { label: 'Hébergement et résidence des données', href: '/privacy#access' },
    { label: 'Sommaire pour l’approvisionnement', href: '/trust/procurement' },
    { label: 'Nous mettre à l’essai avant d’acheter', href: '/contact#pilots' },
  ],
  headings: { features: 'Principales fonctions', capabilities: 'Capacités', technologies: 'Technologies' },
  /** The description after its first paragraph. */
  method: 'Fonctionnement',
  open: (title: string) => `En savoir plus : ${title}`,
  closing: {
    title: 'Quel service choisir?',
    text: `Dites-nous quelle décision vous devez prendre, et pour quelle zone. En ${claim('reply')}, nous vous disons quel service convient, ou qu’aucun ne convient.`,
    actions: [
      { label: 'Demander une rencontre stratégique', href: contactAbout('consultation') },
      { label: 'Trouver votre secteur', href: '/sectors' },
    ],
  },
} as const satisfies InLanguage<typeof english.servicesList>)

/** Ids of the sections on the page of a service, in its order. */
export const serviceSections = ['description', 'scenario', 'features', 'capabilities', 'technologies'] as const
export type ServiceSection = (typeof serviceSections)[number]

export const serviceDetail = typeset({
  back: { label: 'Retour aux services', href: '/services' },
  give: 'Vous fournissez',
  get: 'Vous recevez',
  links: [
    { label: 'Formats et livraison', href: '/data/report#delivery' },
    { label: 'Comment démarre un projet', href: '/data/report#onboarding' },
    { label: 'Hébergement et résidence des données', href: '/privacy#access' },
    { label: 'Sommaire pour l’approvisionnement', href: '/trust/procurement' },
  ],
  headings: {
    description: 'Ce que fait ce service',
    features: 'Principales fonctions',
    capabilities: 'Capacités',
    scenario: 'Exemple chiffré',
    technologies: 'Technologies',
  },
  /** Opens what a phone has folded, and says how long it is. */
  fold: {
    description: 'Fonctionnement',
    capabilities: (count: number) => `${count} capacités`,
    technologies: (count: number) => `${count} technologies`,
  },
  technologiesLead: 'Des méthodes, des normes et des formats que vos spécialistes peuvent vérifier.',
  /** A capability that contains the phrase links it to the article on cybersecurity (specification, section 2). */
  cybersecurity: { phrase: 'mesures de cybersécurité', href: '/blog/cybersecurity-measures-protecting-gis' },
  test: 'Essayer sur vos données',
} as const satisfies InLanguage<typeof english.serviceDetail>)
