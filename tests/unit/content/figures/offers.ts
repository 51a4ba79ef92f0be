import type { Allowed } from './allowed.ts'

/** Numbers that may stand as typed in services and sectors. */
export const offers: Readonly<Record<string, Allowed>> = {
  'content/en/sectors/government.ts': {
    example: '0.92 1.58 1.9 2 3 01 130',
    quoted: { cpcsc: '13', cmmc: '24 110' },
  },
  'content/en/sectors/healthcare.ts': {
    example: '30% 1.3 0.91 51% 1 0.7 0.64',
    label: '2',
  },
  'content/en/sectors/publicSafety.ts': {
    example: '1,200 0.62 1,935 0.57 0.67 1,791 2,105',
    quoted: { criminalcode: '487.016 492.1' },
  },
  'content/en/sectors/retail.ts': {
    example: '2 3,000 1 1,000 57 100 40',
    quoted: { ccpa: '1,850 564' },
  },
  'content/en/sectors/telecommunications.ts': {
    example: '12 100 15 22 238',
    constant: '78',
    label: '3 5',
  },
  'content/en/sectors/urbanPlanning.ts': {
    label: '24 1.00 15 400 27017 27018 27701',
  },
  'content/en/services/awareness.ts': {
    example: '40 9,300 30 310 9,021 97% 54 61',
    label: '2.6',
  },
  'content/en/services/gis.ts': {
    example: '40 12 9 11 6 2 1,200 310 275 90 400 37 13% 52 4%',
    label: '2.4 4778',
  },
  'content/en/services/ml.ts': {
    example: '96 16 14 84 400 8% 31% 33,696 28% 2,481 2,688 12 92.3%',
    constant: '90%',
    label: '2.3 2 40',
  },
  'content/en/services/movement.ts': {
    example: '240 276 80 4 24 18 36 10 17 14 22',
    label: '2.1 15',
    quoted: { ikanovic2017: '71%', demontjoye2013: '95%' },
  },
  'content/en/services/signals.ts': {
    example: '10 2.4 2.2 23% 19% 6 78% 40 24 754 90 6.3 2 120',
    arithmetic: '30 1.7 100 14',
    constant: '95%',
    label: '2.5',
  },
  'content/en/services/social.ts': {
    example: '14 10/14 7.1 0.3 2/14 412 397 5% 3 4 9 2',
    label: '2.2',
  },
}
