import { type Breadcrumb, trail } from '#content/facts/breadcrumbs.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

/** What a page is called as a place, by its path. A page without a name here goes by its title. */
export const placeNames: ReadonlyMap<string, string> = new Map([
  ['', 'Accueil'],
  ['about', 'À propos'],
  ['about/precision', 'Précision'],
  ['blog', 'Blogue'],
  ['careers', 'Carrières'],
  ['contact', 'Nous joindre'],
  ['data', 'Données ouvertes'],
  ['data/contacts', 'Contacts entre districts'],
  ['data/counts', 'Exemple de comptages'],
  ['data/junction', 'Un carrefour'],
  ['data/load', 'Cellules radio'],
  ['data/report', 'Exemple de rapport'],
  ['data/sites', 'Deux emplacements comparés'],
  ['predictive-insights', 'Analyses prédictives'],
  ['privacy', 'Confidentialité'],
  ['real-time-awareness', 'Veille en temps réel'],
  ['research-development', 'Recherche et développement'],
  ['sanctions', 'Sanctions'],
  ['sectors', 'Secteurs'],
  ['security', 'Sécurité'],
  ['security/certifications', 'Certifications'],
  ['services', 'Services'],
  ['sheet-index', 'Plan du site'],
  ['trust', 'Documents'],
  ['trust/procurement', 'Sommaire pour l’approvisionnement'],
])

/** Name of the navigation, for assistive technology. */
export const breadcrumbLabel = typeset('Fil d’Ariane')

/** The way to a page, as visitors see it and crawlers read it. */
export const breadcrumbs = (metadata: PageMetadata): readonly Breadcrumb[] => trail(metadata, placeNames)
