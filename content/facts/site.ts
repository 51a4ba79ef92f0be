import { slugify } from '#content/schema/slug.ts'
import { settings } from './settings.ts'

/** Whether a host is a name with a top-level domain: not `localhost`, and no number. */
export const isDomain = (host: string): boolean => /\.[a-z][a-z\d-]*[a-z\d]$/i.test(host)

/** Facts of the company that more than one page, feed or record states. */
export const site = {
  get name() {
    return settings.siteName
  },
  /** Fixed base of canonical addresses, without a trailing slash (specification, section 9). */
  get url() {
    return settings.siteUrl.replace(/\/+$/, '')
  },
  /**
   * The domain of the company: the site's host name without `www.`. A local site has none and uses a reserved domain (RFC
   * 2606), because mail and API addresses would otherwise be malformed.
   */
  get domain(): string {
    const { hostname } = new URL(settings.siteUrl)
    return isDomain(hostname) ? hostname.replace(/^www\./, '') : `${slugify(settings.siteName)}.example`
  },
  get email(): string {
    return `info@${site.domain}`
  },
  get apiHost(): string {
    return `api.${site.domain}`
  },
  /** None until the owner gives one: `{ display: '…', e164: '+1…' }` shows it on the pages and in structured data. */
  phone: null as { readonly display: string; readonly e164: string } | null,
  address: { locality: 'Ottawa', region: 'ON', country: 'CA' },
  /** The day from which the privacy policy is as it reads: change it with what the policy says, in UTC. */
  privacyPolicyDate: new Date('2026-12-01'),
  /** Profiles on other sites. Structured data leaves the field out while the list is empty. */
  sameAs: [] as readonly string[],
  /**
   * In structured data only, never in text: the specification (section 9) requires it, although it is a self-assigned rating
   * with one review, which search engines ignore. `shown: false` omits it.
   */
  rating: { shown: true, value: '5.0', count: 1 },
} as const
