import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { builtPages, page } from '#tests/dist/site.ts'
import { mainOf } from './read.ts'

describe('Two access levels', () => {
  it('no page but /welcome waits for a session', () => {
    const waiting = builtPages.filter(({ document }) => document.querySelector('[data-island="dashboard"]'))
    expect(waiting.map(({ address }) => address)).toEqual(['/welcome'])
  })
})

describe('There is no self sign-up', () => {
  it('no form of the site creates an account', () => {
    const forms = builtPages.filter(({ document }) => document.querySelector('main form')).map(({ address }) => address)
    expect(forms.sort()).toEqual(['/contact', '/login'])
    expect(page('/login').document.body.textContent).not.toMatch(/sign up|register|create an account/i)
  })

  it('access is obtained by contacting the company', () => {
    expect(mainOf('/login')).toMatch(/No account yet\? We open each one ourselves.*Contact us for access/)
  })

  it('the sign-in service admits none', () => {
    expect(readFileSync('auth/supabase/config.toml', 'utf8')).toMatch(
      /^\[auth\]\n(?:[^[\n].*\n)*enable_signup = false$/m,
    )
  })
})

describe('Security clearance', () => {
  it('some jobs require a government security clearance, which the company sponsors', () => {
    expect(mainOf('/careers')).toContain('Some jobs here require a government security clearance')
    expect(mainOf('/careers')).toMatch(/an organization has to sponsor it: where a job needs one, we do/)
  })
})

describe('Claimed in marketing copy only', () => {
  it.each([
    ['role-based access control', /granted by role/],
    ['multi-factor authentication', /second factor/],
    ['audit logging', /shall be logged/],
  ])('%s', (_, words) => {
    expect(mainOf('/security')).toMatch(words)
  })
})
