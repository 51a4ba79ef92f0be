import type { Source } from '#content/sources/source.ts'

/** Position by radio. */
export const radio = {
  friis1946: {
    kind: 'article',
    authors: ['Friis, H. T.'],
    year: 1946,
    title: 'A Note on a Simple Transmission Formula',
    venue: 'Proceedings of the IRE 34(5), 254–256',
    doi: '10.1109/JRPROC.1946.234568',
  },
  jackson2014: {
    kind: 'article',
    authors: ['Jackson, B.', 'McCourt, T. A.', 'Nixon, A.'],
    year: 2014,
    title: 'Necessary Conditions for the Generic Global Rigidity of Frameworks on Surfaces',
    venue: 'Discrete & Computational Geometry 52, 344–360',
    doi: '10.1007/s00454-014-9616-3',
  },
  laman1970: {
    kind: 'article',
    authors: ['Laman, G.'],
    year: 1970,
    title: 'On graphs and rigidity of plane skeletal structures',
    venue: 'Journal of Engineering Mathematics 4(4), 331–340',
    doi: '10.1007/BF01534980',
  },
  schmidt1986: {
    kind: 'article',
    authors: ['Schmidt, R. O.'],
    year: 1986,
    title: 'Multiple emitter location and signal parameter estimation',
    venue: 'IEEE Transactions on Antennas and Propagation 34(3), 276–280',
    doi: '10.1109/TAP.1986.1143830',
  },
  chan1994: {
    kind: 'article',
    authors: ['Chan, Y. T.', 'Ho, K. C.'],
    year: 1994,
    title: 'A simple and efficient estimator for hyperbolic location',
    venue: 'IEEE Transactions on Signal Processing 42(8), 1905–1915',
    doi: '10.1109/78.301830',
  },
  bahl2000: {
    kind: 'article',
    authors: ['Bahl, P.', 'Padmanabhan, V. N.'],
    year: 2000,
    title: 'RADAR: an in-building RF-based user location and tracking system',
    venue: 'Proc. IEEE INFOCOM 2000, vol. 2, 775–784',
    doi: '10.1109/INFCOM.2000.832252',
  },
  rappaport2002: {
    kind: 'book',
    authors: ['Rappaport, T. S.'],
    year: 2002,
    title: 'Wireless Communications: Principles and Practice',
    venue: '2nd ed., Prentice Hall',
    number: 'ISBN 0-13-042232-0',
  },
  shang2003: {
    kind: 'article',
    authors: ['Shang, Y.', 'Ruml, W.', 'Zhang, Y.', 'Fromherz, M. P. J.'],
    year: 2003,
    title: 'Localization from mere connectivity',
    venue: 'Proc. ACM MobiHoc ’03, 201–212',
    url: 'https://www.cs.unh.edu/~ruml/papers/mobihoc03.pdf',
  },
  torres2014: {
    kind: 'article',
    authors: ['Torres-Sospedra, J.', 'Montoliu, R.', 'Martínez-Usó, A.'],
    others: 4,
    year: 2014,
    title:
      'UJIIndoorLoc: A new multi-building and multi-floor database for WLAN fingerprint-based indoor localization problems',
    venue: 'Proc. IPIN 2014, 261–270',
    doi: '10.1109/IPIN.2014.7275492',
  },
} as const satisfies Record<string, Source>
