// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ContactForm } from '#components/islands/contact-form/ContactForm.island.tsx'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { button, field, fill, send, service, values, withFormService, written } from './contact-form-page.tsx'
import { contactFormProps } from './contact-form-props.ts'

quietConsole()
withFormService()

describe('sending', () => {
  it('disables the button, and reports the progress to screen readers', async () => {
    await send()
    expect(button().disabled).toBe(true)
    expect(button().textContent).toBe('Sending...')
    expect(screen.getByRole('status').textContent).toBe('Sending...')
  })

  it('posts every value as multipart to the service, which answers in JSON', async () => {
    await send()
    expect(service.requests).toHaveLength(1)
    const [request] = service.requests
    expect(request?.address).toBe('https://forms.example/submit')
    expect(request?.init).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } })
    expect(request?.fields).toEqual({
      ...written,
      access_key: 'key-1',
      subject: 'New Contact Form Submission - Cairnline',
      from_name: 'Cairnline website',
      enquiry_id: expect.stringMatching(/^[\da-f-]{36}$/),
      botcheck: '',
      // Multipart sends a line break as CR LF.
      message: expect.stringMatching(/^Two lines\.\r?\nBcc: everyone@example\.com$/),
    })
  })

  it('posts a filled honeypot with the rest', async () => {
    render(<ContactForm {...contactFormProps} />)
    fill()
    document.querySelector<HTMLInputElement>('[name=botcheck]')?.click()
    await userEvent.click(button())
    expect(service.requests[0]?.fields.botcheck).toBe('on')
  })

  it('posts once, however often the button or Enter is pressed', async () => {
    render(<ContactForm {...contactFormProps} />)
    fill()
    const form = document.querySelector('form')
    act(() => {
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await userEvent.dblClick(button())
    await userEvent.type(field('email'), '{Enter}')
    expect(service.requests).toHaveLength(1)
  })

  it('does not post a form with a mistake', async () => {
    render(<ContactForm {...contactFormProps} />)
    fill()
    fireEvent.change(field('email'), { target: { value: 'ada' } })
    await userEvent.click(button())
    expect(service.requests).toHaveLength(0)
    expect(button().textContent).toBe('Send message')
  })

  it('is sent as plain HTML when the browser has no crypto.randomUUID', () => {
    vi.stubGlobal('crypto', {})
    render(<ContactForm {...contactFormProps} />)
    fill()
    const form = document.querySelector('form')
    expect(form && fireEvent.submit(form)).toBe(true)
    expect(service.requests).toHaveLength(0)
  })
})

describe('leaving', () => {
  it('ends the request, so that a restored page does not wait for ever', async () => {
    await send()
    await act(async () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    expect(service.requests[0]?.init.signal?.aborted).toBe(true)
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(values()).toEqual(written)
  })

  it('ends the request of a form that is removed', async () => {
    await send()
    await act(async () => cleanup())
    expect(service.requests[0]?.init.signal?.aborted).toBe(true)
  })
})
