import { type CertificationName, type CertificationStatus, certificationRegister } from './certifications.ts'

/**
 * What shows that a certificate or an assessor's report is held. `given`: its number or title, and its days, ISO 8601.
 * `asked`: only the company knows them, and they have been asked for since a day (docs/open-claims.md).
 */
export type Evidence =
  | { readonly kind: 'given'; readonly reference: string; readonly issued: string; readonly expires: string }
  | { readonly kind: 'asked'; readonly since: string }

/** Statuses of rows that somebody else has confirmed on paper. */
const held: readonly CertificationStatus[] = ['certified', 'attested']

const asked: Evidence = { kind: 'asked', since: '2026-11-22' }

/** Evidence of each row that is held, by its name. */
const evidence: Partial<Record<CertificationName, Evidence>> = {
  'ISO 27001:2022': asked,
  'ISO 27017': asked,
  'ISO 27018': asked,
  'ISO 27701': asked,
  'SOC 2 Type II': asked,
  'SOC 3': asked,
  'CSA STAR Level 2': asked,
  'PCI DSS 4.0': asked,
  'CMMC Level 3': asked,
  'FIPS 140-3': asked,
  'IEC 62443': asked,
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const file = 'content/facts/evidence.ts'

/**
 * The evidence of a row. Undefined for laws, frameworks and what is not held yet: nobody issues paper for them.
 * @throws {Error} when a row is held without date and evidence, and without a mark that they are asked for
 */
export function evidenceOf(
  { name, status }: { name: string; status: CertificationStatus },
  known: Readonly<Partial<Record<string, Evidence>>> = evidence,
): Evidence | undefined {
  const found = known[name]
  if (!held.includes(status)) {
    if (found) throw new Error(`${file}: '${name}' is ${status}, so nobody issues paper for it. Take its entry out.`)
    return undefined
  }
  if (!found)
    throw new Error(`${file}: '${name}' is ${status} without date and evidence. Give them, or mark them as asked for.`)
  if (found.kind === 'asked' ? !isDay(found.since) : !isDay(found.issued) || !isDay(found.expires) || !found.reference)
    throw new Error(`${file}: the evidence of '${name}' needs a reference and days such as 2026-11-22.`)
  return found
}

/** Every row of the register with its evidence. */
export const rowsWithEvidence = () => certificationRegister.map((row) => ({ ...row, evidence: evidenceOf(row) }))
