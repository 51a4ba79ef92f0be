import { expect, it } from 'vitest'
import { redirects } from '#content/facts/redirects.ts'
import { redirectFor } from '#server/publish/redirects.ts'
import { builtFiles, everyPage, readBuilt } from '#tests/dist/site.ts'

const targets = new Set([...everyPage.map(({ address }) => address), ...builtFiles.map((file) => `/${file}`)])
const rules = readBuilt('_redirects')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

it.each(Object.entries(redirects))('%s leads to %s, which is there, in one hop', (from, to) => {
  expect(targets).not.toContain(from)
  expect(targets).toContain(to)
  expect(redirectFor(to)).toBeUndefined()
  for (const form of [from, `${from}/`, `${from}//`]) expect(redirectFor(form)).toEqual({ location: to, status: 301 })
})

it('leads each page without its slash and without .html in one hop', () => {
  for (const { address, file } of everyPage.filter(
    (built) => built.address !== '/' && !built.file.endsWith('404.html'),
  )) {
    expect(redirectFor(address), address).toBeUndefined()
    for (const form of [`${address}/`, `/${file}`, `/${file}/`])
      expect(redirectFor(form), form).toEqual({ location: address, status: 301 })
  }
  expect(redirectFor('/index.html')).toEqual({ location: '/', status: 301 })
})

it('gives other hosts the same table, each rule landing at once', () => {
  for (const [from = '', to = '', status] of rules) {
    expect(redirectFor(from)?.location, from).toBe(to)
    expect(targets, from).toContain(to)
    expect(targets, from).not.toContain(from)
    expect(status).toBe('301')
  }
  for (const from of Object.keys(redirects)) expect(rules.map(([first]) => first)).toContain(from)
})
