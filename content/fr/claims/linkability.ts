import type * as english from '#content/en/claims/linkability.ts'
import { type NamedCase, namedCases, type SaltPurpose, saltDays, saltPurposes } from '#content/facts/linkability.ts'
import { plural } from '#content/fr/grammar.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { cardinal, spelled } from '#content/fr/print.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

const hoursOrDays = (days: number): string => (days === 1 ? `${days * 24} heures` : `${days} jours`)

const saltLife = (purpose: SaltPurpose): string => hoursOrDays(saltDays[purpose])

const weeks = saltDays.routines / 7

/** What `{{salt.routines}}` stands for in an article. */
export const saltWords = typeset<Readonly<Record<string, string>>>({
  ...Object.fromEntries(saltPurposes.map((purpose) => [`salt.${purpose}`, saltLife(purpose)])),
  'salt.meetings.word': `${spelled(saltDays.meetings)} jours`,
  'salt.routines.word': `${cardinal(weeks)} ${plural(weeks, 'semaine', 'semaines')}`,
})

interface PurposeWords {
  readonly name: string
  /** What can be known until the purpose ends, and what is impossible afterwards or at all. */
  readonly possible: string
  readonly impossible: string
}

const purposes: Readonly<Record<SaltPurpose, PurposeWords>> = {
  counts: {
    name: 'Comptages et flux',
    possible: 'Un déplacement complet, un visiteur compté une seule fois',
    impossible: 'Reconnaître l’appareil par pseudonyme un autre jour',
  },
  meetings: {
    name: 'Graphe social',
    possible: 'Les rencontres qui se répètent',
    impossible: 'Apparier les pseudonymes de deux graphes',
  },
  routines: {
    name: 'Types de mouvement, prochain lieu, habitudes de vie',
    possible: 'Reconnaître un déplacement qu’un appareil répète',
    impossible: 'Prolonger l’historique : chaque période commence sans la précédente',
  },
  protection: {
    name: 'Protection d’un site, selon les instructions écrites du client',
    possible: 'Les retours dans la zone protégée',
    impossible: 'Reconnaître un visiteur par pseudonyme sur un autre site, ou au trimestre suivant',
  },
}

const panel: PurposeWords = {
  name: 'Panel de personnes consentantes : comparaison d’emplacements, visites répétées',
  possible: 'Les visites de plusieurs jours, pendant le projet ou la saison',
  impossible: 'Un nom, une liste d’appareils pour le client ou une visite d’une saison ultérieure',
}

const named: Readonly<Record<NamedCase, PurposeWords>> = {
  order: {
    name: 'Exception : un appareil que désigne une autorisation légale',
    possible: 'Ce que l’autorisation permet, pour cet appareil, jusqu’à son échéance',
    impossible: 'Un second appareil, ou une recherche ultérieure, sans nouvelle autorisation',
  },
  consent: {
    name: 'Exception : une personne qui a consenti',
    possible: 'Ce à quoi elle a consenti, jusqu’à ce qu’elle retire son consentement ou que la finalité prenne fin',
    impossible: 'S’en servir à toute autre fin',
  },
}

/** The table of purposes, with what the end of a salt ends. */
export const linkabilityTable = typeset({
  caption: 'Les observations d’un appareil peuvent être reliées aussi longtemps qu’existe le sel de leur finalité.',
  columns: ['Finalité', 'Possible jusqu’à la fin de la finalité', 'Impossible ensuite, ou en tout temps'],
  rows: [...saltPurposes.map((purpose) => purposes[purpose]), panel, ...namedCases.map((key) => named[key])].map(
    ({ name, possible, impossible }) => [name, possible, impossible],
  ),
} as const satisfies InLanguage<typeof english.linkabilityTable>)
