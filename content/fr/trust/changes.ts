import type { Change } from '#content/en/trust/changes.ts'

/** Newest first. */
export const changes: readonly Change[] = [
  {
    id: 'register-2b6a3e0e4229b1ca',
    date: '2026-11-22T12:00:00.000Z',
    title: 'Le registre est lisible par machine',
    text: 'Affirmations et certifications en JSON, avec définition, statut et jour de révision. Les preuves des onze lignes obtenues sont marquées comme demandées.',
    href: '/trust#register',
  },
  {
    id: 'dataset-1.0.0',
    date: '2026-11-22T12:00:00.000Z',
    title: 'Jeu de données 1.0.0',
    text: 'La journée synthétique en CSV et en GeoJSON, avec un dictionnaire et un script qui en retrouve les séjours.',
    href: '/data#files',
  },
  {
    id: 'definitions',
    date: '2026-11-22T12:00:00.000Z',
    title: 'Une définition et un statut pour chaque chiffre',
    text: 'Chaque chiffre de l’entreprise dit ce qui est mesuré, sur quoi, et si un contrat nous y lie.',
    href: '/about#figures',
  },
]
