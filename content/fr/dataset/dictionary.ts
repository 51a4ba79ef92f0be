import type { AnyTableName } from '#content/data-tables.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { figureTableWords } from './figure-dictionary.ts'
import { type ColumnWords, clock, type TableWords } from './words-of-tables.ts'

const place = (
  what: string,
  ground = 'de la carte',
  origin = 'Unités de carte de 15 m, arrondies au centimètre',
  corner = '0° nord',
): Readonly<Record<string, ColumnWords>> => ({
  east_m: { meaning: `${what} : mètres à l’est du coin sud-ouest ${ground}`, origin },
  north_m: { meaning: `${what} : mètres au nord de ce coin`, origin: 'Comme east_m' },
  lon_deg: {
    meaning: `${what} : longitude, WGS 84`,
    origin: `D’après east_m, le coin étant à ${corner}, 0° est`,
  },
  lat_deg: { meaning: `${what} : latitude, WGS 84`, origin: 'D’après north_m, de même' },
})

const placeOfStay: ColumnWords = {
  meaning: 'Nom du lieu, S1 à S8',
  origin: `Le premier lieu déjà vu à ${dayWord('day.D')} m au plus, sinon un lieu nouveau`,
}

/** Words of every column of the dataset. The build stops at a column without words, and at words without a column. */
export const dictionary = typeset<Readonly<Record<AnyTableName, TableWords>>>({
  fixes: {
    title: 'Une position du récepteur',
    columns: {
      fix: { meaning: 'Numéro de la position, à partir de 1', origin: 'Ordre chronologique' },
      t_min: {
        meaning: 'Minutes après minuit',
        origin: 'Une par minute à l’arrêt, quatre en mouvement, moins les pertes',
      },
      time: clock('Le même instant', 't_min'),
      ...place('La position'),
      kept: {
        meaning: 'Oui si le filtre garde la position',
        origin: `Non si saut aller-retour, à plus de ${dayWord('day.filter.metres')} m de la médiane de ${dayWord('day.filter.window.word')} positions`,
      },
      thrown: {
        meaning: 'Oui si la position est fausse, loin du vrai lieu',
        origin: 'Connu, car la journée est synthétique; aucun détecteur ne s’en sert',
      },
    },
  },
  stays: {
    title: 'Un séjour, trouvé dans les positions gardées',
    columns: {
      stay: { meaning: 'Numéro du séjour, à partir de 1', origin: 'Ordre d’arrivée' },
      place: placeOfStay,
      arrive_min: {
        meaning: 'Arrivée, minutes après minuit',
        origin: 'Première position, arrondie; 0 pour le premier séjour',
      },
      leave_min: {
        meaning: 'Départ, minutes après minuit',
        origin: 'Dernière position, arrondie; 1440 pour le dernier séjour',
      },
      arrive: clock('Arrivée', 'arrive_min'),
      leave: clock('Départ', 'leave_min, vide à 1440'),
      dwell_min: { meaning: 'Durée du séjour', origin: 'leave_min moins arrive_min' },
      ...place('Centre du séjour'),
      envelope_m: {
        meaning: 'Rayon qui contient 68 % des positions',
        origin: 'Distances des positions au centre',
      },
      fixes: { meaning: 'Nombre de positions', origin: 'Positions gardées, de la première à la dernière' },
      first_fix: { meaning: 'Première position', origin: 'Numéro dans fixes' },
      last_fix: { meaning: 'Dernière position', origin: 'Numéro dans fixes' },
    },
  },
  trips: {
    title: 'Un déplacement, entre deux séjours',
    columns: {
      trip: { meaning: 'Numéro du déplacement, à partir de 1', origin: 'Ordre de départ' },
      from_place: { meaning: 'Lieu quitté', origin: 'Lieu du séjour précédent' },
      to_place: { meaning: 'Lieu atteint', origin: 'Lieu du séjour suivant' },
      depart_min: { meaning: 'Départ, minutes après minuit', origin: 'leave_min du séjour précédent' },
      arrive_min: { meaning: 'Arrivée, minutes après minuit', origin: 'arrive_min du séjour suivant' },
      depart: clock('Départ', 'depart_min'),
      arrive: clock('Arrivée', 'arrive_min'),
      duration_min: { meaning: 'Durée', origin: 'arrive_min moins depart_min' },
      length_km: { meaning: 'Distance parcourue', origin: 'Somme des segments entre ses positions gardées' },
      median_kmh: { meaning: 'Vitesse médiane', origin: 'Médiane des vitesses d’une position à la suivante' },
      fixes: {
        meaning: 'Nombre de positions',
        origin: 'De la dernière position d’un séjour à la première du suivant',
      },
      first_fix: { meaning: 'Première position', origin: 'Numéro dans fixes' },
      last_fix: { meaning: 'Dernière position', origin: 'Numéro dans fixes' },
    },
  },
  places: {
    title: 'Un lieu, avec un ou plusieurs séjours',
    columns: {
      place: placeOfStay,
      stays: { meaning: 'Nombre de séjours dans ce lieu', origin: 'Lignes de stays' },
      dwell_min: { meaning: 'Temps passé dans ce lieu', origin: 'Somme des durées de séjour' },
      share_of_rest: {
        meaning: 'Part du temps à l’arrêt, de 0 à 1',
        origin: `dwell_min divisé par ${dayWord('day.rest.minutes')} min`,
      },
      entropy_bit: {
        meaning: 'Part du lieu dans l’entropie de la journée',
        origin: '−p log₂ p, où p est share_of_rest',
      },
      ...place('Premier séjour'),
    },
  },
  'fence-events': {
    title: 'Un événement du périmètre virtuel',
    columns: {
      event: { meaning: 'Numéro de l’événement, à partir de 1', origin: 'Ordre chronologique' },
      kind: {
        meaning: 'enters (entre), stops (s’arrête), alert (alerte) ou leaves (sort)',
        origin: `Entrée par l’anneau intérieur, sortie par l’anneau extérieur; alerte après ${dayWord('day.T')} minutes à l’arrêt`,
      },
      t_min: {
        meaning: 'Minutes après minuit',
        origin: 'Mouvement supposé rectiligne et uniforme entre deux positions',
      },
      time: clock('Le même instant', 't_min'),
      place: { meaning: 'Lieu à l’intérieur du périmètre', origin: 'Comme dans stays' },
      ...place('Lieu de l’événement'),
    },
  },
  'signal-observations': {
    title: 'Une puissance reçue, sur un terrain à part',
    columns: {
      observation: { meaning: 'Numéro de l’observation, à partir de 1', origin: 'Ordre des ancres' },
      anchor: { meaning: 'Récepteur de position connue', origin: 'Arpenté, sur le terrain de la figure' },
      ...place('L’ancre', 'du terrain', 'Au centimètre près', '0,02° sud'),
      strength_dbm: {
        meaning: 'Puissance reçue',
        origin: 'Affaiblissement log-distance, erreur de loi normale, 2,2 dB',
      },
      range_m: { meaning: 'Distance déduite de cette puissance', origin: 'Inversion du même modèle' },
      range_error_m: {
        meaning: 'Erreur type de cette distance',
        origin: 'Propagation au premier ordre des 2,2 dB',
      },
    },
  },
  ...figureTableWords,
})
