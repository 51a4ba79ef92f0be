import type { Source } from '#content/sources/source.ts'

/** Laws of the European Union and the United States. */
export const foreignLaws = {
  gdpr: {
    kind: 'law',
    title: 'General Data Protection Regulation',
    name: 'GDPR',
    number: 'Regulation (EU) 2016/679',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  },
  eprivacy: {
    kind: 'law',
    title: 'Directive on privacy and electronic communications',
    name: 'ePrivacy Directive',
    number: 'Directive 2002/58/EC',
    url: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
  },
  adequacy2002: {
    kind: 'law',
    title: 'Commission Decision on the adequate protection of personal data provided by the Canadian PIPEDA',
    name: 'adequacy decision',
    number: '2002/2/EC',
    url: 'https://eur-lex.europa.eu/eli/dec/2002/2(1)/oj',
  },
  ccpa: {
    kind: 'law',
    title: 'California Consumer Privacy Act of 2018',
    name: 'CCPA',
    number: 'Cal. Civ. Code § 1798.100 ff.',
    url: 'https://leginfo.legislature.ca.gov/',
  },
  hipaa: {
    kind: 'law',
    title: 'HIPAA Privacy Rule: de-identification of protected health information',
    name: 'HIPAA',
    number: '45 CFR 164.514',
    url: 'https://www.ecfr.gov/current/title-45/section-164.514',
  },
  cmmc: {
    kind: 'law',
    title: 'Cybersecurity Maturity Model Certification Program',
    name: 'CMMC',
    number: '32 CFR Part 170',
    url: 'https://dodcio.defense.gov/CMMC/',
  },
} as const satisfies Record<string, Source>
