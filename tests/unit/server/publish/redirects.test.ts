import { expect, it } from 'vitest'
import { redirectFor } from '#server/publish/redirects.ts'

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
