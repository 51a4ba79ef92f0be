import type * as english from '#content/en/pages/sheet-index.ts'
import type { IndexEntry } from '#content/en/pages/sheet-index.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { counts } from '#content/fr/counts.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { sectorCards } from '#content/fr/sectors.ts'
import { services } from '#content/fr/services.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export type { IndexEntry } from '#content/en/pages/sheet-index.ts'

export const metadata = typeset<Extract<PageMetadata, { kind: 'page' }>>({
  kind: 'page',
  type: 'CollectionPage',
  path: 'sheet-index',
  title: `Plan du site : toutes les pages | ${site.name}`,
  description: `Toutes les pages de ${site.name} : services, secteurs, méthodes et données ouvertes, sécurité et confidentialité, certifications, entreprise et contact.`,
})

interface IndexGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly IndexEntry[]
}

const aboutWork: IndexGroup = {
  id: 'answers',
  title: 'Services',
  entries: [
    {
      name: 'Services',
      href: '/services',
      text: `Les ${counts.services} sur une seule page, chacun avec ses fonctions, ses capacités et ses technologies.`,
    },
    ...services.map(({ slug, title, summary }) => ({ name: title, href: `/services/${slug}`, text: summary })),
    {
      name: 'Veille en temps réel',
      href: '/real-time-awareness',
      text: `Comment une alerte est remise en ${claim('alertLatency')}, et comment ce temps est mesuré.`,
    },
    {
      name: 'Analyses prédictives',
      href: '/predictive-insights',
      text: `Des prévisions jusqu’à ${claim('forecastWindow')} à l’avance, leur erreur, et l’accès par API ou tableau de bord.`,
    },
  ],
}

const aboutFields: IndexGroup = {
  id: 'fields',
  title: 'Secteurs',
  entries: [
    {
      name: 'Secteurs',
      href: '/sectors',
      text: `Tous les secteurs, et les services que chacun utilise. L’intervention d’urgence relève de Sécurité publique.`,
    },
    ...sectorCards.map(({ title, href, description }) => ({ name: title, href, text: description })),
  ],
}

const aboutMethods: IndexGroup = {
  id: 'methods',
  title: 'Méthodes et données',
  entries: [
    {
      name: 'Précision',
      href: '/about/precision',
      text: 'La précision des positions et de l’heure, la part d’appariements justes et les causes d’erreur.',
    },
    {
      name: 'Recherche et développement',
      href: '/research-development',
      text: 'Comment une méthode devient un service en quatre étapes, et nos pistes de recherche.',
    },
    {
      name: 'Données ouvertes',
      href: '/data',
      text: 'Les données synthétiques de nos figures, à télécharger, et un script qui vérifie nos résultats.',
    },
    {
      name: 'Exemple de rapport',
      href: '/data/report',
      text: 'Ce que vous recevez pour une journée, les formats, la livraison et le début d’un projet.',
    },
    {
      name: 'Exemple de comptages',
      href: '/data/counts',
      text: 'Ce que vous recevez pour un quartier : personnes par lieu et par heure, et un avertissement avant qu’une foule soit trop grande.',
    },
    {
      name: 'Deux emplacements comparés',
      href: '/data/sites',
      text: 'Un exemple pour deux terrains vacants et deux magasins : prévisions, visites et marges d’erreur.',
    },
    {
      name: 'Un carrefour, compté en personnes',
      href: '/data/junction',
      text: 'Un exemple de comptage pour une ville : les personnes par mouvement, à pied, en autobus et en auto.',
    },
    {
      name: 'Contacts entre districts',
      href: '/data/contacts',
      text: 'Un exemple pour la santé publique : qui côtoie qui, et qui prévenir d’abord.',
    },
    {
      name: 'Cellules radio, au quart d’heure',
      href: '/data/load',
      text: 'Un exemple pour un opérateur : les cellules qui perdent des appels, et les circuits qu’il leur faut.',
    },
    { name: 'Blogue', href: '/blog', text: 'Tous les articles, du plus récent au plus ancien.' },
  ],
}

const aboutRules: IndexGroup = {
  id: 'rules',
  title: 'Sécurité et confidentialité',
  entries: [
    {
      name: 'Confidentialité',
      href: '/privacy',
      text: 'De qui viennent les données, où et combien de temps nous les gardons, et vos droits.',
    },
    {
      name: 'Sécurité',
      href: '/security',
      text: 'Huit règles et le moyen de vérifier chacune, les réglages par défaut et cinq délais d’intervention.',
    },
    {
      name: 'Certifications',
      href: '/security/certifications',
      text: `Au moins ${claimNumber('certifications')} certifications. Le registre dit ce que couvre chaque norme qui y figure.`,
    },
    {
      name: 'Documents',
      href: '/trust',
      text: 'Fichiers pour votre examen de sécurité : chiffres et certifications, accessibilité, logiciels de ce site.',
    },
    {
      name: 'Sommaire pour l’approvisionnement',
      href: '/trust/procurement',
      text: 'Ce qui est fourni, l’hébergement, les certifications et ce que vous pouvez demander, sur une page.',
    },
    {
      name: 'Sanctions',
      href: '/sanctions',
      text: 'À qui nous ne pouvons pas offrir nos services, la fréquence de nos vérifications et les licences d’exportation.',
    },
    {
      name: 'Accessibilité',
      href: '/security#accessibility',
      text: 'La façon dont ce site suit les WCAG 2.2, et sa limite connue.',
    },
  ],
}

const aboutPeople: IndexGroup = {
  id: 'people',
  title: 'Entreprise et contact',
  entries: [
    { name: 'Accueil', href: '/', text: `Ce que fait ${site.name}, et pour qui, en une page.` },
    {
      name: 'À propos',
      href: '/about',
      text: 'La mission, les valeurs, les équipes et la façon de mesurer chacun de nos chiffres.',
    },
    {
      name: 'Carrières',
      href: '/careers',
      text: 'Les huit disciplines où nous recrutons, et comment postuler.',
    },
    {
      name: 'Nous joindre',
      href: '/contact',
      text: `Posez une question ou demandez une rencontre. Nous répondons en ${claim('reply')}.`,
    },
    { name: 'Portail client', href: '/login', text: 'Pour les clients qui ont un compte.' },
  ],
}

export const sheetIndex = typeset({
  title: 'Plan du site',
  lead: `Toutes les pages de ${site.name}, par sujet. Pour une première visite, commencez par l’exemple de rapport, à la section 3.`,
  groups: [aboutWork, aboutFields, aboutMethods, aboutRules, aboutPeople],
  /** The group that lists the articles, and the one for pages that no group names. */
  articlesIn: aboutMethods.id,
  othersIn: aboutPeople.id,
  closing: {
    title: 'Vous ne trouvez pas ce que vous cherchez?',
    text: `Écrivez-nous. Nous répondons en ${claim('reply')}.`,
    actions: [
      { label: 'Nous joindre', href: '/contact' },
      { label: 'Retour à l’accueil', href: '/' },
    ],
  },
} as const satisfies InLanguage<typeof english.sheetIndex>)
