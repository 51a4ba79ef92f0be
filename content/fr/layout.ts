import type * as english from '#content/en/layout.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { samples } from '#content/fr/samples.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { contactAbout } from '#content/schema/topic.ts'

const sampleReports = samples.map(({ label, href }) => ({ label: `Exemple de rapport : ${label}`, href }))

/** Words and links of the header, the menu and the footer, on every page (specification, section 2). */
export const layout = typeset({
  skip: 'Passer au contenu',
  /** Name of the list of a page's sections. */
  contents: 'Sur cette page',
  /** The main step of a page on what the company offers. */
  briefing: { label: 'Demander une rencontre stratégique', href: contactAbout('consultation') },
  /** Below the button of the main step. */
  reply: `Réponse en ${claim('reply')}`,
  navigation: {
    label: 'Principale',
    links: [
      { label: 'Services', href: '/services' },
      { label: 'Secteurs', href: '/sectors' },
      { label: 'À propos', href: '/about' },
      { label: 'Blogue', href: '/blog' },
      { label: 'Nous joindre', href: '/contact' },
      { label: 'Sécurité', href: '/security' },
    ],
    /** A phone shows one word of the label. */
    portal: { label: 'Portail client', short: 'Portail', href: '/login' },
  },
  menu: {
    open: 'Menu',
    close: 'Fermer',
    label: 'Menu',
    more: [
      { label: 'Recherche et développement', href: '/research-development' },
      ...sampleReports,
      { label: 'Données ouvertes', href: '/data' },
      { label: 'Carrières', href: '/careers' },
      { label: 'Plan du site', href: '/sheet-index' },
    ],
  },
  footer: {
    /** Name of the list of links, for screen readers. */
    label: 'Pied de page',
    columns: [
      {
        title: 'Entreprise',
        links: [
          { label: 'À propos', href: '/about' },
          { label: 'Recherche et développement', href: '/research-development' },
          { label: 'Services', href: '/services' },
          { label: 'Secteurs', href: '/sectors' },
          { label: 'Blogue', href: '/blog' },
          { label: 'Carrières', href: '/careers' },
        ],
      },
      {
        title: 'Solutions',
        links: [
          { label: 'Déplacements humains', href: '/services/movement' },
          { label: 'Analyse de graphes sociaux', href: '/services/social' },
          { label: 'Apprentissage automatique géospatial', href: '/services/ml' },
          { label: 'SIG sécurisés', href: '/services/gis' },
          { label: 'Renseignement électromagnétique', href: '/services/signals' },
        ],
      },
      {
        title: 'Contact',
        links: [
          { label: 'Nous joindre', href: '/contact' },
          { label: 'Demander une démonstration', href: contactAbout('demo') },
          { label: 'Soutien', href: contactAbout('support') },
          { label: 'Blogue et analyses', href: '/blog' },
          ...sampleReports,
        ],
      },
      {
        title: 'Sécurité et conformité',
        links: [
          { label: 'Sécurité', href: '/security' },
          { label: 'Confidentialité', href: '/privacy' },
          { label: 'Sanctions', href: '/sanctions' },
          { label: 'Certifications', href: '/security/certifications' },
          { label: 'Documents', href: '/trust' },
          { label: 'Sommaire pour l’approvisionnement', href: '/trust/procurement' },
        ],
      },
    ],
    strip: [
      { label: 'Confidentialité', href: '/privacy' },
      { label: 'Sanctions', href: '/sanctions' },
      { label: 'Sécurité', href: '/security' },
      { label: 'Accessibilité', href: '/security#accessibility' },
      { label: 'Plan du site', href: '/sheet-index' },
    ],
    data: 'Les dessins et les exemples reposent sur des données synthétiques. Aucune personne réelle n’a été suivie.',
    /** On paper alone: to whom a reader writes. */
    get contact() {
      return `${site.name}, ${site.address.locality} (Ontario), Canada. Courriel : ${site.email}`
    },
    get claim() {
      return `${site.name}. Entreprise canadienne, au service des opérations critiques.`
    },
  },
} as const satisfies InLanguage<typeof english.layout>)
