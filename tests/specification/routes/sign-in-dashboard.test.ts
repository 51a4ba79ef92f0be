import { describe, expect, it } from 'vitest'
import { page } from '#tests/dist/site.ts'
import { first, hrefsIn, linksIn, mainLinks, textOf, textsIn } from '#tests/specification/read.ts'

const login = page('/login').document
const welcome = page('/welcome')

describe('Sign in (/login)', () => {
  it('title Secure Access', () => {
    expect(login.title).toMatch(/^Secure Access/)
    expect(textOf(first(login, 'h1'))).toMatch(/^Secure\s?Access$/)
  })

  it('a Sign In form: email, and password with a show/hide toggle', () => {
    const form = first(login, '[data-island="sign-in"] form')
    expect(textsIn(form, 'h2')).toEqual(['Sign In'])
    expect([...form.querySelectorAll('input')].map(({ name, type }) => `${name} ${type}`)).toEqual([
      'email email',
      'password password',
    ])
    expect(textOf(first(form, '.password button'))).toMatch(/^Show\s?password$/)
    expect(textOf(first(form, 'button[type="submit"]'))).toBe('Sign In')
  })

  it('Back to Home link (/)', () => {
    expect(linksIn(first(login, 'header'))).toContain('/ Back to Home')
  })

  it("a 'Contact us for access' link (/contact)", () => {
    expect(mainLinks('/login')).toContain('/contact Contact us for access')
  })

  it('below the form: a security reassurance card and three feature cards', () => {
    const below = first(login, 'main > section:last-of-type')
    expect(textsIn(below, 'h3')).toEqual([
      'Your sign-in is protected',
      'Real-time analytics',
      'Secure reports',
      'Team collaboration',
    ])
    const island = first(login, '[data-island="sign-in"]')
    expect(island.compareDocumentPosition(below) & 4).toBe(4)
  })
})

describe('Dashboard (/welcome)', () => {
  it('header with a Back to Home link', () => {
    expect(linksIn(first(welcome.document, 'header'))).toContain('/ Back to Home')
  })

  it('no link beside the dashboard asks a client who is signed in to log in', () => {
    expect(hrefsIn(welcome.document).filter((href) => href?.startsWith('/login'))).toEqual([])
  })

  it('what is built holds the spinner and nothing of the dashboard', () => {
    expect(textOf(first(welcome.document, '[data-island="dashboard"]'))).toBe('Loading...')
    expect(welcome.html).not.toMatch(/2\.4M|Active Operations|Quick Actions|Recent Activity|Sign Out/)
  })
})
