import { expect, it } from 'vitest'
import { redirectsToHttps } from '#server/publish/deploy/checks.ts'

it.each([
  ['https://www.cairnline.example/about', true],
  ['https://cairnline.example/', true],
  ['https://www.cairnline.example.thief.example/about', false],
  ['https://thief.example/?https://www.cairnline.example', false],
  ['https://www.cairnline.example:8443/about', false],
  ['http://www.cairnline.example/about', false],
  ['/about', false],
  [undefined, false],
])('a redirect to %s leads to TLS at a name of the site: %s', (location, leads) => {
  expect(redirectsToHttps(location, ['cairnline.example', 'www.cairnline.example'])).toBe(leads)
})
