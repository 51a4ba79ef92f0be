// The committed results of the simulated day, which the site reads, are what the sources compute.

import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resultFiles } from '#day/results/files.ts'

/**
 * Compares results/ with a fresh run of the simulation. `npm run results -w content/day` runs this test with `--update`,
 * which writes the files.
 */
const files = resultFiles()

test.each([...files])('%s is what the simulation computes', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`../results/${name}`)
})

test('results/ contains no other file', () => {
  const found = globSync('**/*.*', { cwd: `${import.meta.dirname}/../results` })
  expect(found.filter((name) => !files.has(name))).toEqual([])
})
