import type * as english from '#content/en/pages/sectors.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { counts } from '#content/fr/counts.ts'
import { plural } from '#content/fr/grammar.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { sectors } from '#content/fr/sectors.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'itemList',
  path: 'sectors',
  title: `Secteurs : gouvernement, transport, commerce, santé | ${site.name}`,
  description:
    'Renseignement de mouvement et géospatial pour gouvernement, sécurité publique, transport, commerce, santé et télécoms : usages, services et conformité.',
  list: {
    name: `Secteurs de ${site.name}`,
    description: 'Secteurs que servent le renseignement de mouvement et le renseignement géospatial.',
    items: sectors.map(({ slug, title, description }) => ({ name: title, description, path: `sectors/${slug}` })),
  },
})

/** Places that a link may name. */
export const fragments = [...sectors.map(({ slug }) => slug), 'corporate-security']

export const sectorsList = typeset({
  title: 'Secteurs où nous travaillons',
  lead: 'Choisissez votre secteur pour voir les questions, les services, les lois et les normes. Pour les mesures d’urgence, voyez Sécurité publique.',
  pageOf: (sector: string) => `Voir « ${sector} »`,
  /** On a card of home, the first core services. */
  cardServices: (subjects: readonly string[]) => `Services : ${subjects.join(', ')}`,
  marks: { 'leans-on': 'service de base', adds: 'souvent ajouté', none: 'non utilisé' },
  matrix: {
    title: 'Les services par secteur',
    text: 'Nous commencerions par les services de base; d’autres s’ajoutent souvent plus tard. La page de chaque secteur en donne les raisons.',
    /** Opens the table, on a phone. */
    open: 'Services de chaque secteur',
    caption: 'Point plein : service de base. Anneau : souvent ajouté plus tard. Sans signe : non utilisé.',
    sector: 'Secteur',
  },
  details: {
    title: 'Avantages, cas d’utilisation, technologies',
    text: 'Les principaux, par secteur. La page de chacun les donne tous, avec les lois et les normes qui s’appliquent.',
  },
  headings: { benefits: 'Principaux avantages', useCases: 'Cas d’utilisation', technologies: 'Technologies' },
  moreUseCases: (count: number) => `+ ${count} ${plural(count, 'autre', 'autres')} cas d’utilisation`,
  open: 'En savoir plus',
  /** For readers whom the table does not name. The number follows those of the sectors. */
  corporateSecurity: {
    title: 'Sécurité d’entreprise',
    text: 'Pour les équipes de sécurité d’entreprise : cinq questions sur vos sites, vos voyages et vos données, et où trouver chaque réponse.',
    open: 'Cinq questions et leurs réponses',
    other: { label: 'Un autre secteur? Écrivez-nous', href: contactAbout('consultation') },
    next: { label: 'Parlez-nous de vos sites et de vos voyages', href: contactAbout('consultation') },
    questions: [
      {
        name: 'L’un de vos voyageurs a-t-il fait un arrêt imprévu?',
        text: 'Vous recevez une alerte quand un arrêt imprévu dépasse la durée que vous avez fixée. La personne y consent d’avance et peut retirer son consentement.',
        link: { label: 'Connaissance de la situation', href: '/services/awareness' },
      },
      {
        name: 'Quelqu’un surveille-t-il l’un de nos sites?',
        text: 'Selon vos instructions écrites pour un site, nous trouvons les appareils qui reviennent sans qu’une routine l’explique. Aucun nom : nous ne suivons un appareil par son propre identifiant qu’en vertu d’une autorisation légale qui le désigne, ou avec le consentement de la personne.',
        link: { label: 'Renseignement sur les déplacements humains', href: '/services/movement' },
      },
      {
        name: 'Les positions que nous recevons sont-elles authentiques?',
        text: 'Nous signalons comme suspecte une position que contredit son propre signal radio. Chaque position est accompagnée de sa marge d’erreur.',
        link: { label: 'Renseignement électromagnétique', href: '/services/signals' },
      },
      {
        name: 'Qui peut voir quelle partie de notre carte?',
        text: 'L’accès se décide cellule par cellule, y compris pour les tuiles et les exportations. Le journal montre qui a vu quoi, et selon quelle règle.',
        link: { label: 'SIG sécurisés', href: '/services/gis' },
      },
      {
        name: 'Qu’offrez-vous à notre équipe d’évaluation?',
        text: 'Vous pouvez lui transmettre nos principes de sécurité et le registre des certifications et des cadres.',
        link: { label: 'Principes de sécurité', href: '/security' },
      },
    ],
  },
  closing: {
    title: 'Votre secteur n’y est pas?',
    text: 'Nous travaillons aussi avec d’autres secteurs. Envoyez-nous votre question; si aucun de nos services ne peut y répondre, nous vous le dirons.',
    actions: [
      { label: 'Demander une rencontre stratégique', href: contactAbout('consultation') },
      { label: `Voir les ${counts.services} services`, href: '/services' },
    ],
  },
} as const satisfies InLanguage<typeof english.sectorsList>)

/** Ids of the sections on the page of a sector, in its order. Crossings are on that of the sector that reads them. */
export const sectorSections = [
  'benefits',
  'useCases',
  'reading',
  'crossings',
  'services',
  'compliance',
  'technologies',
  'features',
] as const
export type SectorSection = (typeof sectorSections)[number]

export const sectorDetail = typeset({
  reply: `Réponse en ${claim('reply')}`,
  back: { label: 'Retour aux secteurs', href: '/sectors' },
  marks: { 'leans-on': 'de base', adds: 'souvent ajouté', none: 'non utilisé' },
  headings: {
    reading: 'Ce que vous pouvez savoir',
    benefits: 'Principaux avantages',
    useCases: 'Cas d’utilisation',
    services: 'Services pour ce secteur',
    technologies: 'Technologies',
    compliance: 'Conformité et normes',
    features: 'Principales fonctions',
  },
  /** Opens a list, on a phone, and says how long it is. */
  fold: {
    reading: 'La méthode et ses limites',
    useCases: (count: number) => `${count} autres cas d’utilisation`,
    technologies: (count: number) => `${count} autres technologies`,
    compliance: (count: number) => `${count} lois et normes`,
    features: (count: number) => `${count} autres fonctions principales`,
  },
  data: 'Données :',
  useCasesNote: 'Ce que vous voyez dans chaque cas, et les données nécessaires.',
  servicesNote: 'Nous commencerions par les services de base. D’autres s’ajoutent souvent plus tard.',
  receive: 'Ce que vous recevriez',
  specimens: {
    report: { label: 'Voir un exemple de rapport sur un appareil', href: '/data/report' },
    counts: { label: 'Voir un exemple de comptages par lieu et par heure', href: '/data/counts' },
    sites: { label: 'Voir un exemple : deux emplacements comparés', href: '/data/sites' },
    junction: { label: 'Voir l’exemple : ce carrefour compté', href: '/data/junction' },
    contacts: { label: 'Voir l’exemple : les contacts de ces districts', href: '/data/contacts' },
    load: { label: 'Voir l’exemple : ces cellules classées', href: '/data/load' },
    lots: { label: 'Voir un exemple : la prévision pour deux terrains', href: '/data/sites#planned' },
  },
  complianceNote: {
    usual: 'Ce que chaque texte exige, et ce que nous faisons.',
    marked:
      'Ce que chaque texte exige, et ce que nous faisons. Ceux qui figurent dans notre registre des certifications sont signalés.',
  },
  registered: (evidence: string) => `Dans notre registre. Demandez ${evidence}.`,
  inProgress: (name: string) => `${name} : autorisation en cours`,
  complianceLinks: [
    { label: 'Registre des certifications', href: '/security/certifications' },
    { label: 'Confidentialité', href: '/privacy' },
    { label: 'Hébergement et résidence des données', href: '/privacy#access' },
  ],
  procurement: { label: 'Sommaire pour l’approvisionnement', href: '/trust/procurement' },
} as const satisfies InLanguage<typeof english.sectorDetail>)

export const sources = [
  'abadie2010',
  'delling2012',
  'dwork2006',
  'mossong2008',
  'simini2012',
] as const satisfies readonly SourceKey[]
