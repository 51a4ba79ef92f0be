import type { Language } from '#content/schema/language.ts'

/** What code needs to know of English. */
export const language = {
  tag: 'en-CA',
  name: 'English',
  folder: 'content/en',
  prefix: '',
  paths: { home: '/', signIn: '/login', dashboard: '/welcome', contact: '/contact' },
} as const satisfies Language
