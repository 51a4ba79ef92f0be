import type { Language } from './language.ts'

/** Settings of English. */
export const language: Language = {
  tag: 'en-CA',
  name: 'English',
  folder: 'content/en',
  prefix: '',
  paths: { home: '/', signIn: '/login', dashboard: '/welcome', contact: '/contact' },
}
