import { expect, it } from 'vitest'
import { certificationRegister } from '#content/facts/certifications.ts'

it.each(['HIPAA/HITECH', 'NERC CIP', 'FINRA/SEC', 'GLBA', 'FERPA', '21 CFR Part 11'])(
  '%s, a law, is called aligned and not certified',
  (law) => {
    expect(certificationRegister.find(({ name }) => name === law)?.status).toBe('aligned')
  },
)
