import type { Source } from '#content/sources/source.ts'

/** Laws of Canada, and decisions under them. */
export const canadianLaws = {
  charter: {
    kind: 'law',
    title: 'Canadian Charter of Rights and Freedoms',
    name: 'Charter',
    number: 'Part I of the Constitution Act, 1982',
    url: 'https://laws-lois.justice.gc.ca/eng/const/page-12.html',
  },
  criminalcode: {
    kind: 'law',
    title: 'Criminal Code',
    number: 'R.S.C. 1985, c. C-46',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/C-46/',
  },
  entitylist: {
    kind: 'law',
    title: 'Regulations Establishing a List of Entities',
    number: 'SOR/2002-284',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-284/',
  },
  privacyact: {
    kind: 'law',
    title: 'Privacy Act',
    number: 'R.S.C. 1985, c. P-21',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/P-21/',
  },
  pipeda: {
    kind: 'law',
    title: 'Personal Information Protection and Electronic Documents Act',
    name: 'PIPEDA',
    number: 'S.C. 2000, c. 5',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/',
  },
  quebecexemption: {
    kind: 'law',
    title: 'Organizations in the Province of Quebec Exemption Order',
    number: 'SOR/2003-374',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2003-374/',
  },
  sema: {
    kind: 'law',
    title: 'Special Economic Measures Act',
    number: 'S.C. 1992, c. 17',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/S-14.5/',
  },
  jvcfoa: {
    kind: 'law',
    title: 'Justice for Victims of Corrupt Foreign Officials Act',
    number: 'S.C. 2017, c. 21',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/J-2.3/',
  },
  facfoa: {
    kind: 'law',
    title: 'Freezing Assets of Corrupt Foreign Officials Act',
    number: 'S.C. 2011, c. 10',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/F-31.6/',
  },
  unact: {
    kind: 'law',
    title: 'United Nations Act',
    number: 'R.S.C. 1985, c. U-2',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/U-2/',
  },
  eipa: {
    kind: 'law',
    title: 'Export and Import Permits Act',
    number: 'R.S.C. 1985, c. E-19',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/E-19/',
  },
  defenceproductionact: {
    kind: 'law',
    title: 'Defence Production Act',
    number: 'R.S.C. 1985, c. D-1',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/D-1/',
  },
  crtc2022238: {
    kind: 'law',
    title:
      'Public Interest Advocacy Centre – Request to define the privacy requirements for telecommunications service providers in the context of any digital contact tracing technologies app',
    number: 'Telecom Decision CRTC 2022-238',
    url: 'https://crtc.gc.ca/eng/archive/2022/2022-238.htm',
  },
} as const satisfies Record<string, Source>
