import { expect, it } from 'vitest'
import { ownPath, redirectsToHttps, serviceFaults } from '#server/publish/deploy/checks.ts'

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

it.each([
  ['https://www.cairnline.example', ['/', '/form/submit'], ['/', '/form/submit']],
  [
    'https://www.cairnline.example',
    ['https://abc.supabase.co', 'http://127.0.0.1:4173/form'],
    ['http://127.0.0.1:4173/form'],
  ],
  ['https://www.cairnline.example', ['https://abc.supabase.co', 'https://api.web3forms.com/submit'], []],
  ['http://localhost:4173', ['/', '/form/submit'], []],
])('the site at %s with forms that call %j has the fault %j', (origin, addresses, local) => {
  const services = { addresses, auth: { url: addresses[0] ?? '', key: 'sb_publishable_local', passkeys: true } }
  const fault = `/contact and /login: call ${local.join(', ')}: this build is for one machine. Run npm run build, and deploy that`
  expect(serviceFaults(new URL(origin), services)).toEqual(local.length === 0 ? [] : [fault])
})

it.each([
  ['/about?a=1', '/about?a=1'],
  ['https://192.0.2.7/about', '/about'],
  ['https://www.cairnline.example/about', '/about'],
  ['https://www.cairnline.example.thief.example/about', 'https://www.cairnline.example.thief.example/about'],
  [undefined, 'nowhere'],
])('of a site that is asked by its address, a redirect to %s leads to %s', (location, path) => {
  expect(ownPath({ origin: new URL('https://192.0.2.7'), hostName: 'www.cairnline.example' }, location)).toBe(path)
})
