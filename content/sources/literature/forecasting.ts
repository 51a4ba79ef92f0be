import type { Source } from '#content/sources/source.ts'

/** Forecasts and their intervals. */
export const forecasting = {
  vovk2005: {
    kind: 'book',
    authors: ['Vovk, V.', 'Gammerman, A.', 'Shafer, G.'],
    year: 2005,
    title: 'Algorithmic Learning in a Random World',
    venue: 'Springer',
    doi: '10.1007/b106715',
  },
  li2018dcrnn: {
    kind: 'article',
    authors: ['Li, Y.', 'Yu, R.', 'Shahabi, C.', 'Liu, Y.'],
    year: 2018,
    title: 'Diffusion Convolutional Recurrent Neural Network: Data-Driven Traffic Forecasting',
    venue: 'ICLR 2018',
    number: 'arXiv:1707.01926',
    url: 'https://arxiv.org/abs/1707.01926',
  },
  wickramasuriya2019: {
    kind: 'article',
    authors: ['Wickramasuriya, S. L.', 'Athanasopoulos, G.', 'Hyndman, R. J.'],
    year: 2019,
    title: 'Optimal Forecast Reconciliation for Hierarchical and Grouped Time Series Through Trace Minimization',
    venue: 'Journal of the American Statistical Association 114(526), 804–819',
    doi: '10.1080/01621459.2018.1448825',
  },
  gibbs2021: {
    kind: 'article',
    authors: ['Gibbs, I.', 'Candès, E.'],
    year: 2021,
    title: 'Adaptive Conformal Inference Under Distribution Shift',
    venue: 'Advances in Neural Information Processing Systems 34',
    number: 'arXiv:2106.00170',
    url: 'https://arxiv.org/abs/2106.00170',
  },
} as const satisfies Record<string, Source>
