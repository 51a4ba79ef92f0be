/* Licences of what ships, and the exact versions of all packages. */

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { builtFiles, readBuilt } from './built-pages.ts'

const packages = z
  .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const direct = { ...packages.dependencies, ...packages.devDependencies }

test.each(['react', 'react-dom', 'scheduler', '@supabase/auth-js', 'framer-motion', 'tailwindcss'])(
  'the licence of %s, which ships, is in licenses.txt',
  (name) => {
    const heading = new RegExp(`^${name} (\\S+) \\((.+)\\)\\n-+\\n\\n([^]{0,400})`, 'm')
    const [, version, licence, text] = heading.exec(readBuilt('licenses.txt')) ?? []
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(licence).toBe('MIT')
    expect(text).toContain('Permission is hereby granted')
  },
)

test('the licences of the typefaces are in licenses.txt', () => {
  const text = readBuilt('licenses.txt')
  for (const name of ['@fontsource/schibsted-grotesk', '@fontsource/spline-sans-mono'])
    expect(text).toMatch(new RegExp(`^${name} \\S+ \\(OFL-1\\.1\\)$`, 'm'))
  expect(text).toContain('SIL OPEN FONT LICENSE')
})

test('no file of the build tools is published', () => {
  expect(builtFiles.filter((file) => /licenses\.json|manifest\.json$|\.map$/.test(file))).toEqual([])
})

test('every package is pinned to one version', () => {
  for (const [name, version] of Object.entries(direct)) expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
})

/** Entries by their folder; see "packages" at https://docs.npmjs.com/cli/configuring-npm/package-lock-json. */
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), link: z.boolean().optional(), inBundle: z.boolean().optional() }),
  ),
})

test.each(globSync('**/package-lock.json', { exclude: ['**/node_modules', '.cache'] }))(
  '%s fixes every package with its SHA-512',
  (file) => {
    const entries = Object.entries(lockfile.parse(JSON.parse(readFileSync(file, 'utf8'))).packages)
    // The project, its workspace and links are folders without a hash. The hash of a package covers those bundled in it.
    const downloaded = entries.filter(
      ([folder, { link, inBundle }]) => folder.includes('node_modules/') && !link && !inBundle,
    )
    expect(downloaded.length).toBeGreaterThan(0)
    // 64 bytes in Base64.
    expect(downloaded.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
  },
)
