import type { Language } from './language.ts'

/** What code needs to know of English. */
export const language: Language = {
  tag: 'en-CA',
  name: 'English',
  folder: 'content/en',
  prefix: '',
  paths: { home: '/', signIn: '/login', dashboard: '/welcome', contact: '/contact' },
}
