import { expect, it } from 'vitest'
import { canonicalAddress } from '#server/document/addresses.ts'

it.each([
  ['', 'https://www.cairnline.example'],
  ['home', 'https://www.cairnline.example'],
  ['/', 'https://www.cairnline.example'],
  ['/services/gis', 'https://www.cairnline.example/services/gis'],
  ['contact', 'https://www.cairnline.example/contact'],
  ['//evil.example', 'https://www.cairnline.example/evil.example'],
])('maps %j to %s', (path, address) => {
  expect(canonicalAddress('https://www.cairnline.example/', path)).toBe(address)
})
