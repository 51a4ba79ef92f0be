import { describe, expect, it } from 'vitest'
import { certificationsPage } from '#content/en/pages/certifications.ts'
import {
  authorizationInProgress,
  certificationGroups,
  certificationRegister,
  certifications,
} from '#content/facts/certifications.ts'

const specified = [
  'ISO 27001:2022, ISO 27017, ISO 27018, ISO 27701, SOC 2 Type II, SOC 3, CSA STAR Level 2, PCI DSS 4.0',
  'NIST 800-53 Rev 5, NIST CSF 2.0, CMMC Level 3, FIPS 140-3, DoD SRG IL5',
  'GDPR, CCPA/CPRA, PIPEDA, UK GDPR, LGPD, APPI, PDPA Singapore, POPIA',
  'HIPAA/HITECH, NERC CIP, IEC 62443, FINRA/SEC, GLBA, FERPA, 21 CFR Part 11',
]

it('is counted right in the title of its page', () => {
  expect(certifications).toHaveLength(28)
  expect(certificationsPage.title).toBe('Twenty-eight filled. One open.')
})

describe('the register', () => {
  it('names what the specification names, in its order', () => {
    expect(certifications.join(', ')).toBe(specified.join(', '))
  })

  it('has one open row, FedRAMP High, whose Ready status is said', () => {
    const open = certificationRegister.filter(({ status }) => status === 'in-progress')
    expect(open.map(({ name }) => name)).toEqual([authorizationInProgress])
    expect(open[0]?.rhythm).toContain('Ready status achieved')
  })

  it('puts each row into its section', () => {
    const counts = certificationGroups.map((group) => certificationRegister.filter((row) => row.group === group).length)
    expect(counts).toEqual([8, 6, 8, 7])
  })

  it('calls no law certified', () => {
    const laws = [
      ...(specified[2] ?? '').split(', '),
      'HIPAA/HITECH',
      'NERC CIP',
      'FINRA/SEC',
      'GLBA',
      'FERPA',
      '21 CFR Part 11',
    ]
    for (const name of laws)
      expect(certificationRegister.find((row) => row.name === name)?.status, name).toBe('aligned')
  })
})

it.each(certificationRegister)('$name says what it covers, for what, and that it is audited annually', (row) => {
  expect(row.covers.length).toBeGreaterThan(10)
  expect(row.scope.length).toBeGreaterThan(5)
  if (row.status !== 'in-progress') expect(row.rhythm).toMatch(/^Annually/)
})
