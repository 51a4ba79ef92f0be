import type { Source } from '#content/sources/source.ts'

/** Base rates, false positions, and inference of ties. */
export const deception = {
  kahneman1973: {
    kind: 'article',
    authors: ['Kahneman, D.', 'Tversky, A.'],
    year: 1973,
    title: 'On the psychology of prediction',
    venue: 'Psychological Review 80(4), 237–251',
    doi: '10.1037/h0034747',
  },
  axelsson2000: {
    kind: 'article',
    authors: ['Axelsson, S.'],
    year: 2000,
    title: 'The base-rate fallacy and the difficulty of intrusion detection',
    venue: 'ACM Transactions on Information and System Security 3(3), 186–205',
    doi: '10.1145/357830.357849',
  },
  humphreys2008: {
    kind: 'article',
    authors: ['Humphreys, T. E.', 'Ledvina, B. M.', 'Psiaki, M. L.', 'O’Hanlon, B. W.', 'Kintner, P. M., Jr.'],
    year: 2008,
    title: 'Assessing the Spoofing Threat: Development of a Portable GPS Civilian Spoofer',
    venue: 'Proc. ION GNSS 2008, 2314–2325',
    doi: '10.15781/t26t0hc7q',
  },
  crandall2010: {
    kind: 'article',
    authors: ['Crandall, D. J.', 'Backstrom, L.', 'Cosley, D.', 'Suri, S.', 'Huttenlocher, D.', 'Kleinberg, J.'],
    year: 2010,
    title: 'Inferring social ties from geographic coincidences',
    venue: 'Proceedings of the National Academy of Sciences 107(52), 22436–22441',
    doi: '10.1073/pnas.1006155107',
  },
  harris2019: {
    kind: 'news',
    authors: ['Harris, M.'],
    year: 2019,
    title: 'Ghost ships, crop circles, and soft gold: A GPS mystery in Shanghai',
    venue: 'MIT Technology Review, 15 November 2019',
    url: 'https://radionavlab.ae.utexas.edu/mystery-gps-crop-circles-in-shanghai/',
  },
  c4ads2019: {
    kind: 'report',
    issuer: 'C4ADS',
    year: 2019,
    title: 'Above Us Only Stars: Exposing GPS Spoofing in Russia and Syria',
    url: 'https://c4ads.org/reports/above-us-only-stars/',
  },
} as const satisfies Record<string, Source>
