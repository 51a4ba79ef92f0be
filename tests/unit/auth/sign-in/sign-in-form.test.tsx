// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SignIn } from '#auth/sign-in/SignIn.island.tsx'
import { eachWithService } from '#tests/unit/auth/each-with-service.ts'
import { type FakeService, json, nextTask, sessionFor } from '#tests/unit/auth/fake-service.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { alert, button, described, email, fill, island, password, signIn, toggle, wrong } from './sign-in-screen.tsx'

quietConsole()
let fake: FakeService
eachWithService((service) => {
  fake = service
})

test('the password is hidden, can be shown, and is hidden again on submit', async () => {
  fake.answer('password', wrong)
  render(island(fake))
  fill()
  expect(toggle().textContent).toBe('Show password')
  await userEvent.click(toggle())
  expect(toggle().textContent).toBe('Hide password')
  expect(password().type).toBe('text')
  await userEvent.click(button())
  expect(password().type).toBe('password')
  expect(toggle().textContent).toBe('Show password')
})

test('an error message in the address is not shown', () => {
  window.history.replaceState(null, '', '/login#error=x&error_description=%3Cscript%3Ealert(1)%3C/script%3E')
  render(island(fake))
  expect(document.body.textContent).not.toContain('alert(1)')
})

test('no request is sent without a password and a complete email, and the page says in its words what is missing', async () => {
  render(island(fake))
  const bubble = vi.fn()
  button().form?.addEventListener('invalid', (event) => event.defaultPrevented || bubble(), true)
  await userEvent.click(button())
  expect(described(email())).toBe('Type the email address of your account.')
  expect(described(password())).toBe('Type your password.')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email())
  expect(document.querySelector('[role=status]')?.textContent).toBe('2 fields need your attention.')
  expect(bubble).not.toHaveBeenCalled()
  await userEvent.type(email(), 'half')
  await userEvent.type(password(), 'x')
  // On leaving the email.
  expect(described(email())).toMatch(/^This is not a whole email address/)
  expect(password().hasAttribute('aria-invalid')).toBe(false)
  await userEvent.click(button())
  expect(described(email())).toMatch(/^This is not a whole email address/)
  expect(fake.calls).toEqual([])
  await userEvent.type(email(), '@client.example')
  expect(email().hasAttribute('aria-invalid')).toBe(false)
})

test('a client who is signed in already is sent to the dashboard once, without a history entry', async () => {
  fake.store(sessionFor('a@client.example'))
  render(island(fake))
  await waitFor(() => expect(fake.navigation.replace).toHaveBeenCalledWith('/welcome'))
  expect(fake.navigation.replace).toHaveBeenCalledTimes(1)
})

test('a session that cannot be refreshed does not disturb the form', async () => {
  vi.useFakeTimers()
  fake.store(sessionFor('a@client.example', -10))
  fake.answer('refresh', 'offline')
  render(island(fake))
  fill()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  window.dispatchEvent(new Event('online'))
  expect(fake.navigation.replace).not.toHaveBeenCalled()
  expect(fake.navigation.reload).not.toHaveBeenCalled()
  expect(password().value).toBe('correct horse')
})

test('restored from the back/forward cache after a sign-in, the form is ready again', async () => {
  fake.answer('password', json(200, sessionFor('a@client.example')))
  render(island(fake))
  await signIn()
  await waitFor(() => expect(fake.navigation.open).toHaveBeenCalled())
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  localStorage.clear()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(button().textContent).toBe('Sign In')
  expect(fake.navigation.replace).not.toHaveBeenCalled()
})

test('restored while an answer is pending, the form can be sent again, and ignores the late answer', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()] as const
  fake.answer(
    'password',
    ...answers.map(
      ({ promise }) =>
        () =>
          promise,
    ),
  )
  render(island(fake))
  await signIn()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(button().disabled).toBe(false))
  await userEvent.click(button())
  expect(fake.calls.map(({ endpoint }) => endpoint)).toEqual(['password', 'password'])
  await act(async () => {
    answers[0].resolve(Response.json({ code: 'invalid_credentials', message: 'no' }, { status: 400 }))
    await nextTask()
  })
  expect(button().textContent).toBe('Signing In...')
  expect(alert().textContent).toBe('')
  answers[1].resolve(Response.json(sessionFor('a@client.example')))
  await waitFor(() => expect(fake.navigation.open).toHaveBeenCalledWith('/welcome'))
})

test('the built form sends nothing, and keeps typed text through hydration', async () => {
  const built = renderToString(<SignIn {...fake.service} captcha={null} />)
  expect(built).not.toContain('style=')
  document.body.innerHTML = `<div id="island">${built}</div>`
  const form = document.querySelector('form')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.hasAttribute('action')).toBe(false)
  expect(button().getAttribute('formmethod')).toBe('dialog')
  expect(button().disabled).toBe(false)
  expect(screen.getByText(/still loading/)).toBeTruthy()
  email().value = 'typed@client.example'
  const container = document.getElementById('island')
  if (container === null) throw new Error('The island is missing')
  render(island(fake), { container, hydrate: true })
  expect(email().value).toBe('typed@client.example')
  expect(screen.queryByText(/still loading/)).toBeNull()
})
