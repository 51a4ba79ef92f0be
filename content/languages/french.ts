import type { Language } from './language.ts'

/** Settings of French. */
export const language: Language = {
  tag: 'fr-CA',
  name: 'Français',
  folder: 'content/fr',
  prefix: '/fr',
  paths: { home: '/fr', signIn: '/fr/connexion', dashboard: '/fr/bienvenue', contact: '/fr/nous-joindre' },
}
