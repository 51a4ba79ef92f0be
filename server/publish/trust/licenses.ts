/* Writes the licences and the bill of materials of all packages that ship. */

import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'

/** A package of which some part ships. */
interface ShippedPart {
  readonly name: string
  readonly version: string
  /** SPDX identifier or expression. */
  readonly license: string
}

const lockSchema = z.object({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional(), integrity: z.string().optional() })),
})

/** The lockfile's checksum of a package, in the format of CycloneDX. Empty for one without. */
function hashesOf({ name, version }: ShippedPart, lockfile: z.infer<typeof lockSchema>) {
  const locked = lockfile.packages[`node_modules/${name}`]
  const [algorithm, value] = locked?.version === version ? (locked.integrity ?? '').split('-') : []
  return algorithm === 'sha512' && value
    ? [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }]
    : []
}

/**
 * The bill of materials of the built site (CycloneDX 1.6, JSON): shipped packages, without those that only build or test it.
 * @throws {Error} naming a package that is not locked at its version
 */
function billOfMaterials(shipped: readonly ShippedPart[], buildDate: Date): string {
  const lockfile = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const components = shipped.map((part) => {
    const hashes = hashesOf(part, lockfile)
    if (hashes.length === 0)
      throw new Error(
        `package-lock.json: ${part.name} ${part.version} ships, but is not in the lockfile. Run npm install.`,
      )
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

const licenceSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX identifier. */
  identifier: z.string().nullish(),
  text: z.string().nullish(),
})

type Licence = z.infer<typeof licenceSchema>

/** Packages that ship outside the scripts: the two typefaces, and the stylesheet that all others build on. */
const besideScripts = ['@fontsource/schibsted-grotesk', '@fontsource/spline-sans-mono', 'tailwindcss']

const packageSchema = z.object({ version: z.string(), license: z.string() })

/**
 * Writes `licenses.txt` into the built site: every package of which a part ships, with its version, its licence and, where
 * the package has it, the licence's text. The packages in the scripts come from the bundler's `licenses.json`, which is
 * deleted. Names, versions and licences also make the bill of materials.
 * @throws {Error} when a package that ships names no licence.
 */
export async function writeLicenses(folder: string): Promise<void> {
  const bundled = join(folder, 'licenses.json')
  const licences = [
    ...z.array(licenceSchema).parse(JSON.parse(await readFile(bundled, 'utf8'))),
    ...(await Promise.all(besideScripts.map(licenceOf))),
  ].sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const { name, identifier } of licences)
    if (!identifier)
      throw new Error(`${name} ships with the site and states no licence. Remove it, or ask its authors.`)
  const intro = 'This site contains the following software and typefaces, each under its own licence.\n\n'
  await writeFile(join(folder, 'licenses.txt'), intro + licences.map(entry).join('\n'))
  const parts = licences.map(({ name, version, identifier }) => ({ name, version, license: identifier ?? '' }))
  await mkdir(join(folder, 'trust'), { recursive: true })
  await writeFile(join(folder, 'trust', 'bill-of-materials.json'), billOfMaterials(parts, settings.buildDate))
  await rm(bundled)
}

async function licenceOf(name: string): Promise<Licence> {
  const { resolve } = createRequire(import.meta.url)
  const file = resolve(`${name}/package.json`)
  const { version, license } = packageSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  return { name, version, identifier: license, text: await readFile(join(dirname(file), 'LICENSE'), 'utf8') }
}

function entry({ name, version, identifier, text }: Licence): string {
  const title = `${name} ${version} (${identifier})`
  return `${title}\n${'-'.repeat(title.length)}\n\n${(text ?? '').replaceAll('\r\n', '\n').trim()}\n`
}
