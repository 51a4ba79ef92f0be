import type { Source } from '#content/sources/source.ts'

/** Graphs of people and records. */
export const networks = {
  fellegi1969: {
    kind: 'article',
    authors: ['Fellegi, I. P.', 'Sunter, A. B.'],
    year: 1969,
    title: 'A Theory for Record Linkage',
    venue: 'Journal of the American Statistical Association 64(328), 1183–1210',
    doi: '10.1080/01621459.1969.10501049',
  },
  brin1998: {
    kind: 'article',
    authors: ['Brin, S.', 'Page, L.'],
    year: 1998,
    title: 'The anatomy of a large-scale hypertextual Web search engine',
    venue: 'Computer Networks and ISDN Systems 30(1–7), 107–117',
    doi: '10.1016/S0169-7552(98)00110-X',
  },
  brandes2001: {
    kind: 'article',
    authors: ['Brandes, U.'],
    year: 2001,
    title: 'A faster algorithm for betweenness centrality',
    venue: 'Journal of Mathematical Sociology 25(2), 163–177',
    doi: '10.1080/0022250X.2001.9990249',
  },
  costenbader2003: {
    kind: 'article',
    authors: ['Costenbader, E.', 'Valente, T. W.'],
    year: 2003,
    title: 'The stability of centrality measures when networks are sampled',
    venue: 'Social Networks 25(4), 283–307',
    doi: '10.1016/S0378-8733(03)00012-1',
  },
  paranjape2017: {
    kind: 'article',
    authors: ['Paranjape, A.', 'Benson, A. R.', 'Leskovec, J.'],
    year: 2017,
    title: 'Motifs in Temporal Networks',
    venue: 'Proc. ACM WSDM ’17, 601–610',
    doi: '10.1145/3018661.3018731',
  },
  traag2019: {
    kind: 'article',
    authors: ['Traag, V. A.', 'Waltman, L.', 'van Eck, N. J.'],
    year: 2019,
    title: 'From Louvain to Leiden: guaranteeing well-connected communities',
    venue: 'Scientific Reports 9, 5233',
    doi: '10.1038/s41598-019-41695-z',
  },
} as const satisfies Record<string, Source>
