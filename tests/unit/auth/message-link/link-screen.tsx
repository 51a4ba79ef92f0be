import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LinkScreen } from '#auth/message-link/LinkScreen.client.tsx'
import type { MessageLink, Purpose } from '#auth/message-link/link.ts'
import { PendingSteps } from '#auth/pending/PendingSteps.tsx'
import { RecoverScreen } from '#auth/recover/RecoverScreen.client.tsx'
import { SignIn } from '#auth/sign-in/SignIn.island.tsx'
import type { Screens } from '#auth/sign-in/screens.ts'
import { type FakeService, json, sessionFor } from '#tests/unit/auth/fake-service.ts'

export const email = 'a@client.example'
export const newPassword = 'a cairn of eight stones'

export const screens: Screens = {
  link: async () => LinkScreen,
  pending: async () => PendingSteps,
  recover: async () => RecoverScreen,
}

export const whole = (purpose: Purpose = 'recovery'): MessageLink => ({
  kind: 'whole',
  purpose,
  tokenHash: '0123456789abcdef'.repeat(4).slice(0, 56),
})

/** Opens the sign-in page with the link of a message. */
export async function arrive(fake: FakeService, link: MessageLink = whole()): Promise<void> {
  render(<SignIn {...fake.service} captcha={null} openAccess={fake.open} screens={screens} link={link} />)
  await screen.findByRole('heading', { name: /Your invitation|A new password|This link does not work/ })
}

export const go = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Continu/ })
export const first = () => screen.getByLabelText<HTMLInputElement>(/^New password(?!,)/)
export const second = () => screen.getByLabelText<HTMLInputElement>(/^New password, again/)
export const set = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Set/ })

/** Opens and redeems the link, up to the form for a new password. */
export async function redeem(fake: FakeService): Promise<void> {
  fake.answer('verify', json(200, sessionFor(email)))
  await arrive(fake)
  await userEvent.click(go())
  await screen.findByRole('heading', { name: 'Choose your password' })
}

export async function choose(password = newPassword, repeated = password): Promise<void> {
  fireEvent.input(first(), { target: { value: password } })
  fireEvent.input(second(), { target: { value: repeated } })
  await userEvent.click(set())
}
