import type { Source } from '#content/sources/source.ts'

/** Decisions, words of probability, and scores. */
export const judgement = {
  brier1950: {
    kind: 'article',
    authors: ['Brier, G. W.'],
    year: 1950,
    title: 'Verification of forecasts expressed in terms of probability',
    venue: 'Monthly Weather Review 78(1), 1–3',
    doi: '10.1175/1520-0493(1950)078<0001:VOFEIT>2.0.CO;2',
  },
  kent1964: {
    kind: 'article',
    authors: ['Kent, S.'],
    year: 1964,
    title: 'Words of Estimative Probability',
    venue: 'Studies in Intelligence 8(4)',
    url: 'https://www.cia.gov/resources/csi/studies-in-intelligence/archives/vol-8-no-4/words-of-estimative-probability/',
  },
  howard1966: {
    kind: 'article',
    authors: ['Howard, R. A.'],
    year: 1966,
    title: 'Information Value Theory',
    venue: 'IEEE Transactions on Systems Science and Cybernetics 2(1), 22–26',
    doi: '10.1109/TSSC.1966.300074',
  },
  endsley1995: {
    kind: 'article',
    authors: ['Endsley, M. R.'],
    year: 1995,
    title: 'Toward a Theory of Situation Awareness in Dynamic Systems',
    venue: 'Human Factors 37(1), 32–64',
    doi: '10.1518/001872095779049543',
  },
  boyd1995: {
    kind: 'report',
    authors: ['Boyd, J. R.'],
    year: 1995,
    title: 'The Essence of Winning and Losing',
    venue: 'Briefing slides',
    url: 'https://www.coljohnboyd.com/documents/1995-06-28__Boyd_John_R__The_Essence_of_Winning_and_Losing__PPT-PDF.pdf',
  },
  heuer1999: {
    kind: 'book',
    authors: ['Heuer, R. J., Jr.'],
    year: 1999,
    title: 'Psychology of Intelligence Analysis',
    venue: 'Center for the Study of Intelligence',
    url: 'https://www.cia.gov/resources/csi/books-monographs/psychology-of-intelligence-analysis/',
  },
  mandel2014: {
    kind: 'article',
    authors: ['Mandel, D. R.', 'Barnes, A.'],
    year: 2014,
    title: 'Accuracy of forecasts in strategic intelligence',
    venue: 'Proceedings of the National Academy of Sciences 111(30), 10984–10989',
    doi: '10.1073/pnas.1406138111',
  },
} as const satisfies Record<string, Source>
