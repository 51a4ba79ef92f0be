/*
 * Redirects to French pages for addresses that people guess: English slugs below /fr, and French ones with their accents.
 */

import { addressPairs, frenchAddresses } from '#content/addresses.ts'
import { redirects } from './redirects.ts'

/** Words of French addresses as they are written, with their accents. Addresses themselves have none. */
const accented: Readonly<Record<string, string>> = {
  a: 'à',
  carrieres: 'carrières',
  confidentialite: 'confidentialité',
  developpement: 'développement',
  donnees: 'données',
  electromagnetique: 'électromagnétique',
  geospatial: 'géospatial',
  precision: 'précision',
  predictives: 'prédictives',
  reel: 'réel',
  sante: 'santé',
  securises: 'sécurisés',
  securite: 'sécurité',
  telecommunications: 'télécommunications',
}

/** Addresses below `/fr` that people guess or have written down. */
const guesses: Readonly<Record<string, string>> = {
  '/fr/accueil': '/fr',
  '/fr/actualites': '/fr/blogue',
  '/fr/articles': '/fr/blogue',
  '/fr/contactez-nous': '/fr/nous-joindre',
  '/fr/emplois': '/fr/carrieres',
  '/fr/industries': '/fr/secteurs',
  '/fr/certifications': '/fr/securite/certifications',
  '/fr/precision': '/fr/a-propos/precision',
  '/fr/politique-de-confidentialite': '/fr/confidentialite',
  '/fr/recherche': '/fr/recherche-developpement',
  '/fr/se-connecter': '/fr/connexion',
  '/fr/tableau-d-assemblage': '/fr/tableau-assemblage',
  '/fr/fil': '/fr/rss.xml',
  '/fr/atom.xml': '/fr/rss.xml',
  '/fr/feed.json': '/fr/rss.xml',
  '/francais': '/fr',
}

/**
 * Addresses below `/fr` that lead to a French page, computed from the pairs: an English slug, an English redirect, and a
 * French slug with its accents. Letters beyond ASCII are as they are, not percent-encoded.
 * @param articles French address of each article by its English one
 */
export function frenchRedirects(articles: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const own = (english: string): string | undefined =>
    articles.get(english) ?? (Object.hasOwn(frenchAddresses, english) ? frenchAddresses[english as '/'] : undefined)
  const pages = [...addressPairs.map(({ english, french }) => [english, french] as const), ...articles].filter(
    ([english]) => english !== '/' && !english.endsWith('/404'),
  )
  const rows = [
    ...pages.map(([english, french]) => [`/fr${english}`, french] as const),
    ...Object.entries(redirects).flatMap(([from, to]) => {
      const french = own(to) ?? (to.endsWith('.xml') && !to.includes('trust') ? `/fr${to}` : undefined)
      return french === undefined ? [] : [[`/fr${from}`, french] as const]
    }),
    ...pages.map(([, french]) => [withAccents(french), french] as const),
    ...Object.entries(guesses),
  ]
  const taken = new Set(pages.map(([, french]) => french))
  return Object.fromEntries(rows.filter(([from, to]) => from !== to && !taken.has(from)))
}

const withAccents = (address: string): string => address.replaceAll(/[a-z0-9]+/g, (word) => accented[word] ?? word)
