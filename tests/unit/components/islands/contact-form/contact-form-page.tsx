import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { ContactForm } from '#components/islands/contact-form/ContactForm.island.tsx'
import { contactFormProps } from './contact-form-props.ts'
import { stubFormService } from './form-service.ts'

export const written = {
  firstName: 'Ada',
  lastName: 'Lovelace <img src=x onerror=alert(1)>',
  email: 'ada@transit.example',
  phone: '613-555-0100',
  organization: 'City of Ottawa \u202e📡',
  message: 'Two lines.\nBcc: everyone@example.com',
}

export let service: ReturnType<typeof stubFormService>

/** Gives every test of a file a form service. */
export function withFormService(): void {
  beforeEach(() => {
    service = stubFormService()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })

  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

export const field = (name: string) => {
  const element = document.getElementById(name)
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element
  throw new Error(`No field ${name}`)
}
export const values = () => Object.fromEntries(Object.keys(written).map((name) => [name, field(name).value]))
export const button = () => screen.getByRole<HTMLButtonElement>('button')
export const refuse = (body: string, status = 200) => act(async () => service.answer({ status, body }))
export const accept = () => act(async () => service.accept())

export function fill(): void {
  for (const [name, value] of Object.entries(written)) fireEvent.change(field(name), { target: { value } })
}

/** Fills in and sends the form; the answer is pending. */
export async function send(): Promise<void> {
  render(<ContactForm {...contactFormProps} />)
  fill()
  await userEvent.click(button())
}
