import track from '#content/day/results/track.json' with { type: 'json' }
import type * as english from '#content/en/pages/publications/report.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { recordWords } from '#content/fr/dataset/record.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { cardinal } from '#content/fr/print.ts'
import { capital } from '#content/languages/capital.ts'
import { figureAddress } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/report',
  title: `Exemple de rapport de renseignement | ${site.name}`,
  description: `Ce que vous recevez pour une journée : constat, carte, ${dayWord('day.stays')} arrêts, ${dayWord('day.trips')} déplacements, une alerte, sur papier et en JSON; formats et livraison.`,
})

const left = cardinal(track.shortStop.minutesAfterAlert)

export const sources = ['criminalcode', 'li2008'] as const satisfies readonly SourceKey[]

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['finding', 'map', 'stays', 'trips', 'method', 'delivery', 'onboarding'] as const

export const reportPage = typeset({
  remark: 'Aucune personne réelle suivie',
  title: 'Exemple de rapport',
  lead: `Un arrêt de ${dayWord('day.short.minutes')} minutes dans la zone surveillée (périmètre virtuel) et une alerte à ${dayWord('day.short.alert')}, ${left} minutes avant la fin de l’arrêt : ce que vous recevez pour un appareil et une journée.`,
  finding: {
    title: 'Un arrêt dans la zone surveillée a déclenché une alerte',
    text: [
      `L’appareil s’est arrêté ${dayWord('day.stays.word')} fois, en ${dayWord('day.places.word')} lieux désignés S1, S2, etc. ${dayWord('day.short.place')} se trouve dans la zone surveillée.`,
      'Cette journée vient d’un récepteur GPS; la section 5 montre ce qu’il en resterait avec les données d’un opérateur.',
    ],
    columns: ['Grandeur', 'Valeur', 'Sens'],
    rows: [
      [
        'Autorité',
        'Ordonnance (exemple)',
        'Cet appareil et cette zone, pour un jour. Aucune requête avant l’inscription du numéro, de la portée et de l’échéance',
      ],
      [
        'Positions',
        dayWord('day.fixes'),
        `D’un récepteur GPS, à l’heure locale; ${dayWord('day.rejected')} rejetées comme invraisemblables. Fichier : fixes.csv, version ${dataset.version}, somme SHA-256 dans checksums.txt`,
      ],
      ['À l’arrêt', dayWord('day.rest'), `${dayWord('day.stays')} arrêts en ${dayWord('day.places')} lieux`],
      ['En mouvement', dayWord('day.moving'), `${dayWord('day.trips')} déplacements`],
      [
        'Entropie de séjour',
        `${dayWord('day.entropy')} bits`,
        `Égalité du partage du temps entre les lieux; au plus ${dayWord('day.entropy.max')}. Sans ${dayWord('day.short.place')} : ${dayWord('day.entropy.without')}`,
      ],
      ['Alerte', dayWord('day.short.alert'), `${dayWord('day.T')} minutes à l’arrêt dans la zone surveillée`],
    ],
    log: 'Événements autour de l’alerte',
  },
  map: {
    title: `L’alerte : ${dayWord('day.short.place')}, dans la zone surveillée`,
    caption: `La trajectoire de la journée sur une carte synthétique. L’aire d’un cercle représente le temps passé sur place. En couleur : ${dayWord('day.short.place')}, l’arrêt qui a déclenché l’alerte.`,
    link: { label: 'La carte en SVG', href: figureAddress('movement') },
  },
  stays: {
    title: `Les ${dayWord('day.stays.word')} arrêts de la journée, dont un de ${dayWord('day.short.minutes')} minutes`,
    text: 'Le rayon est la dispersion des positions d’un arrêt, et non l’erreur de son centre.',
    scrolls: 'Arrêts par ordre d’arrivée; défile latéralement sur un petit écran',
    link: { label: 'stays.csv', href: `/${dataset.folder}/stays.csv` },
  },
  trips: {
    title: `${capital(dayWord('day.trips.word'))} déplacements relient les arrêts`,
    caption: `Déplacements par ordre de départ, chacun avec sa vitesse médiane. Données synthétiques, graine ${dayWord('day.seed')}.`,
    scrolls: 'Déplacements par ordre de départ; défile latéralement sur un petit écran',
    between: (trip: number, from: number, to: number): string => `${trip} : S${from}–S${to}`,
    columns: ['De, à', 'Départ', 'Arrivée', 'min', 'km', 'km/h'],
    link: { label: 'trips.csv', href: `/${dataset.folder}/trips.csv` },
  },
  method: {
    title: 'Limites : un opérateur manque les courts arrêts',
    text: [
      recordWords.limits[1],
      `Le rayon d’un arrêt contient 68 % de ses positions : c’est leur dispersion. Un arrêt (séjour; Li et coll. 2008) dure au moins ${dayWord('day.T')} min (T) à ${dayWord('day.D')} m (D) au plus de sa première position. Une lacune de plus de ${dayWord('day.gap')} min y met fin. Deux arrêts n’en font qu’un si au plus ${dayWord('day.D')} m et ${dayWord('day.gap')} min les séparent. Nous rejetons une position à plus de ${dayWord('day.filter.metres')} m de la médiane de ${dayWord('day.filter.window.word')}, dont elle est celle du milieu, si l’atteindre demande un aller-retour.`,
      `Les réglages ont été choisis sur cette journée. Sur d’autres journées semblables, ils trouvent aussi tous les arrêts; le second tableau montre où ils échouent. Le récepteur simulé a une erreur (écart type) de ${dayWord('day.noise')} m par axe, et de ${dayWord('day.noise.home')} m à la maison (S1).`,
    ],
    coarser: {
      title: 'Positions GPS et données d’un opérateur',
      caption: `La même journée, d’après chaque source. Une balise donne des positions; un opérateur, le pylône utilisé : il montre les longs arrêts, au pylône, et non ${dayWord('day.short.place')}. Moyennes de tous les départs possibles; trois données par arrêt. Écart : médiane. Mandat : de localisation; ordonnance : de communication.`,
      columns: [
        'Données',
        `Arrêts trouvés, sur ${dayWord('day.stays')}`,
        `${dayWord('day.short.place')} trouvé`,
        'Écart (m)',
        'Code criminel, par exemple',
      ],
      kinds: {
        receiver: (minutes: string) => `Positions, pas de ${minutes} min`,
        masts: (minutes: string) => `Pylône le plus proche, pas de ${minutes} min`,
      },
      instruments: {
        receiver: 'Mandat, art. 492.1',
        masts: 'Ordonnance, art. 487.017',
      },
    },
    otherDays: {
      title: 'D’autres journées, aux mêmes réglages',
      caption:
        'Douze autres journées synthétiques par ligne, sans en écarter aucune. Faux : arrêts qui n’en étaient pas, comme des haltes dans la circulation.',
      columns: ['Difficulté ajoutée', 'Arrêts trouvés', 'Faux'],
      found: (found: string, visits: string): string => `${found} sur ${visits}`,
    },
    items: [
      {
        label: 'record.json',
        href: `/${dataset.folder}/record.json`,
        text: 'Ce rapport sous forme de données : méthode, séjours, déplacements, lieux, événements, limites.',
      },
      {
        label: 'record.schema.json',
        href: `/${dataset.folder}/record.schema.json`,
        text: 'Son schéma : JSON Schema, version 2020-12. Chaque enregistrement est validé selon ce schéma.',
      },
      { label: 'fixes.csv', href: `/${dataset.folder}/fixes.csv`, text: 'Les positions qui ont servi au calcul.' },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Un script qui recalcule les arrêts, aussi pour la preuve.',
      },
    ],
  },
  delivery: {
    title: 'Formats et livraison',
    text: 'Vous recevez les résultats par API REST ou webhook, sur un tableau de bord, ou en fichiers et en rapports.',
    columns: ['Service', 'Ce que vous recevez', 'Formats'],
    /** By the slug of a service. */
    rows: {
      movement: [
        'Arrêts, déplacements et habitudes, avec leurs réglages et leurs sources',
        'JSON, GeoJSON, OGC Moving Features; rapport à imprimer',
      ],
      social: ['Un graphe de liens, avec la preuve de chacun', 'GraphML, graphe de propriétés'],
      ml: ['Des prévisions avec leurs intervalles, et le modèle', 'JSON, rapports exportables; ONNX'],
      gis: [
        'Des cartes et des couches, limitées aux droits de chaque personne',
        'OGC API, WMS, WFS; GeoPackage, GeoParquet, GeoTIFF, PDF',
      ],
      signals: ['Des positions, chacune avec sa région nominale à 95 %', 'Convenus avec vous pour le projet'],
      awareness: [
        'Une carte en direct, des alertes et un journal',
        'Webhook, WebSocket; Protocole d’alerte commun (PAC), Cursor on Target',
      ],
    } as Readonly<Record<string, readonly [what: string, formats: string]>>,
    link: { label: 'API et tableau de bord', href: '/predictive-insights#access' },
  },
  onboarding: {
    title: 'Un projet commence en six étapes',
    text: 'Elles mènent de votre premier message au premier rapport.',
    steps: [
      {
        name: 'Votre question',
        text: `Vous nous dites quelle décision vous devez prendre, où et pour quand. Nous comparons la demande aux listes de sanctions et répondons en ${claim('reply')}.`,
      },
      {
        name: 'Entente',
        text: 'Nous signons une entente de confidentialité, la nôtre ou la vôtre, avant tout échange de détails confidentiels.',
      },
      {
        name: 'Accès et droit',
        text: 'Nous déterminons avec vous, par écrit, qui peut voir quelles données et à quelle fin. Nous convenons aussi des règles applicables.',
      },
      {
        name: 'Hébergement',
        text: 'Vous choisissez de nous confier l’exploitation du service ou de l’assurer sur votre réseau. Nous ouvrons ensuite le service, ou l’installons.',
      },
      {
        name: 'Données',
        text: 'Nous consignons la source de chaque flux et le raccordons. Nous retirons les identifiants avant l’analyse.',
      },
      {
        name: 'Premier rapport',
        text: 'Il répond à votre question, avec les réglages employés. Les alertes, les prévisions et l’API suivent comme convenu.',
      },
    ],
    link: { label: 'Hébergement et résidence des données', href: '/privacy#access' },
  },
  closing: {
    title: 'Vous avez une ordonnance, ou en attendez une?',
    text: 'Dites-nous quelles données elle produit, et rien du dossier. Nous vous disons ce que de telles données peuvent montrer, et ce qu’elles ne peuvent pas. Une fois l’accès convenu, nous en traitons une journée, sur votre réseau ou sur le nôtre.',
    actions: [
      { label: 'Nous consulter sur une ordonnance', href: contactAbout('order') },
      { label: 'Télécharger les données du rapport', href: '/data' },
    ],
  },
} as const satisfies InLanguage<typeof english.reportPage>)
