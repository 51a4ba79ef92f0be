import type { Organization, WebSite } from 'schema-dts'
import { site } from '#content/facts/site.ts'
import { languages } from '#content/languages/languages.ts'
import { language } from '#language'
import { canonicalAddress } from './canonical.ts'

const home = (): string => canonicalAddress(site.url, '')

/** Identifiers of the two nodes in the structured data of every page. */
export const organizationId = (): string => `${site.url}/#organization`
export const websiteId = (): string => `${home()}/#website`

/** The company by its name alone. Home describes it, under the same identifier. */
export const namedOrganization = (): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name: site.name,
  url: site.url,
})

/** The company. Google Search Central, Organization: nothing is required; logo, address and contact are recommended. */
export function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    url: site.url,
    logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png` },
    email: site.email,
    ...(site.phone && { telephone: site.phone.e164 }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      addressCountry: site.address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.email,
      ...(site.phone && { telephone: site.phone.e164 }),
      url: canonicalAddress(site.url, 'contact'),
      availableLanguage: Object.values(languages).map(({ tag }) => tag),
    },
    ...(site.sameAs.length > 0 && { sameAs: [...site.sameAs] }),
  }
}

export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: site.name,
    url: home(),
    inLanguage: language.tag,
    publisher: { '@id': organizationId() },
  }
}
