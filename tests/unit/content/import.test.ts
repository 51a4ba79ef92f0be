import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * What a build imports under plain Node before it knows its settings. Words of pages, services and sectors are not among
 * them: the page bundle alone loads those, and its templates read settings and day as they are loaded.
 */
const modules = globSync('content/{schema,facts,day/**,markdown,articles,en}/*.ts', {
  exclude: ['content/facts/{services,sectors}.ts', 'content/en/figures.ts', '**/*.d.ts'],
})

/** Lets the one function that computes the day throw. */
const dayIsRefused = `
import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/content/day/day.ts')) return loaded
    const source = String(loaded.source).replace('function compute() {', "function compute() { throw new Error('The day is computed on import.')\\n")
    return { ...loaded, source }
  },
})
`

/** Imports modules in a process of their own, without any setting. */
const load = (files: readonly string[], then = ''): string => {
  const imports = files.map((file) => `await import(${JSON.stringify(`#${file.replaceAll('\\', '/')}`)})`)
  const code = [dayIsRefused, ...imports, then].join('\n')
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('content is imported without settings, and without computing the day', () => {
  expect(modules.length).toBeGreaterThan(90)
  expect(load(modules)).toBe('')
})

test('a setting and the day are asked for on first use, and say so', () => {
  const use = (file: string, call: string) => () =>
    load([], `const { ${call.split(/\W/)[0]} } = await import('#${file}'); ${call}`)
  expect(use('content/facts/site.ts', 'site.name')).toThrow('SITE_NAME is not set')
  expect(use('content/en/day-words.ts', "dayWord('day.fixes')")).toThrow('The day is computed on import.')
})
