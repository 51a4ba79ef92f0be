import { expect, it } from 'vitest'
import { breadcrumbs, placeNames } from '#words/breadcrumbs.ts'
import { pageAt, staticRoutes } from '#words/routes.ts'
import { gis } from '#words/services/gis.ts'

const described = { title: 'A title of its own | Cairnline', description: '' }

it('leads from home over the list to the page', () => {
  const service = { name: gis.title, description: '' }
  expect(breadcrumbs({ kind: 'service', path: 'services/gis', ...described, service })).toEqual([
    { name: placeNames.get(''), path: '' },
    { name: placeNames.get('services'), path: 'services' },
    { name: gis.title, path: 'services/gis' },
  ])
})

it('calls a page by its name as a place, else by its title without that of the site', () => {
  const last = (path: string) => breadcrumbs({ kind: 'page', path, ...described }).at(-1)?.name
  expect(last('security/certifications')).toBe(placeNames.get('security/certifications'))
  expect(last('something-new')).toBe('A title of its own')
})

it('has a short name for every page of a fixed address that is open to all', () => {
  const open = staticRoutes.flatMap((address) => pageAt(address)?.metadata ?? [])
  const names = open.flatMap((metadata) => breadcrumbs(metadata).at(-1)?.name ?? [])
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) expect(name.length, name).toBeLessThan(30)
  expect(new Set(names).size).toBe(names.length)
})

it('has no way to home, to pages of clients, or to nowhere', () => {
  expect(breadcrumbs({ kind: 'home', path: '', ...described })).toEqual([])
  expect(breadcrumbs({ kind: 'private', path: 'login', ...described })).toEqual([])
  expect(breadcrumbs({ kind: 'notFound', ...described })).toEqual([])
})
