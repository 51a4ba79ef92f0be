import type * as english from '#content/en/pages/sheet-index.ts'
import type { IndexEntry } from '#content/en/pages/sheet-index.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { counts } from '#content/fr/counts.ts'
import { sectorCards } from '#content/fr/sectors.ts'
import { services } from '#content/fr/services.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export type { IndexEntry } from '#content/en/pages/sheet-index.ts'

export const metadata: Extract<PageMetadata, { kind: 'page' }> = {
  kind: 'page',
  type: 'CollectionPage',
  path: 'sheet-index',
  title: `Tableau d’assemblage\u00a0: toutes les pages | ${site.name}`,
  description: `Chaque page de ${site.name} selon ce que l’on cherche\u00a0: une question à résoudre, un secteur, un chiffre à vérifier, une méthode, une règle, ou à qui parler.`,
}

interface IndexGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly IndexEntry[]
}

const aboutWork: IndexGroup = {
  id: 'answers',
  title: 'Une question à résoudre',
  entries: [
    {
      name: 'Services',
      href: '/services',
      text: `Les ${counts.services} sur une page, chacun avec ses fonctions et ses techniques.`,
    },
    ...services.map(({ slug, title, summary }) => ({ name: title, href: `/services/${slug}`, text: summary })),
    {
      name: 'Veille en temps réel',
      href: '/real-time-awareness',
      text: `En combien de temps une alerte arrive\u00a0: ${claim('alertLatency')}, milliseconde par milliseconde.`,
    },
    {
      name: 'Analyses prédictives',
      href: '/predictive-insights',
      text: `Ce qui vient ensuite\u00a0: la prévision sur ${claim('forecastWindow')}, son erreur, et comment s’y brancher.`,
    },
  ],
}

const aboutFields: IndexGroup = {
  id: 'fields',
  title: 'Votre propre domaine',
  entries: [
    { name: 'Secteurs', href: '/sectors', text: `Le tableau des ${counts.rows}\u00a0: qui s’appuie sur quel service.` },
    ...sectorCards.map(({ title, href, description }) => ({ name: title, href, text: description })),
  ],
}

const aboutMethods: IndexGroup = {
  id: 'methods',
  title: 'Une méthode, avec ses limites',
  entries: [
    {
      name: 'Précision',
      href: '/about/precision',
      text: 'La précision d’une position, de dix kilomètres à un centimètre.',
    },
    {
      name: 'Recherche et développement',
      href: '/research-development',
      text: 'Ce qui est à l’essai, et les quatre étapes avant que quiconque s’y fie.',
    },
    {
      name: 'Données',
      href: '/data',
      text: 'La journée derrière les figures, en fichiers, et un script pour nous vérifier.',
    },
    {
      name: 'Exemple de rapport',
      href: '/data/report',
      text: 'Ce qu’un client reçoit pour une journée, prêt à imprimer.',
    },
    { name: 'Blogue', href: '/blog', text: 'Tous les articles, du plus récent au plus ancien.' },
  ],
}

const aboutRules: IndexGroup = {
  id: 'rules',
  title: 'Une règle, ou sa preuve',
  entries: [
    {
      name: 'Confidentialité',
      href: '/privacy',
      text: 'Ce que l’on sait d’une personne, combien de temps on le garde, et ce que vous pouvez exiger.',
    },
    {
      name: 'Sécurité',
      href: '/security',
      text: 'Les règles, chacune avec la façon de la vérifier, et cinq délais en heures.',
    },
    {
      name: 'Certifications',
      href: '/security/certifications',
      text: 'Ce sur quoi nous sommes audités, ligne par ligne, et ce qui reste ouvert.',
    },
    {
      name: 'Documents',
      href: '/trust',
      text: 'Registre, nomenclature logicielle et déclarations, en fichiers.',
    },
    { name: 'Sanctions', href: '/sanctions', text: 'Qui nous ne pouvons servir, et qui vérifie.' },
    {
      name: 'Accessibilité',
      href: '/security#accessibility',
      text: 'Ce que ce site promet à quiconque le lit, et où il n’y parvient pas.',
    },
  ],
}

const aboutPeople: IndexGroup = {
  id: 'people',
  title: 'Les gens, et comment les joindre',
  entries: [
    { name: 'Accueil', href: '/', text: `Ce que fait ${site.name}, en un seul défilement.` },
    {
      name: 'À propos',
      href: '/about',
      text: 'Pourquoi nous le faisons, ce que coûte chaque valeur, et quelles sont les équipes.',
    },
    {
      name: 'Carrières',
      href: '/careers',
      text: 'Les disciplines que nous cherchons, et comment postuler sans affichage de poste.',
    },
    { name: 'Nous joindre', href: '/contact', text: `Tout le reste. Une personne répond en ${claim('reply')}.` },
    { name: 'Portail client', href: '/login', text: 'Pour la clientèle qui a un compte.' },
  ],
}

export const sheetIndex = {
  title: 'Chaque page, selon\u00a0ce que vous cherchez.',
  lead: 'Les cartes d’une série ont un tableau d’assemblage, qui montre où se trouve chacune d’elles. Voici le nôtre. Aucune page du site n’y manque, sauf les articles plus anciens, que le blogue énumère.',
  notes: ['Toute page en deux liens', 'Depuis le pied de chaque page'],
  groups: [aboutWork, aboutFields, aboutMethods, aboutRules, aboutPeople],
  /** The group that lists the articles, and the one for pages that no group names. */
  articlesIn: aboutMethods.id,
  othersIn: aboutPeople.id,
  closing: {
    title: 'Absent du tableau?',
    text: `Demandez ce que vous cherchez. Une personne qui peut répondre le fait en ${claim('reply')}, et le tableau est corrigé là où il vous a fait perdre la piste.`,
    actions: [
      { label: 'Nous joindre', href: '/contact' },
      { label: 'Retour à l’accueil', href: '/' },
    ],
  },
} as const satisfies InLanguage<typeof english.sheetIndex>
