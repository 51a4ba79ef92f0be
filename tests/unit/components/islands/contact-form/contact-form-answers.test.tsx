// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ContactForm } from '#components/islands/contact-form/ContactForm.island.tsx'
import { enquiryTimeout } from '#components/islands/contact-form/submit.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import {
  accept,
  button,
  field,
  fill,
  refuse,
  send,
  service,
  values,
  withFormService,
  written,
} from './contact-form-page.tsx'
import { contactFormProps } from './contact-form-props.ts'

quietConsole()
withFormService()

describe('success', () => {
  it('replaces the form by the panel, with the focus on its heading', async () => {
    await send()
    await accept()
    const heading = screen.getByRole('heading', { name: 'Message Sent Successfully' })
    expect(document.activeElement).toBe(heading)
    expect(document.querySelector('form')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('returns to an empty form with the focus in its first field, for another enquiry', async () => {
    await send()
    await accept()
    await userEvent.click(screen.getByRole('button', { name: 'Send Another Message' }))
    expect(document.activeElement).toBe(field('firstName'))
    expect(Object.values(values()).join('')).toBe('')
    fill()
    await userEvent.click(button())
    const [first, second] = service.requests
    expect(service.requests).toHaveLength(2)
    expect(second?.fields.enquiry_id).not.toBe(first?.fields.enquiry_id)
  })

  it('does not take the focus when the page is loaded', () => {
    render(<ContactForm {...contactFormProps} />)
    expect(document.activeElement).toBe(document.body)
  })
})

describe('failure', () => {
  it.each([
    ['the message of the service', 200, '{"success":false,"message":"Invalid access key"}', 'Invalid access key'],
    ['a nested message', 400, '{"success":false,"body":{"message":"Bad email"}}', 'Bad email'],
    ['the words of a limit', 429, '{"success":false,"message":"Too many requests."}', 'Too many requests.'],
    ['the default without one', 200, '{"success":false}', 'Something went wrong. Please try again.'],
    ['the default for "true" as a text', 200, '{"success":"true"}', 'Something went wrong. Please try again.'],
    [
      'the default for a success with a status of failure',
      500,
      '{"success":true}',
      'Something went wrong. Please try again.',
    ],
    ['the default for a page of HTML', 500, '<h1>502</h1>', 'Something went wrong. Please try again.'],
    ['the default for nothing', 200, '', 'Something went wrong. Please try again.'],
    ['markup as text', 200, '{"success":false,"message":"<b>No</b>"}', '<b>No</b>'],
  ])('shows %s', async (_, status, body, message) => {
    await send()
    await refuse(body, status)
    expect(screen.getByText(message).closest('[role=alert]')).not.toBeNull()
    expect(values()).toEqual(written)
  })

  it('shows the network message when there is no answer', async () => {
    await send()
    await act(async () => service.breakOff())
    expect(screen.getByText('Network error. Please check your connection and try again.')).toBeTruthy()
  })

  it('is above the form, takes the focus, and keeps every value', async () => {
    await send()
    await refuse('{"success":false}')
    const alert = screen.getByRole('alert')
    expect(alert.nextElementSibling).toBe(document.querySelector('form'))
    expect(document.activeElement).toBe(alert)
    expect(values()).toEqual(written)
    expect(button().disabled).toBe(false)
    expect(button().textContent).toBe('Send message')
  })

  it('disappears when the enquiry is sent again under the same id', async () => {
    await send()
    await refuse('{"success":false}')
    await userEvent.click(button())
    expect(screen.queryByRole('alert')).toBeNull()
    const [first, second] = service.requests
    expect(second?.fields.enquiry_id).toBe(first?.fields.enquiry_id)
    await refuse('{"success":false,"message":"Again no."}')
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('says after the time limit that the enquiry may have arrived, and can be sent again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    render(<ContactForm {...contactFormProps} />)
    fill()
    fireEvent.click(button())
    await act(() => vi.advanceTimersByTimeAsync(enquiryTimeout - 1))
    expect(button().textContent).toBe('Sending...')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert').textContent).toContain('may have arrived')
    expect(values()).toEqual(written)
    await accept()
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(service.requests).toHaveLength(1)
    fireEvent.click(button())
    const [first, second] = service.requests
    expect(second?.fields).toEqual(first?.fields)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
