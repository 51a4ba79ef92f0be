import type { Allowed } from './allowed.ts'

/** Numbers that may stand as typed on the other pages. */
export const pages: Readonly<Record<string, Allowed>> = {
  'content/en/figures.ts': {
    constant: '95% 68%',
    label: '3.3 2.25 1.5 24 5 10 8 20',
  },
  'content/en/layout.ts': {
    label: '45.42 75.70',
  },
  'content/en/pages/blog.ts': {
    label: '1',
  },
  'content/en/pages/certifications.ts': {
    label: '6.1 1 365 4',
  },
  'content/en/pages/crossings.ts': {
    label: '1.00 15',
  },
  'content/en/pages/home.ts': {
    label: '15',
  },
  'content/en/pages/not-found.ts': {
    label: '404',
  },
  'content/en/pages/precision.ts': {
    label: '3.1',
  },
  'content/en/pages/precision/coarse.ts': {
    label: '10 5 2 1 0 500 200 50 15 24 100 20',
  },
  'content/en/pages/precision/fine.ts': {
    example: '95 100 0.5',
    constant: '19 −2',
    label: '1 50 10 5 2',
  },
  'content/en/pages/privacy.ts': {
    quoted: { demontjoye2013: '95% 1.5', gdpr: '72', pipeda: '30', ccpa: '45' },
  },
  'content/en/pages/real-time-awareness.ts': {
    label: '100',
  },
  'content/en/pages/sectors.ts': {
    label: '4',
  },
  'content/en/pages/security.ts': {
    label: '6 2 10 100 1 320',
  },
  'content/en/pages/security/rules.ts': {
    label: '1.5',
  },
  'content/en/welcome.ts': {
    example: '12 2.4M 3 8',
    label: '9 15',
  },
}
