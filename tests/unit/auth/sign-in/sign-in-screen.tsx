import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SignIn } from '#auth/sign-in/SignIn.island.tsx'
import { type FakeService, json } from '#tests/unit/auth/fake-service.ts'

export const refused = 'Invalid email or password. Please check your credentials and try again.'
export const unexpected = 'An unexpected error occurred. Please try again.'
export const wrong = json(400, { code: 'invalid_credentials', message: 'Invalid login credentials' })

export const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
export const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/)
export const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sign(ing)? In/ })
export const toggle = () => screen.getByRole('button', { name: /^(Show|Hide) password$/ })
export const alert = () => screen.getByRole('alert')
/** What is said beside a field. */
export const described = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

export const island = (fake: FakeService) => <SignIn {...fake.service} captcha={null} openAccess={fake.open} />

export function fill() {
  fireEvent.input(email(), { target: { value: 'a@client.example' } })
  fireEvent.input(password(), { target: { value: 'correct horse' } })
}

export async function signIn() {
  fill()
  await userEvent.click(button())
}
