import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { hasCode } from '#server/local/reason.ts'
import { type ShippedPackage, shippedPackagesOf } from '#server/publish/outputs/licenses.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { runCommand } from './run-command.ts'

const component = z.looseObject({ name: z.string(), version: z.string() })
const bill = z.looseObject({ components: z.array(component) })
const packages = z.array(z.object({ name: z.string(), version: z.string() }))

/**
 * `npm run sbom`: prints the bill of materials of the lockfile in CycloneDX. `required` are the packages of which a part
 * is in the built site; `excluded` are those that only build, test or serve it on this machine. npm would call everything
 * `required` that `dependencies` lead to.
 */
await runCommand(async () => {
  const shipped = await shippedPackages()
  const listed = lockedPackages()
  const isComponent = (one: z.infer<typeof component>) => (other: ShippedPackage) =>
    other.name === one.name && other.version === one.version
  const components = listed.components.map((one) => ({
    ...one,
    scope: shipped.some(isComponent(one)) ? 'required' : 'excluded',
  }))
  for (const one of shipped)
    if (!listed.components.some((other) => isComponent(other)(one)))
      throw new Error(
        `${one.name} ${one.version} is in the built site and not in package-lock.json. Build the site anew.`,
      )
  process.stdout.write(`${JSON.stringify({ ...listed, components }, null, 2)}\n`)
})

async function shippedPackages(): Promise<ShippedPackage[]> {
  const file = shippedPackagesOf(siteFolder)
  try {
    return packages.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new Error(`${file} is missing, which says what ships. Build the site first.`)
    throw error
  }
}

function lockedPackages(): z.infer<typeof bill> {
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const printed = execFileSync('npm', ['sbom', ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64_000_000,
  })
  return bill.parse(JSON.parse(printed))
}
