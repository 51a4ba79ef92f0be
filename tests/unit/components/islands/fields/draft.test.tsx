// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { whenTouched } from '#components/islands/runtime/when-touched.client.ts'
import { find, hydrated, place, start, withFreshPage } from '#tests/unit/components/islands/runtime/probe-island.tsx'
import { quietConsole } from '#tests/unit/quiet-console.ts'

quietConsole()
withFreshPage()

const startKeeping = () => start(whenTouched, true)
const stored = () => JSON.stringify({ ...sessionStorage })

describe('a draft', () => {
  it('is stored with every key, and restored on the next page without loading the island', async () => {
    place()
    startKeeping()
    await userEvent.type(find('#note'), 'Half a sen')
    expect(stored()).toContain('Half a sen')
    place()
    const { load } = startKeeping()
    expect(find('#note').value).toBe('Half a sen')
    expect(load).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
    expect(stored()).toContain('Half a sen')
  })

  it('is stored before and after hydration', async () => {
    const marker = place()
    const island = startKeeping()
    await userEvent.type(find('#name'), 'Ada')
    island.arrive()
    await hydrated(marker)
    await userEvent.type(find('#name'), ' Ng')
    expect(stored()).toContain('Ada Ng')
  })

  it('is removed when the form is empty', async () => {
    place()
    startKeeping()
    await userEvent.type(find('#name'), 'A{Backspace}')
    expect(sessionStorage).toHaveLength(0)
  })

  it('holds no checkbox and no password', async () => {
    place()
    find('#plain').type = 'password'
    startKeeping()
    await userEvent.click(find('#agreed'))
    await userEvent.type(find('#plain'), 'secret')
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['textarea', 'input'] as const)('does not hold the token that a captcha puts into a %s', async (tag) => {
    place()
    const token = Object.assign(document.createElement(tag), {
      id: 'h-1',
      name: 'h-captcha-response',
      value: 't',
    })
    find('form').append(token)
    startKeeping()
    await userEvent.type(find('#name'), 'A')
    expect(stored()).not.toContain('h-1')
  })

  it('does not replace text that the browser has restored itself', async () => {
    place()
    startKeeping()
    await userEvent.type(find('#name'), 'Ada')
    place()
    find('#name').value = 'Grace'
    startKeeping()
    expect(find('#name').value).toBe('Grace')
  })

  it.each(['{{{', '42', 'null', '[]', '{}', '{"values":42}', '{"values":[1]}', '{"values":[["name",{}]]}'])(
    'is ignored when its stored text is %s',
    async (text) => {
      sessionStorage.setItem('island-draft:contact-form', text)
      place()
      startKeeping()
      await userEvent.type(find('#note'), 'New')
      expect(stored()).toContain('New')
    },
  )
})
