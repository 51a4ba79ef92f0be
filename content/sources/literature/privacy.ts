import type { Source } from '#content/sources/source.ts'

/** Disclosure, noise, and records that show tampering. */
export const privacy = {
  denning1979: {
    kind: 'article',
    authors: ['Denning, D. E.', 'Denning, P. J.', 'Schwartz, M. D.'],
    year: 1979,
    title: 'The Tracker: A Threat to Statistical Database Security',
    venue: 'ACM Transactions on Database Systems 4(1), 76–96',
    doi: '10.1145/320064.320069',
  },
  dwork2006: {
    kind: 'article',
    authors: ['Dwork, C.', 'McSherry, F.', 'Nissim, K.', 'Smith, A.'],
    year: 2006,
    title: 'Calibrating Noise to Sensitivity in Private Data Analysis',
    venue: 'Theory of Cryptography (TCC 2006), 265–284',
    doi: '10.1007/11681878_14',
  },
  dworkroth2014: {
    kind: 'article',
    authors: ['Dwork, C.', 'Roth, A.'],
    year: 2014,
    title: 'The Algorithmic Foundations of Differential Privacy',
    venue: 'Foundations and Trends in Theoretical Computer Science 9(3–4), 211–407',
    doi: '10.1561/0400000042',
  },
  pujol2021: {
    kind: 'article',
    authors: ['Pujol, D.', 'Wu, Y.', 'Fain, B.', 'Machanavajjhala, A.'],
    year: 2021,
    title: 'Budget Sharing for Multi-Analyst Differential Privacy',
    venue: 'Proceedings of the VLDB Endowment 14(10), 1805–1817',
    doi: '10.14778/3467861.3467870',
  },
  mcmahan2017: {
    kind: 'article',
    authors: ['McMahan, H. B.', 'Moore, E.', 'Ramage, D.', 'Hampson, S.', 'Agüera y Arcas, B.'],
    year: 2017,
    title: 'Communication-Efficient Learning of Deep Networks from Decentralized Data',
    venue: 'AISTATS 2017, PMLR, 1273–1282',
    number: 'arXiv:1602.05629',
    url: 'https://arxiv.org/abs/1602.05629',
  },
  martin2017: {
    kind: 'article',
    authors: ['Martin, J.', 'Mayberry, T.', 'Donahue, C.'],
    others: 5,
    year: 2017,
    title: 'A Study of MAC Address Randomization in Mobile Devices and When it Fails',
    venue: 'Proceedings on Privacy Enhancing Technologies 2017(4), 365–383',
    number: 'arXiv:1703.02874',
    url: 'https://arxiv.org/abs/1703.02874',
  },
  haber1991: {
    kind: 'article',
    authors: ['Haber, S.', 'Stornetta, W. S.'],
    year: 1991,
    title: 'How to time-stamp a digital document',
    venue: 'Journal of Cryptology 3(2), 99–111',
    doi: '10.1007/BF00196791',
  },
} as const satisfies Record<string, Source>
