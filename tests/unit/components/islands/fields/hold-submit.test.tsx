// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { whenLoaded } from '#components/islands/runtime/when-loaded.client.ts'
import {
  find,
  hydrated,
  place,
  plainSubmit,
  reload,
  settle,
  start,
  submitted,
  withFreshPage,
} from '#tests/unit/components/islands/runtime/probe-island.tsx'
import { quietConsole } from '#tests/unit/quiet-console.ts'

quietConsole()
withFreshPage()

describe('a submit before hydration', () => {
  it('reaches no other listener while it is held', () => {
    const marker = place()
    const { load } = start()
    const heard = vi.fn()
    marker.addEventListener('submit', heard, true)
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    expect(find('form').dispatchEvent(submit)).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is sent once, with the typed text, after hydration', async () => {
    const marker = place()
    const user = userEvent.setup()
    const island = start()
    await user.type(find('#name'), 'Ada{Enter}')
    await user.click(find('button'))
    island.arrive()
    await hydrated(marker)
    await waitFor(() => expect(submitted).toHaveBeenCalled())
    await settle()
    expect(submitted.mock.calls).toEqual([[{ name: 'Ada', note: '', agreed: false }]])
    expect(plainSubmit).not.toHaveBeenCalled()
  })

  it('is sent by the new form when React has rendered everything again', async () => {
    const marker = place()
    const user = userEvent.setup()
    const island = start()
    find('#name').before(document.createElement('password-manager-icon'))
    await user.type(find('#name'), 'Ada{Enter}')
    island.arrive()
    await hydrated(marker)
    await waitFor(() => expect(submitted.mock.calls).toEqual([[{ name: 'Ada', note: '', agreed: false }]]))
  })

  it('does not hold up later submits', async () => {
    const marker = place()
    const island = start(whenLoaded)
    island.arrive()
    await hydrated(marker)
    await settle()
    await userEvent.click(find('button'))
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  it('of a form with a mistake is told to the form after hydration, without the browser’s bubble, and sends nothing', async () => {
    const marker = place()
    find('#plain').setCustomValidity('A mistake')
    const { load, arrive } = start()
    const told = vi.fn()
    marker.addEventListener('invalid', told, true)
    const held = new Event('invalid', { cancelable: true })
    expect(find('#plain').dispatchEvent(held)).toBe(false)
    expect(told).not.toHaveBeenCalled()
    expect(load).toHaveBeenCalledTimes(1)
    arrive()
    await hydrated(marker)
    await settle()
    expect(told).toHaveBeenCalledTimes(1)
    expect(submitted).not.toHaveBeenCalled()
  })

  it('of a form with a mistake is left to the browser when the script cannot be loaded', async () => {
    place()
    find('#plain').setCustomValidity('A mistake')
    const island = start()
    await userEvent.click(find('button'))
    const told = vi.fn()
    find('form').addEventListener('invalid', (event) => told(event.defaultPrevented), true)
    island.fail()
    await waitFor(() => expect(told).toHaveBeenCalledWith(false))
    expect(plainSubmit).not.toHaveBeenCalled()
  })

  it('is sent as plain HTML when the script cannot be loaded', async () => {
    place()
    const user = userEvent.setup()
    const island = start()
    await user.type(find('#name'), 'Ada{Enter}')
    island.fail()
    await waitFor(() => expect(plainSubmit).toHaveBeenCalledTimes(1))
    expect(plainSubmit.mock.contexts[0]).toBe(find('form'))
    expect(reload).not.toHaveBeenCalled()
  })
})
