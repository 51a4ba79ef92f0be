import type { Source } from '#content/sources/source.ts'

/** Streams, storage and their delays. */
export const dataSystems = {
  oneil1996: {
    kind: 'article',
    authors: ['O’Neil, P.', 'Cheng, E.', 'Gawlick, D.', 'O’Neil, E.'],
    year: 1996,
    title: 'The log-structured merge-tree (LSM-tree)',
    venue: 'Acta Informatica 33(4), 351–385',
    doi: '10.1007/s002360050048',
  },
  moon2001: {
    kind: 'article',
    authors: ['Moon, B.', 'Jagadish, H. V.', 'Faloutsos, C.', 'Saltz, J. H.'],
    year: 2001,
    title: 'Analysis of the clustering properties of the Hilbert space-filling curve',
    venue: 'IEEE Transactions on Knowledge and Data Engineering 13(1), 124–141',
    doi: '10.1109/69.908985',
  },
  flajolet2007: {
    kind: 'article',
    authors: ['Flajolet, P.', 'Fusy, É.', 'Gandouet, O.', 'Meunier, F.'],
    year: 2007,
    title: 'HyperLogLog: the analysis of a near-optimal cardinality estimation algorithm',
    venue: 'Discrete Mathematics and Theoretical Computer Science Proceedings, AH',
    doi: '10.46298/dmtcs.3545',
  },
  dean2013: {
    kind: 'article',
    authors: ['Dean, J.', 'Barroso, L. A.'],
    year: 2013,
    title: 'The Tail at Scale',
    venue: 'Communications of the ACM 56(2), 74–80',
    doi: '10.1145/2408776.2408794',
  },
  akidau2015: {
    kind: 'article',
    authors: ['Akidau, T.', 'Bradshaw, R.', 'Chambers, C.'],
    others: 8,
    year: 2015,
    title:
      'The Dataflow Model: A Practical Approach to Balancing Correctness, Latency, and Cost in Massive-Scale, Unbounded, Out-of-Order Data Processing',
    venue: 'Proceedings of the VLDB Endowment 8(12), 1792–1803',
    doi: '10.14778/2824032.2824076',
  },
  pelkonen2015: {
    kind: 'article',
    authors: ['Pelkonen, T.', 'Franklin, S.', 'Teller, J.'],
    others: 4,
    year: 2015,
    title: 'Gorilla: A Fast, Scalable, In-Memory Time Series Database',
    venue: 'Proceedings of the VLDB Endowment 8(12), 1816–1827',
    doi: '10.14778/2824032.2824078',
  },
} as const satisfies Record<string, Source>
