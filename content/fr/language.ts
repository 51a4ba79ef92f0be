import type { Language } from '#content/schema/language.ts'

/** What code needs to know of French. */
export const language = {
  tag: 'fr-CA',
  name: 'Français',
  folder: 'content/fr',
  prefix: '/fr',
  paths: { home: '/fr', signIn: '/fr/connexion', dashboard: '/fr/bienvenue', contact: '/fr/nous-joindre' },
} as const satisfies Language
