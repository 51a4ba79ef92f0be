import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { site } from '#content/facts/site.ts'

/** A package of which a part ships. */
export interface ShippedPart {
  readonly name: string
  readonly version: string
  /** SPDX identifier or expression. */
  readonly license: string
}

const lockSchema = z.object({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional(), integrity: z.string().optional() })),
})

/** The checksum that the lockfile has of a package, as CycloneDX writes it. Empty for one that the lockfile lacks. */
function hashesOf({ name, version }: ShippedPart, lockfile: z.infer<typeof lockSchema>) {
  const locked = lockfile.packages[`node_modules/${name}`]
  const [algorithm, value] = locked?.version === version ? (locked.integrity ?? '').split('-') : []
  return algorithm === 'sha512' && value
    ? [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }]
    : []
}

/**
 * The bill of materials of the built site (CycloneDX 1.6, JSON): what ships, and nothing that only builds or tests it.
 * @throws {Error} naming a package that is not locked at its version
 */
export function billOfMaterials(shipped: readonly ShippedPart[], buildDate: Date): string {
  const lockfile = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const components = shipped.map((part) => {
    const hashes = hashesOf(part, lockfile)
    if (hashes.length === 0)
      throw new Error(`package-lock.json: ${part.name} ${part.version} ships and is not locked. Run npm install.`)
    const purl = `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`
    return {
      type: 'library',
      'bom-ref': purl,
      name: part.name,
      version: part.version,
      purl,
      hashes,
      licenses: [{ expression: part.license }],
    }
  })
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: buildDate.toISOString(),
      component: { type: 'application', 'bom-ref': 'site', name: new URL(site.url).hostname },
    },
    components,
    dependencies: [{ ref: 'site', dependsOn: components.map((one) => one['bom-ref']) }],
  }
  return `${JSON.stringify(bill, undefined, 2)}\n`
}
