import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

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
  const imports = files.map((file) => `await import(${JSON.stringify(`#${file}`)})`)
  const code = [dayIsRefused, ...imports, then].join('\n')
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('the build is imported without settings, and without computing the day', () => {
  expect(load(['server/publish/build.ts', 'server/local/commands/serve.ts'])).toBe('')
})

test('a setting and the day are asked for on first use, and say so', () => {
  const use = (file: string, call: string) => () =>
    load([], `const { ${call.split(/\W/)[0]} } = await import('#${file}'); ${call}`)
  expect(use('content/facts/site.ts', 'site.name')).toThrow('SITE_NAME is not set')
  expect(use('content/en/day-words.ts', "dayWord('day.fixes')")).toThrow('The day is computed on import.')
})
