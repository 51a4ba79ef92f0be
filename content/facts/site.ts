import { settings } from './settings.ts'

const domain = 'cairnline.example'

/** Facts of the company that more than one page, feed or record states. */
export const site = {
  get name() {
    return settings.siteName
  },
  /** Fixed base of canonical addresses, without a trailing slash (specification, section 9). */
  get url() {
    return settings.siteUrl.replace(/\/+$/, '')
  },
  language: 'en-CA',
  email: `info@${domain}`,
  apiHost: `api.${domain}`,
  phone: { display: '613-555-0142', e164: '+16135550142' },
  address: { locality: 'Ottawa', region: 'ON', country: 'CA' },
  /** Profiles on other sites. Structured data leaves the field out while the list is empty. */
  sameAs: [] as readonly string[],
  /** Required by the specification (section 9), though search engines ignore a rating of oneself. `shown: false` drops it. */
  rating: { shown: true, value: '5.0', count: 1 },
} as const
