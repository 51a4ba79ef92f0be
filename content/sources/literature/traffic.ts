import type { Source } from '#content/sources/source.ts'

/** Roads, transit and trade areas. */
export const traffic = {
  lighthill1955: {
    kind: 'article',
    authors: ['Lighthill, M. J.', 'Whitham, G. B.'],
    year: 1955,
    title: 'On kinematic waves II. A theory of traffic flow on long crowded roads',
    venue: 'Proceedings of the Royal Society of London. Series A 229(1178), 317–345',
    doi: '10.1098/rspa.1955.0089',
  },
  bpr1964: {
    kind: 'report',
    issuer: 'United States Bureau of Public Roads',
    year: 1964,
    title: 'Traffic Assignment Manual for Application with a Large, High Speed Computer',
    venue: 'U.S. Department of Commerce',
    url: 'https://libraryarchives.metro.net/dpgtl/us-department-of-commerce/1964-traffic-assignment-manual-for-application-with-a-large-high-speed-computer.pdf',
  },
  huff1964: {
    kind: 'article',
    authors: ['Huff, D. L.'],
    year: 1964,
    title: 'Defining and Estimating a Trading Area',
    venue: 'Journal of Marketing 28(3), 34–38',
    doi: '10.2307/1249154',
  },
  braess1968: {
    kind: 'article',
    authors: ['Braess, D.'],
    year: 1968,
    title: 'Über ein Paradoxon aus der Verkehrsplanung',
    lang: 'de',
    venue: 'Unternehmensforschung 12, 258–268',
    doi: '10.1007/BF01918335',
  },
  vickrey1969: {
    kind: 'article',
    authors: ['Vickrey, W. S.'],
    year: 1969,
    title: 'Congestion theory and transport investment',
    venue: 'American Economic Review 59(2), 251–260',
    url: 'https://www.jstor.org/stable/1823678',
  },
  duranton2011: {
    kind: 'article',
    authors: ['Duranton, G.', 'Turner, M. A.'],
    year: 2011,
    title: 'The Fundamental Law of Road Congestion: Evidence from US Cities',
    venue: 'American Economic Review 101(6), 2616–2652',
    doi: '10.1257/aer.101.6.2616',
  },
  delling2012: {
    kind: 'article',
    authors: ['Delling, D.', 'Pajor, T.', 'Werneck, R. F.'],
    year: 2012,
    title: 'Round-Based Public Transit Routing',
    venue: 'Proc. ALENEX 2012, SIAM, 130–140',
    doi: '10.1137/1.9781611972924.13',
  },
} as const satisfies Record<string, Source>
