import { settings } from './settings.ts'

/** What is true of the company wherever it is named. */
export const site = {
  name: settings.siteName,
  /** Fixed base of canonical addresses, without a trailing slash (specification, section 9). */
  url: settings.siteUrl.replace(/\/+$/, ''),
  language: 'en-CA',
  email: 'info@cairnline.example',
  phone: { display: '613-555-0142', e164: '+16135550142' },
  address: { locality: 'Ottawa', region: 'ON', country: 'CA' },
  /** Profiles elsewhere. Left out of structured data while there is none. */
  sameAs: [] as readonly string[],
  /** Specified (section 9), and ignored by search engines as self-made. One switch takes it out of service data. */
  rating: { shown: true, value: '5.0', count: 1 },
} as const
