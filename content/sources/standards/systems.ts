import type { Source } from '#content/sources/source.ts'

/** Standards of radio, data and operations. */
export const systemStandards = {
  ieee80211: {
    kind: 'standard',
    issuer: 'IEEE',
    year: 2016,
    title: 'IEEE Standard 802.11, with fine timing measurement',
    number: 'IEEE 802.11-2016',
  },
  ieee802154z: {
    kind: 'standard',
    issuer: 'IEEE',
    year: 2020,
    title: 'Enhanced Ultra Wideband (UWB) Physical Layers (PHYs) and Associated Ranging Techniques',
    number: 'IEEE 802.15.4z-2020',
    url: 'https://standards.ieee.org/ieee/802.15.4z/10230/',
  },
  ts23273: {
    kind: 'standard',
    issuer: '3GPP',
    title: '5G System (5GS) Location Services (LCS); Stage 2',
    number: '3GPP TS 23.273',
  },
  rfc7946: {
    kind: 'standard',
    authors: ['Butler, H.', 'Daly, M.', 'Doyle, A.', 'Gillies, S.', 'Hagen, S.', 'Schaub, T.'],
    year: 2016,
    title: 'The GeoJSON Format',
    number: 'RFC 7946',
    doi: '10.17487/RFC7946',
  },
  cap12: {
    kind: 'standard',
    issuer: 'OASIS',
    year: 2010,
    title: 'Common Alerting Protocol',
    number: 'Version 1.2',
    url: 'https://docs.oasis-open.org/emergency/cap/v1.2/CAP-v1.2-os.html',
  },
  isa182: {
    kind: 'standard',
    issuer: 'International Society of Automation',
    title: 'Management of Alarm Systems for the Process Industries',
    number: 'ANSI/ISA-18.2',
  },
  iso22320: {
    kind: 'standard',
    issuer: 'ISO',
    year: 2018,
    title: 'Security and resilience: Emergency management: Guidelines for incident management',
    number: 'ISO 22320:2018',
  },
} as const satisfies Record<string, Source>
