// @vitest-environment jsdom

/* A page that reloads itself because a script of its deployment is gone: what it keeps, and when it does not reload. */

import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hydrateIsland } from '#components/islands/hydration/hydrate.client.ts'
import { Island } from '#components/islands/hydration/Island.tsx'
import { patience } from '#tests/unit/patience.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'

quietConsole()
const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('location', { href: 'http://localhost/contact', reload })
  vi.stubGlobal('fetch', async () => new Response(null))
})
afterEach(() => vi.unstubAllGlobals())

function Form() {
  return (
    <form action="/plain" method="post">
      <input id="name" defaultValue="" />
    </form>
  )
}

function find<T extends HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector)
  if (element === null) throw new Error(`No ${selector} in the document`)
  return element
}

/** Places the form with text in its field, and hydrates it once its script has come or has failed. */
function hydrate(load: () => Promise<ComponentType>, type = 'text'): HTMLElement {
  document.body.innerHTML = renderToString(<Island name="sign-in" Component={Form} props={{}} />)
  const field = find<HTMLInputElement>('#name')
  field.type = type
  field.value = 'correct horse'
  hydrateIsland({ name: 'sign-in', trigger: 'load', keepsDraft: false, load })
  return find('[data-island]')
}

const failing = () => Promise.reject(new TypeError('Chunk is gone'))
const plain = (marker: HTMLElement) => vi.waitFor(() => expect(marker.dataset.islandStatus).toBe('plain'), patience)

it('a page that reloads because a script is gone stores what was typed, but no password', async () => {
  for (const [type, isStored] of [
    ['text', true],
    ['password', false],
  ] as const) {
    sessionStorage.clear()
    reload.mockReset()
    hydrate(failing, type)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), patience)
    expect(JSON.stringify({ ...sessionStorage }).includes('horse'), type).toBe(isStored)
  }
})

it('a page does not reload when storage throws, because nothing would prevent an endless loop', async () => {
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied })
  await plain(hydrate(failing))
  expect(reload).not.toHaveBeenCalled()
})

it('a component that throws leaves the plain form, with its text', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const marker = hydrate(async () => () => {
    throw new Error('Broken')
  })
  await plain(marker)
  expect(find<HTMLInputElement>('#name').value).toBe('correct horse')
  expect(marker.querySelectorAll('form')).toHaveLength(1)
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'Broken' }))
})
