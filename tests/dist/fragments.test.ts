import { expect, it } from 'vitest'
import { routeFragments } from '#content/en/routes.ts'
import { page } from './site.ts'

it.each([...routeFragments])('%s has the fragments that articles can link to', (address, fragments) => {
  const { document } = page(address)
  for (const fragment of fragments) expect(document.getElementById(fragment), `#${fragment}`).not.toBeNull()
})
