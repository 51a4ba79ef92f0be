// Numbers of the simulated day, which texts quote by their key, have the unit that the key names.

import { expect, test } from 'vitest'
import { numbers } from '#day/numbers/numbers.ts'
import type { PrintedNumber } from '../format.ts'

const all: Readonly<Record<string, PrintedNumber>> = numbers()

test.each([
  ['share', '%'],
  ['minutes', 'min'],
  ['metres', 'm'],
  ['km', 'km'],
  ['kmh', 'km/h'],
  ['ms', 'ms'],
])('every number whose key ends in .%s is in %s', (ending, unit) => {
  const named = Object.entries(all).filter(([key]) => key.replace(/\.word$/, '').endsWith(`.${ending}`))
  expect(named).not.toEqual([])
  for (const [key, number] of named) expect(number, key).toHaveProperty('unit', unit)
})
