import type * as english from '#content/en/pages/publications/report.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { recordWords } from '#content/fr/dataset/record.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { figureAddress } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'data/report',
  title: `Exemple de rapport\u00a0: une journée, à imprimer | ${site.name}`,
  description: `Ce qu’un client reçoit pour une journée\u00a0: constat, carte, ${dayWord('day.stays')} séjours, ${dayWord('day.trips')} déplacements et une alerte, en rapport à imprimer et en relevé JSON.`,
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['finding', 'map', 'stays', 'trips', 'method'] as const

export const reportPage = {
  back: { label: 'Retour aux données', href: '/data' },
  title: 'Rapport d’une journée.',
  notes: ['Exemple de livrable', 'Synthétique, inventé', `Graine ${dayWord('day.seed')}`],
  lead: `Un appareil a été au repos ${dayWord('day.stays.word')} fois, en ${dayWord('day.places.word')} lieux. Un arrêt, de ${dayWord('day.short.minutes')}\u00a0minutes à ${dayWord('day.short.place')}, se trouvait dans le périmètre; l’alerte est partie à ${dayWord('day.short.alert')}, avant qu’il prenne fin.`,
  finding: {
    note: 'Constat',
    title: 'Ce qui s’est passé.',
    text: 'Lisez ceci d’abord, et le reste seulement si vous devez en répondre.',
    columns: ['Grandeur', 'Valeur', 'Sens'],
    rows: [
      ['Positions', dayWord('day.fixes'), `${dayWord('day.rejected')} rejetées comme impossibles`],
      ['Au repos', dayWord('day.rest'), `${dayWord('day.stays')} séjours en ${dayWord('day.places')} lieux`],
      ['En mouvement', dayWord('day.moving'), `${dayWord('day.trips')} déplacements`],
      [
        'Entropie de séjour',
        `${dayWord('day.entropy.full')}\u00a0bits`,
        `Sur ${dayWord('day.entropy.max')} au plus; ${dayWord('day.entropy.without')} sans ${dayWord('day.short.place')}`,
      ],
      [
        'Rayon de giration',
        `${dayWord('day.gyration.full')}\u00a0km`,
        'À quelle distance de son centre la journée s’est passée',
      ],
      ['Alerte', dayWord('day.short.alert'), `${dayWord('day.T')}\u00a0minutes au repos dans le périmètre`],
    ],
    log: 'Événements au périmètre',
  },
  map: {
    note: 'Carte',
    title: 'Où.',
    caption: `La trajectoire de la journée sur son terrain; l’aire d’un cercle est le temps de séjour. En ambre ${dayWord('day.short.place')}, l’arrêt de l’alerte. Un feuillet inventé.`,
    link: { label: 'La carte en SVG', href: figureAddress('movement') },
  },
  stays: {
    note: 'Séjours',
    title: 'Chaque arrêt, avec sa dispersion.',
    scrolls: 'Séjours par ordre d’arrivée; défile latéralement sur un petit écran',
    link: { label: 'stays.csv', href: `/${dataset.folder}/stays.csv` },
  },
  trips: {
    note: 'Déplacements',
    title: 'Chaque chemin entre eux.',
    caption: `Déplacements par ordre de départ. Données synthétiques, graine ${dayWord('day.seed')}.`,
    scrolls: 'Déplacements par ordre de départ; défile latéralement sur un petit écran',
    between: (trip: number, from: number, to: number): string => `${trip}\u00a0: S${from} à S${to}`,
    columns: ['Déplacement', 'Départ', 'Arrivée', 'min', 'km', 'km/h, médiane'],
    link: { label: 'trips.csv', href: `/${dataset.folder}/trips.csv` },
  },
  method: {
    note: 'Méthode',
    title: 'Comment on l’a trouvé, et ce que cela ne dit pas.',
    text: [
      `Filtre\u00a0: médiane de ${dayWord('day.filter.window.word')} positions, ${dayWord('day.filter.metres')}\u00a0m. Séjour\u00a0: à D\u00a0=\u00a0${dayWord('day.D')}\u00a0m au plus pendant T\u00a0=\u00a0${dayWord('day.T')}\u00a0min au moins, silences jusqu’à ${dayWord('day.gap')}\u00a0min.`,
      ...recordWords.limits,
    ],
    items: [
      {
        label: 'record.json',
        href: `/${dataset.folder}/record.json`,
        text: 'Ce rapport pour les programmes\u00a0: méthode, séjours, déplacements, lieux, événements, limites.',
      },
      {
        label: 'record.schema.json',
        href: `/${dataset.folder}/record.schema.json`,
        text: 'Sa forme en JSON Schema, version préliminaire 2020-12. Le relevé y est confronté.',
      },
      { label: 'fixes.csv', href: `/${dataset.folder}/fixes.csv`, text: 'Ce à partir de quoi il est calculé.' },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Un script qui retrouve les séjours.',
      },
    ],
  },
  closing: {
    title: 'Le vôtre porterait votre question en tête.',
    text: 'Apportez une journée et ce que vous devez décider. Le premier rapport y répond, sous cette forme ou sous la vôtre.',
    actions: [
      { label: 'Demander une démonstration', href: contactAbout('demo') },
      { label: 'Les données derrière le rapport', href: '/data' },
    ],
  },
} as const satisfies InLanguage<typeof english.reportPage>
