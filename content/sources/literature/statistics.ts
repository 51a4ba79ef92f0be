import type { Source } from '#content/sources/source.ts'

/** Tests, clusters and comparisons. */
export const statistics = {
  benjamini1995: {
    kind: 'article',
    authors: ['Benjamini, Y.', 'Hochberg, Y.'],
    year: 1995,
    title: 'Controlling the False Discovery Rate: A Practical and Powerful Approach to Multiple Testing',
    venue: 'Journal of the Royal Statistical Society, Series B 57(1), 289–300',
    doi: '10.1111/j.2517-6161.1995.tb02031.x',
  },
  kulldorff1997: {
    kind: 'article',
    authors: ['Kulldorff, M.'],
    year: 1997,
    title: 'A spatial scan statistic',
    venue: 'Communications in Statistics: Theory and Methods 26(6), 1481–1496',
    doi: '10.1080/03610929708831995',
  },
  johnson2004: {
    kind: 'article',
    authors: ['Johnson, S. D.', 'Bowers, K. J.'],
    year: 2004,
    title: 'The Burglary as Clue to the Future: The Beginnings of Prospective Hot-Spotting',
    venue: 'European Journal of Criminology 1(2), 237–255',
    doi: '10.1177/1477370804041252',
  },
  lum2016: {
    kind: 'article',
    authors: ['Lum, K.', 'Isaac, W.'],
    year: 2016,
    title: 'To predict and serve?',
    venue: 'Significance 13(5), 14–19',
    doi: '10.1111/j.1740-9713.2016.00960.x',
  },
  abadie2010: {
    kind: 'article',
    authors: ['Abadie, A.', 'Diamond, A.', 'Hainmueller, J.'],
    year: 2010,
    title:
      'Synthetic Control Methods for Comparative Case Studies: Estimating the Effect of California’s Tobacco Control Program',
    venue: 'Journal of the American Statistical Association 105(490), 493–505',
    doi: '10.1198/jasa.2009.ap08746',
  },
  roberts2017: {
    kind: 'article',
    authors: ['Roberts, D. R.', 'Bahn, V.', 'Ciuti, S.'],
    others: 11,
    year: 2017,
    title: 'Cross-validation strategies for data with temporal, spatial, hierarchical, or phylogenetic structure',
    venue: 'Ecography 40(8), 913–929',
    doi: '10.1111/ecog.02881',
  },
} as const satisfies Record<string, Source>
