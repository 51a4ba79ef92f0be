/**
 * Pairs of addresses: each page's English address, by which code and content refer to it, and its French one. French slugs
 * are short and have no accents, like those of federal sites. An article states its French slug in its front matter.
 */
export const frenchAddresses = {
  '/': '/fr',
  '/404': '/fr/404',
  '/about': '/fr/a-propos',
  '/about/precision': '/fr/a-propos/precision',
  '/blog': '/fr/blogue',
  '/careers': '/fr/carrieres',
  '/contact': '/fr/nous-joindre',
  '/data': '/fr/donnees',
  '/data/contacts': '/fr/donnees/contacts',
  '/data/counts': '/fr/donnees/comptages',
  '/data/junction': '/fr/donnees/carrefour',
  '/data/load': '/fr/donnees/charge',
  '/data/report': '/fr/donnees/rapport',
  '/data/sites': '/fr/donnees/emplacements',
  '/login': '/fr/connexion',
  '/predictive-insights': '/fr/analyses-predictives',
  '/privacy': '/fr/confidentialite',
  '/real-time-awareness': '/fr/veille-en-temps-reel',
  '/research-development': '/fr/recherche-developpement',
  '/sanctions': '/fr/sanctions',
  '/sectors': '/fr/secteurs',
  '/sectors/404': '/fr/secteurs/404',
  '/sectors/government': '/fr/secteurs/gouvernement',
  '/sectors/healthcare': '/fr/secteurs/sante',
  '/sectors/publicSafety': '/fr/secteurs/securite-publique',
  '/sectors/retail': '/fr/secteurs/commerce-de-detail',
  '/sectors/telecommunications': '/fr/secteurs/telecommunications',
  '/sectors/urbanPlanning': '/fr/secteurs/urbanisme',
  '/security': '/fr/securite',
  '/security/certifications': '/fr/securite/certifications',
  '/services': '/fr/services',
  '/services/404': '/fr/services/404',
  '/services/awareness': '/fr/services/connaissance-de-la-situation',
  '/services/gis': '/fr/services/sig-securises',
  '/services/ml': '/fr/services/apprentissage-geospatial',
  '/services/movement': '/fr/services/renseignement-de-mouvement',
  '/services/signals': '/fr/services/renseignement-electromagnetique',
  '/services/social': '/fr/services/graphes-sociaux',
  '/sheet-index': '/fr/tableau-assemblage',
  '/trust': '/fr/confiance',
  '/trust/procurement': '/fr/confiance/approvisionnement',
  '/welcome': '/fr/bienvenue',
} as const

/** An English address with a pair. */
export type PairedAddress = keyof typeof frenchAddresses

/** The pairs as a list, in the order of the English addresses. */
export const addressPairs: readonly { english: PairedAddress; french: string }[] = (
  Object.keys(frenchAddresses) as PairedAddress[]
).map((english) => ({ english, french: frenchAddresses[english] }))
