import { expect, it } from 'vitest'
import { redirectFor } from '#server/publish/redirects.ts'

it.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about.html/', '/about'],
  ['/about///', '/about'],
  ['/index.html', '/'],
  ['/services/index.html', '/services'],
  ['/home', '/'],
  ['/home/', '/'],
  ['/home.html', '/'],
  ['/login/', '/login'],
  ['/signin', '/login'],
  ['/dashboard', '/welcome'],
  ['/rss', '/rss.xml'],
  ['/feed/', '/rss.xml'],
  ['/sectors/publicsafety', '/sectors/publicSafety'],
  ['/sectors/urbanplanning/', '/sectors/urbanPlanning'],
])('leads %s to %s for good', (from, to) => {
  expect(redirectFor(from)).toEqual({ location: to, status: 301 })
  expect(redirectFor(to)).toBeUndefined()
})

it.each([
  '/',
  '/about',
  '/sectors/publicSafety',
  '/sectors/PUBLICSAFETY',
  '/constructor',
  '/__proto__',
  '/toString',
  '/figures/movement.svg',
  '//evil.example/',
  '/\\evil.example/',
  '///',
  '/about//team/',
  '/a\r\nSet-Cookie: a=b/',
  '/a b/',
  'evil.example/',
  '',
])('leaves %j where it is', (path) => {
  expect(redirectFor(path)).toBeUndefined()
})
