import type { Allowed } from './allowed.ts'

/** Numbers that may stand as typed in articles. */
export const articles: Readonly<Record<string, Allowed>> = {
  'content/en/blog/common-use-cases-strategic-movement-intelligence.md': {
    example:
      '3,000 2.5 2 1 4,000 4 14.3% 33.3% 2,000 28.6% 1,000 57.1% 100.0% 99.9% 1.5 0.1 95% 22 27 25.5 6 3 7 15 12 41 38 35 8 20 5 9 0.95²⁰ 64%',
  },
  'content/en/blog/counter-intelligence-digital-age-adversarial-movement-patterns.md': {
    example:
      '99% 100,000 95% 1% 4.75 1,000 0.5% 99.5% 80% 2% 0.80/0.02 40 5 99,995 1 20,000 500 0.2% 4.0 2,000 2 1,600 12.5 7.4% 3.2 3 64,000 76% 2.56 0.8 64 4% 0.16% 0.0016⁴',
    arithmetic: '1.2 4,320 300',
    quoted: { song2010limits: '93%', ikanovic2017: '71%' },
  },
  'content/en/blog/cybersecurity-measures-protecting-gis.md': {
    example: '41 40 0.5 1/0.5 2 2.83 4.0 64 4.0/8 4.00 62% 16 1.00 84% 0.50 98% 400 0.7%',
    constant: '1',
  },
  'content/en/blog/from-sensor-to-signal-raw-data-operational-intelligence.md': {
    example: '40 50 20 278',
    constant: '68%',
    label: '0 1 3.3 2.25 15',
  },
  'content/en/blog/from-signal-to-site-mesh-network-localization.md': {
    example:
      '−40 2.4 4 4/24 1.47 −64 10.0 6.8 14.7 7.9 −76 31.6 21.5 46.4 24.9 −88 100.0 68.1 146.8 78.7 3.0 6.3 39.8 95% 2.2 1,200 2,048 640 3.2 905 2,896 60 360 1,800 4,696 3.9 2.6',
    arithmetic: '100 95 26',
    constant: '10 2 37 38 39 3 21',
  },
  'content/en/blog/future-mobility-intelligence-smart-cities-iot.md': {
    example: '20 1 0.15 1.1⁴ 10% 4 4% 36 900 17% 5% 400 10,000 19% 15% 19 15 21% 60% 24%',
  },
  'content/en/blog/redefining-strategic-movement-intelligence.md': {
    example:
      '16 8 9 3 6 0.667 144 0.390 0.333 288 0.528 24 1.000 432 0.918 432/24 18 4.24 20 1 2.17 15 2.17² 6.83² 22.17² 935 935/24 6.24 47% 1.143 24%',
    arithmetic: '28 30',
    constant: '95%',
    quoted: { gonzalez2008: '100,000', song2010limits: '93%', schneider2013: '90%', ikanovic2017: '71%' },
  },
  'content/en/blog/reimagining-urban-resilience.md': {
    example: '40% 60% 3.0 10 50% 2.5 0.5 6 1.8 1.2 1.5 120 74 11.0 4.2 9,000 1,500 3,000',
    quoted: { lu2012: '1.9' },
  },
  'content/en/blog/strategic-advantage-movement-intelligence.md': {
    example:
      '30% 0.7 2 0.3 6 3.2 4 2.6 0.6 90% 10% 34% 79.4% 5.18 4.00 66% 4.5% 2.18 100% 30.0% 2.80 2.8 0.4 40 8 0.04 0.64 10 0.16 0 1 0.20 50% 0.25 15% 15 35% 35 65% 4/3 0.35 0.21',
    constant: '95%',
    quoted: { kent1964: '20% 80%' },
  },
  'content/en/blog/technical-backbone-product-movement-intelligence.md': {
    example:
      '97% 2 99% 10 99.9% 90 120 80 1 320 3 12 13 4 39 33 1,287 8 24 1,920 3,527 38,400 10.9 0.11 50 208 1,870 2,047 0.078 2,670 ±127 14 3.46 5 20 98 100 0.99¹⁰⁰ 0.366 99',
    arithmetic: '40 400 34.56 864 15',
    constant: '95% 95',
    quoted: { flajolet2007: '1.04 4,096 1.6%' },
  },
}
