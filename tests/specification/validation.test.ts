import { describe, expect, it } from 'vitest'
import { page } from '#tests/dist/site.ts'
import { first } from './read.ts'

const contact = first(page('/contact').document, '[data-island="contact-form"] form')
const login = first(page('/login').document, '[data-island="sign-in"] form')

describe('Contact form', () => {
  it.each(['firstName', 'lastName', 'email', 'message'])('%s is required', (name) => {
    expect(first(contact, `[name="${name}"]`).hasAttribute('required')).toBe(true)
  })

  it('email must be in email format', () => {
    expect(first(contact, '[name="email"]').getAttribute('type')).toBe('email')
    expect(contact.hasAttribute('novalidate')).toBe(false)
  })

  it('message is a text area of 5 rows', () => {
    expect(first(contact, 'textarea[name="message"]').getAttribute('rows')).toBe('5')
  })

  it.each([
    ['phone', 'tel'],
    ['organization', 'text'],
  ])('%s is optional (%s input)', (name, type) => {
    const field = first(contact, `[name="${name}"]`)
    expect(field.hasAttribute('required')).toBe(false)
    expect(field.getAttribute('type')).toBe(type)
  })

  it('a hidden honeypot field named botcheck exists', () => {
    expect(first(contact, '[name="botcheck"]').hasAttribute('hidden')).toBe(true)
  })

  it('a hidden captcha input exists', () => {
    expect(first(contact, 'input[name="h-captcha-response"]').getAttribute('type')).toBe('hidden')
  })

  it('sets no length limits: none are shown', () => {
    expect(contact.querySelectorAll('[maxlength], [minlength]')).toHaveLength(0)
  })
})

describe('Login', () => {
  it('email is required and of email type', () => {
    const email = first(login, '[name="email"]')
    expect([email.hasAttribute('required'), email.getAttribute('type')]).toEqual([true, 'email'])
  })

  it('password is required', () => {
    expect(first(login, '[name="password"]').hasAttribute('required')).toBe(true)
  })

  it('no other client-side rule is shown', () => {
    expect(login.querySelectorAll('[pattern], [minlength], [maxlength]')).toHaveLength(0)
    expect(login.querySelectorAll('[required]')).toHaveLength(2)
  })
})

describe('Careers', () => {
  it('applications have no field rules: the page has no field', () => {
    expect(page('/careers').document.querySelectorAll('main input, main textarea, main select')).toHaveLength(0)
  })
})
