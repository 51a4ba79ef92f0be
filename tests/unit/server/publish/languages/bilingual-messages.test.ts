import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, it, test } from 'vitest'
import { withFrenchSubjects, withFrenchWords } from '#server/publish/languages/bilingual-messages.ts'

const folder = join('auth', 'supabase', 'templates')
const templates = readdirSync(folder)

test.each(templates)('%s says all in English, then in French', (file) => {
  const html = withFrenchWords(readFileSync(join(folder, file), 'utf8'), file, 'Stones &amp; Co')
  const { document } = new JSDOM(html).window
  expect([...document.querySelectorAll('h1')].map((one) => one.closest('[lang]')?.getAttribute('lang'))).toEqual([
    'en-CA',
    'fr-CA',
  ])
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(links[1]).toBe(links[0]?.replace('/login?', '/fr/connexion?'))
  expect(html).not.toContain('& ')
})

it('names the template without French words', () => {
  expect(() => withFrenchWords('<body></body>', 'templates/farewell.html', 'X')).toThrow('templates/farewell.html')
})

it('gives every subject in both languages', () => {
  const settings = withFrenchSubjects(readFileSync(join('auth', 'supabase', 'config.toml'), 'utf8'), 'Cairnline')
  const subjects = settings.match(/^subject = .*$/gm) ?? []
  expect(subjects).toHaveLength(templates.length)
  for (const subject of subjects) expect(subject).toMatch(/^subject = "[^"/]+ \/ [^"/]+"$/)
})
