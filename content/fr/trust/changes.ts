import type { Change } from '#content/en/trust/changes.ts'
import { typeset } from '#content/fr/language/typography.ts'

/** Newest first. */
export const changes = typeset<readonly Change[]>([
  {
    id: 'audits-once',
    date: '2026-12-01T03:00:00.000Z',
    title: 'La fréquence des audits',
    text: 'Au registre, la mention « auditées chaque année » figure une seule fois, avec le nombre de certifications, et non plus à chaque ligne.',
    href: '/trust#register',
  },
  {
    id: 'dataset-1.1.0',
    date: '2026-11-29T12:00:00.000Z',
    title: 'Jeu de données 1.1.0',
    text: 'Formats pour cartes et cahiers de calcul; heures lisibles par tout programme, vides pour minuit à la fin de la journée; médiane usuelle des vitesses; terrain radio à côté de la carte.',
    href: '/data#files',
  },
  {
    id: 'register-2cbf6f1847756d7f',
    date: '2026-11-24T12:00:00.000Z',
    title: 'Registre restructuré',
    text: 'Chaque chiffre avec sa valeur et sa définition; chaque certification avec ce qu’elle couvre et la fréquence de son audit.',
    href: '/trust#register',
  },
  {
    id: 'register-2b6a3e0e4229b1ca',
    date: '2026-11-22T12:00:00.000Z',
    title: 'Registre en JSON',
    text: 'Les chiffres et les certifications, dans les mêmes termes que sur les pages, en un fichier lisible par machine.',
    href: '/trust#register',
  },
  {
    id: 'dataset-1.0.0',
    date: '2026-11-22T12:00:00.000Z',
    title: 'Jeu de données 1.0.0',
    text: 'La journée synthétique en CSV et en GeoJSON, avec un dictionnaire et un script qui en recalcule les arrêts.',
    href: '/data#files',
  },
  {
    id: 'definitions',
    date: '2026-11-22T12:00:00.000Z',
    title: 'Une définition pour chaque chiffre',
    text: 'Pour chaque chiffre que nous publions : ce que nous mesurons, et sur quelles données.',
    href: '/about#figures',
  },
])
