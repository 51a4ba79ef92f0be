import type { Language } from './language.ts'

/**
 * Settings of English: what `#language` is in its build (package.json, `imports`). `paths` has only what scripts need; all
 * addresses are in content/addresses.ts.
 */
export const language: Language = {
  tag: 'en-CA',
  name: 'English',
  folder: 'content/en',
  prefix: '',
  paths: { home: '/', signIn: '/login', dashboard: '/welcome', contact: '/contact' },
}
