import { type ComponentType, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { hydrateIsland } from '#components/islands/runtime/hydrate.client.ts'
import { Island } from '#components/islands/runtime/Island.tsx'
import type { Trigger } from '#components/islands/runtime/islands.ts'
import { patience } from '#tests/unit/patience.ts'

interface ProbeProps {
  greeting: string
}

/** A form of a controlled field, whose state must learn what was typed before hydration. */
function Probe({ greeting }: ProbeProps) {
  const [name, setName] = useState('')
  return (
    <form action="/plain" method="post">
      <p>{greeting}</p>
      <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="submit">Send</button>
      <output>{JSON.stringify({ name })}</output>
    </form>
  )
}

export function place(Component: ComponentType<ProbeProps> = Probe): HTMLElement {
  document.body.innerHTML = renderToString(
    <Island name="contact-form" Component={Component} props={{ greeting: 'Hello' }} />,
  )
  return find('[data-island]')
}

export function find<T extends HTMLElement = HTMLInputElement>(selector: string): T {
  const element = document.querySelector<T>(selector)
  if (element === null) throw new Error(`No ${selector} in the document`)
  return element
}

/** Hydrates the probe; its component loads when `arrive` is called, and not at all after `fail`. */
export function start(trigger: Trigger = 'touch', keepsDraft = false) {
  const arrival = Promise.withResolvers<ComponentType<ProbeProps>>()
  const load = vi.fn(() => arrival.promise)
  const name = trigger === 'load' ? 'sign-in' : 'contact-form'
  document.querySelector('[data-island]')?.setAttribute('data-island', name)
  hydrateIsland({ name, trigger, keepsDraft, load })
  return {
    load,
    arrive: (Component: ComponentType<ProbeProps> = Probe) => arrival.resolve(Component),
    fail: () => arrival.reject(new TypeError('Chunk is gone')),
  }
}

export const eventually = (check: () => void) => vi.waitFor(check, patience)
export const hydrated = (marker: HTMLElement) => eventually(() => expect(marker.dataset.islandStatus).toBe('hydrated'))

/** Puts text at the end of the first field, as a visitor does. */
export function type(text: string): void {
  const field = find('#name')
  field.focus()
  field.value += text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export const state = () => JSON.parse(find('output').textContent ?? '')
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

export const reload = vi.fn()

/** Gives every test of a file empty storage, and a page that does not reload. */
export function withFreshPage(): void {
  beforeEach(() => {
    reload.mockReset()
    sessionStorage.clear()
    vi.stubGlobal('location', { href: 'http://localhost/contact', reload })
    vi.stubGlobal('fetch', async () => new Response(null))
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })
}
