/* The fields of the contact form and of sign-in, and the built dashboard (specification, sections 2 and 5). */

import { describe, expect, it } from 'vitest'
import { contactFields } from '#content/contact-fields.ts'
import { signInForm } from '#content/en/login.ts'
import { builtPages, first, hrefsIn, linksIn, mainOf, page, textOf, textsIn } from '#tests/built/built-pages.ts'

const contact = first(page('/contact').document, '[data-island="contact-form"] form')
const login = page('/login').document
const signIn = first(login, '[data-island="sign-in"] form')
const welcome = page('/welcome')

describe('Contact form', () => {
  it.each([
    ['firstName', 'text', true],
    ['lastName', 'text', true],
    ['email', 'email', true],
    ['phone', 'tel', false],
    ['organization', 'text', false],
    ['message', null, true],
  ])('%s has a label, the type %s, and is required: %s', (name, type, isRequired) => {
    const field = first(contact, `[name="${name}"]`)
    expect([field.getAttribute('type'), field.hasAttribute('required')]).toEqual([type, isRequired])
    expect(contact.querySelectorAll(`label[for="${field.id}"]`)).toHaveLength(1)
  })

  it('has the fields of the list and no other, and leaves the browser to check the email', () => {
    expect(textsIn(contact, 'label[for]:not([for^="topic-"])')).toHaveLength(contactFields.length)
    expect(contact.hasAttribute('novalidate')).toBe(false)
  })

  it('message is a text area of 5 rows', () => {
    expect(first(contact, 'textarea[name="message"]').getAttribute('rows')).toBe('5')
  })

  it('a hidden honeypot field named botcheck exists, and a hidden captcha input', () => {
    expect(first(contact, '[name="botcheck"]').hasAttribute('hidden')).toBe(true)
    expect(first(contact, 'input[name="h-captcha-response"]').getAttribute('type')).toBe('hidden')
  })

  it('sets no length limits: none are shown', () => {
    expect(contact.querySelectorAll('[maxlength], [minlength]')).toHaveLength(0)
  })
})

describe('Sign in (/login)', () => {
  it('title Secure Access', () => {
    expect(textOf(first(login, 'h1'))).toMatch(/^Secure\s?Access$/)
  })

  it('a Sign In form: email, and password with a show/hide toggle, both required, with no other rule', () => {
    expect(textsIn(signIn, 'h2')).toEqual([signInForm.title])
    expect([...signIn.querySelectorAll('input')].map(({ name, type, required }) => [name, type, required])).toEqual([
      ['email', 'email', true],
      ['password', 'password', true],
    ])
    for (const { id } of signIn.querySelectorAll('input'))
      expect(signIn.querySelectorAll(`label[for="${id}"]`), id).toHaveLength(1)
    expect(signIn.querySelectorAll('[pattern], [minlength], [maxlength]')).toHaveLength(0)
    expect(signIn.querySelectorAll('button[aria-controls="password"]')).toHaveLength(1)
    expect(textOf(first(signIn, 'button[type="submit"]'))).toBe(signInForm.submit)
  })

  it('Back to Home link (/), and below the form a reassurance card and three feature cards', () => {
    expect(linksIn(first(login, 'header'))).toContain('/ Back to Home')
    const below = first(login, 'main > section:last-of-type')
    expect(textsIn(below, 'h3')).toEqual([
      'Your sign-in is protected',
      'Real-time analytics',
      'Secure reports',
      'Team collaboration',
    ])
    expect(first(login, '[data-island="sign-in"]').compareDocumentPosition(below) & 4).toBe(4)
  })
})

describe('Dashboard (/welcome)', () => {
  it('header with a Back to Home link, and none that asks a client who is signed in to log in', () => {
    expect(linksIn(first(welcome.document, 'header'))).toContain('/ Back to Home')
    expect(hrefsIn(welcome.document).filter((href) => href?.startsWith('/login'))).toEqual([])
  })

  it('the built page has the spinner and nothing of the dashboard', () => {
    expect(textOf(first(welcome.document, '[data-island="dashboard"]'))).toBe('Loading...')
    expect(welcome.html).not.toMatch(/2\.4M|Active Operations|Quick Actions|Recent Activity|Sign Out/)
  })

  it('no other page waits for a session', () => {
    const waiting = builtPages.filter(({ document }) => document.querySelector('[data-island="dashboard"]'))
    expect(waiting.map(({ address }) => address)).toEqual(['/welcome'])
  })
})

describe('There is no self sign-up', () => {
  it('no form of the site creates an account', () => {
    // A form whose method is dialog sends nothing: the day that is played is one.
    const sending = 'main form:not([method="dialog"])'
    const forms = builtPages.filter(({ document }) => document.querySelector(sending)).map(({ address }) => address)
    expect(forms.sort()).toEqual(['/contact', '/login'])
    expect(login.body.textContent).not.toMatch(/sign up|register|create an account/i)
  })

  it('access is obtained by contacting the company', () => {
    expect(mainOf('/login')).toMatch(/No account yet\? We open one after sanctions screening/)
    expect(linksIn(first(login, 'main'))).toContain('/contact Contact us for access')
  })
})
