import type { Source } from '#content/sources/source.ts'

/** Laws of Ontario and Québec, and decisions of their courts. */
export const provincialLaws = {
  ohrc: {
    kind: 'law',
    title: 'Human Rights Code',
    number: 'R.S.O. 1990, c. H.19',
    url: 'https://www.ontario.ca/laws/statute/90h19',
  },
  phipa: {
    kind: 'law',
    title: 'Personal Health Information Protection Act, 2004',
    name: 'PHIPA',
    number: 'S.O. 2004, c. 3, Sched. A',
    url: 'https://www.ontario.ca/laws/statute/04p03',
  },
  mfippa: {
    kind: 'law',
    title: 'Municipal Freedom of Information and Protection of Privacy Act',
    name: 'MFIPPA',
    number: 'R.S.O. 1990, c. M.56',
    url: 'https://www.ontario.ca/laws/statute/90m56',
  },
  law25: {
    kind: 'law',
    title: 'Act to modernize legislative provisions as regards the protection of personal information',
    name: 'Law 25',
    number: 'S.Q. 2021, c. 25',
  },
  privatesectoract: {
    kind: 'law',
    title: 'Act respecting the protection of personal information in the private sector',
    number: 'CQLR c. P-39.1',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1',
  },
  quebecanonymization: {
    kind: 'law',
    title: 'Règlement sur l’anonymisation des renseignements personnels',
    lang: 'fr',
    name: 'anonymization regulation',
    number: 'CQLR c. A-2.1, r. 0.1',
    url: 'https://legisquebec.gouv.qc.ca/fr/document/rc/A-2.1,%20r.%200.1',
  },
  nationalholiday: {
    kind: 'law',
    title: 'National Holiday Act',
    number: 'CQLR c. F-1.1',
    url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/F-1.1',
  },
  rogers2016: {
    kind: 'law',
    title: 'R. v. Rogers Communications',
    number: '2016 ONSC 70',
    url: 'https://assets.documentcloud.org/documents/2692486/R-v-Rogers-and-Telus-Judgment-January-14-2016-1.txt',
  },
} as const satisfies Record<string, Source>
