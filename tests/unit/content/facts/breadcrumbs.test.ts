import { expect, it } from 'vitest'
import { breadcrumbs } from '#content/en/breadcrumbs.ts'

const described = { title: 'A title of its own | Cairnline', description: '' }

it('leads from home over the list to the page', () => {
  const service = { name: 'Secure GIS Systems', description: '' }
  expect(breadcrumbs({ kind: 'service', path: 'services/gis', ...described, service })).toEqual([
    { name: 'Home', path: '' },
    { name: 'Services', path: 'services' },
    { name: 'Secure GIS Systems', path: 'services/gis' },
  ])
})

it('calls a page by its name as a place, else by its title without that of the site', () => {
  const last = (path: string) => breadcrumbs({ kind: 'page', path, ...described }).at(-1)?.name
  expect(last('security/certifications')).toBe('Certifications')
  expect(last('something-new')).toBe('A title of its own')
})

it('has no way to home, to pages of clients, or to nowhere', () => {
  expect(breadcrumbs({ kind: 'home', path: '', ...described })).toEqual([])
  expect(breadcrumbs({ kind: 'private', path: 'login', ...described })).toEqual([])
  expect(breadcrumbs({ kind: 'notFound', ...described })).toEqual([])
})
