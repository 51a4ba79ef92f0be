import { type ComputedFigure, tablesOfFigure } from '#content/day/dataset/figure-tables.ts'
import { type TableName, tableNames } from '#content/day/dataset/tables.ts'
import type * as english from '#content/en/pages/publications/data.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { datasetWords } from '#content/fr/dataset/words.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { cardinal } from '#content/fr/print.ts'
import { capital } from '#content/languages/capital.ts'
import { figureAddress, figureDataId } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const fileOf = (table: TableName, end: 'csv' | 'geojson') => `${dataset.folder}/${table}.${end}`

export const metadata: PageMetadata = {
  kind: 'dataset',
  path: 'data',
  title: `Données de mouvement ouvertes | ${site.name}`,
  description: `La journée synthétique des figures en données ouvertes\u00a0: ${dayWord('day.fixes')} positions, séjours, déplacements, lieux, événements, dictionnaire, script de contrôle.`,
  dataset: {
    name: datasetWords.title,
    description: datasetWords.description,
    keywords: datasetWords.keywords,
    version: dataset.version,
    published: dataset.published,
    licence: dataset.licence.address,
    downloads: tableNames.flatMap((table) => [
      { name: `${table}, CSV`, file: fileOf(table, 'csv'), format: 'text/csv' },
      { name: `${table}, GeoJSON`, file: fileOf(table, 'geojson'), format: 'application/geo+json' },
    ]),
  },
}

/** The numbered sections, in the order of the page. */
export const sections = ['files', 'recompute', 'deliverable', 'figures', 'limits', 'dictionary'] as const

/** Places that a link may name: the sections, and the tables of each figure. */
export const fragments = [...sections, ...Object.keys(tablesOfFigure).map(figureDataId)]

export const dataPage = {
  remark: 'Aucune personne réelle suivie',
  title: 'Données ouvertes',
  lead: `Vérifiez nos résultats, ou confiez cette page à vos analystes\u00a0: une journée synthétique de ${dayWord('day.fixes')}\u00a0positions GPS simulées, avec ses arrêts, déplacements et alertes, et un script qui les retrouve.`,
  files: {
    title: `${capital(cardinal(tableNames.length))} tables, deux formats`,
    text: 'Une ligne par chose, une unité par colonne. Arrêts (séjours) et déplacements donnent leurs lieux, et les numéros de leur première et dernière position. Noms des champs en anglais.',
    columns: ['Table', 'Une ligne est', 'Lignes', 'CSV', 'GeoJSON'],
    beside: {
      title: 'Avec elles',
      items: [
        {
          label: 'dictionary.csv',
          href: `/${dataset.folder}/dictionary.csv`,
          text: 'Chaque champ\u00a0: unité, type, sens, origine.',
        },
        {
          label: 'datapackage.json',
          href: `/${dataset.folder}/datapackage.json`,
          text: 'Pour les programmes\u00a0: Frictionless Data Package.',
        },
        {
          label: 'checksums.txt',
          href: `/${dataset.folder}/checksums.txt`,
          text: 'SHA-256 de chaque fichier\u00a0: sha256sum --check checksums.txt',
        },
        {
          label: 'licence.txt',
          href: `/${dataset.folder}/licence.txt`,
          text: `${dataset.licence.name}\u00a0: servez-vous-en, citez-nous.`,
        },
      ],
    },
  },
  recompute: {
    title: 'Retrouvez les séjours',
    text: 'Un script ne lit que les positions et affiche les arrêts de l’article, puis ceux de trois détecteurs publiés. Il n’a aucun code de ce site et n’exige que Node.',
    command: 'node recompute.mjs fixes.csv',
    links: [
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Une page de JavaScript.',
      },
      {
        label: 'Du capteur au signal',
        href: '/blog/from-sensor-to-signal-raw-data-operational-intelligence',
        text: 'La méthode et ses échecs.',
      },
    ],
  },
  deliverable: {
    title: 'Ce que vous recevriez',
    text: 'Un rapport à lire, et le même en relevé JSON pour vos systèmes.',
    items: [
      {
        label: 'Exemple de rapport',
        href: '/data/report',
        text: 'Constat, carte, arrêts, déplacements, méthode; livraison et début d’un projet.',
      },
      { label: 'record.json', href: `/${dataset.folder}/record.json`, text: 'Le même pour les programmes.' },
      {
        label: 'record.schema.json',
        href: `/${dataset.folder}/record.schema.json`,
        text: 'La forme du relevé, JSON Schema 2020-12.',
      },
      { label: 'movement.svg', href: figureAddress('movement'), text: 'La carte.' },
    ],
  },
  figures: {
    title: 'Les données de chaque figure',
    text: `Chaque figure mène à sa ligne ici. La plupart partagent une carte synthétique de ${dayWord('day.sheet.width')} sur ${dayWord('day.sheet.height')}\u00a0km. Les tables d’une seule figure n’existent qu’en CSV.`,
    columns: ['Figure', 'Dessinée d’après'],
    names: {
      movement: 'Carte de la journée',
      social: 'Graphe social',
      tensor: 'Comptages par cellule et par heure',
      vault: 'Couches de la carte sécurisée',
      signals: 'Position radio à partir de cinq ancres',
      awareness: 'Le tableau à une minute donnée',
      stringline: 'Diagramme espace-temps de la journée',
      pipeline: 'Quatre lectures d’un même extrait',
      edge: 'Bord du feuillet',
      cross: 'Canevas',
      transit: 'Routes selon la charge',
      screenline: 'Passages par quart d’heure',
      kalman: 'Un trajet, annoncé puis lissé',
      band: 'La journée des ponts fermés',
      recovery: 'Deux formes d’un retour',
      warning: 'Ce que vaut un avertissement',
      packing: 'La journée compactée',
      fence: 'Périmètre à deux anneaux',
      mesh: 'Réseau maillé de radios',
      ridges: 'Collines vues de hors du feuillet',
      week: 'Sept autres journées',
      stays: 'Tableau des séjours',
      entropy: 'Tableau de l’entropie',
      plateau: 'Plateau de D et de T',
      'out-of-sample': 'Journées hors échantillon',
      forecast: 'Prévision d’une cellule',
      rings: 'Anneaux autour d’un récepteur au repos',
      cairn: 'La journée en cairn',
      instants: 'Trois tableaux avant une alerte',
      'latency-budget': 'Budget de latence',
      'research-year': 'Les questions d’une année',
    } satisfies Record<ComputedFigure, string>,
  },
  limits: {
    title: 'Les limites des données',
    points: [
      {
        name: 'Aucun lieu sur Terre',
        text: 'Le coin sud-ouest de la carte est à 0° nord, 0° est, en pleine mer. Les distances sont réalistes; il n’y a aucune adresse.',
      },
      {
        name: 'Aucune personne',
        text: `Un programme a tiré la trajectoire d’un nombre (graine ${dayWord('day.seed')}). L’appareil est inventé et n’a pas d’identifiant.`,
      },
      {
        name: 'Aucun banc d’essai',
        text: 'Filtre et détecteur sont réglés sur cette journée\u00a0: un score parfait y dit peu. L’article en essaie d’autres.',
      },
      {
        name: 'Vérité connue',
        text: 'La colonne thrown dit quelles positions sont fausses. Notez votre filtre avec elle, sans la lui montrer.',
      },
    ],
  },
  dictionary: {
    title: 'Chaque champ, avec son unité',
    text: 'Aucune unité (none dans les fichiers)\u00a0: identifiant, nom, oui ou non, heure du jour. 1\u00a0: nombre ou part. °\u00a0: deg. Types\u00a0: integer, entier; number, nombre; text, texte; boolean, oui ou non.',
    columns: ['Champ', 'Unité', 'Type', 'Sens', 'Origine'],
  },
  closing: {
    title: 'Une différence?',
    text: 'Envoyez la ligne, votre nombre et votre calcul. Si vous avez raison, une nouvelle version vous nomme.',
    actions: [
      { label: 'Signaler une différence', href: contactAbout('research') },
      { label: 'Recherche et développement', href: '/research-development' },
    ],
  },
} as const satisfies InLanguage<typeof english.dataPage>
