import { type ComputedFigure, type TableName, tableNames, tablesOfFigure } from '#content/data-tables.ts'
import type * as english from '#content/en/pages/publications/data.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { datasetWords } from '#content/fr/dataset/words.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { cardinal } from '#content/fr/print.ts'
import { capital } from '#content/languages/capital.ts'
import { figureAddress, figureDataId } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const fileOf = (table: TableName, end: 'csv' | 'geojson') => `${dataset.folder}/${table}.${end}`

export const metadata = typeset<PageMetadata>({
  kind: 'dataset',
  path: 'data',
  title: `Données de mouvement ouvertes | ${site.name}`,
  description: `Jeu de données GPS synthétique et ouvert (${dataset.licence.id}) : ${dayWord('day.fixes')} positions, ${dayWord('day.stays')} arrêts, ${dayWord('day.trips')} déplacements, dictionnaire de données et script de contrôle.`,
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
})

/** The numbered sections, in the order of the page. */
export const sections = ['files', 'load', 'recompute', 'deliverable', 'figures', 'limits', 'dictionary'] as const

/** Places that a link may name: the sections, and the tables of each figure. */
export const fragments = [...sections, ...Object.keys(tablesOfFigure).map(figureDataId)]

export const dataPage = typeset({
  remark: 'Aucune personne réelle suivie',
  title: 'Données ouvertes',
  lead: `Vérifiez nos résultats, ou confiez cette page à vos analystes : ${dayWord('day.fixes')} positions GPS simulées sur une journée, les arrêts, déplacements et alertes détectés, et un script qui recalcule les arrêts.`,
  files: {
    title: `${capital(cardinal(tableNames.length))} tables, deux formats`,
    text: 'Une ligne par élément, une unité par colonne. Chaque arrêt (séjour) et chaque déplacement indique ses lieux et les numéros de sa première et de sa dernière position. Les champs sont nommés en anglais.',
    columns: ['Table', 'Contenu d’une ligne', 'Lignes', 'CSV', 'GeoJSON'],
    beside: {
      title: 'Fichiers d’accompagnement',
      items: [
        {
          label: 'dictionary.csv',
          href: `/${dataset.folder}/dictionary.csv`,
          text: 'Unité, type, sens et origine de chaque champ.',
        },
        {
          label: 'datapackage.json',
          href: `/${dataset.folder}/datapackage.json`,
          text: 'Le même dictionnaire, lisible par une machine (Frictionless Data Package).',
        },
        {
          label: 'checksums.txt',
          href: `/${dataset.folder}/checksums.txt`,
          text: 'SHA-256 de chaque fichier : sha256sum --check checksums.txt',
        },
        {
          label: 'licence.txt',
          href: `/${dataset.folder}/licence.txt`,
          text: `${dataset.licence.name} : tout usage est permis si vous nous citez et signalez les modifications. Version ${dataset.version}, avec la référence à citer.`,
        },
      ],
    },
  },
  load: {
    title: 'Comment les ouvrir',
    text: [
      'Chaque fichier s’ouvre sans option.',
      'La journée n’a pas de date : les deux fichiers de la trace emploient le 1er janvier 2000 pour n’importe quel jour, et contiennent les positions gardées. Les mètres de la carte sont ceux de la projection que nomment les lignes pour GeoPandas. Un tableur réglé en français demande une importation avec le point décimal. Dans QGIS, ajoutez un fichier CSV comme couche de texte délimité : par glisser-déposer, toutes ses colonnes sont du texte. Un nettoyage qui retire les positions proches de 0°, 0° les retire toutes. GDAL lit « elevations.csv » comme une image si son en-tête devient « x,y,z ».',
    ],
    items: [
      {
        label: 'fixes.mf.json',
        href: `/${dataset.folder}/fixes.mf.json`,
        text: 'La trace au format Moving Features JSON de l’OGC (19-045r3).',
      },
      { label: 'fixes.gpx', href: `/${dataset.folder}/fixes.gpx`, text: 'La trace au format GPX 1.1.' },
      {
        label: 'fixes.parquet',
        href: `/${dataset.folder}/fixes.parquet`,
        text: 'Les positions au format GeoParquet 1.1. Les grandes tables sans lieux existent aussi en Parquet : datapackage.json nomme chacune.',
      },
    ],
  },
  recompute: {
    title: 'Recalculer les arrêts',
    text: [
      'Vous pouvez retrouver vous-même tous les arrêts, à l’aide d’un script en Python ou en JavaScript qui ne lit que les positions. Il affiche les arrêts donnés dans l’article, puis le nombre d’arrêts que trouvent trois détecteurs publiés. Il n’a aucun code en commun avec ce site et n’exige aucune autre bibliothèque. Les deux versions affichent le même résultat.',
      'À partir des appareils de l’exemple de comptages, il affiche les comptages et les intervalles de la cellule la plus remplie, puis compare tous les comptages, masqués ou non, aux fichiers publiés. À partir des groupes des deux emplacements, il affiche la décision après chaque nombre de jours, les visites, les intervalles, la surface et la prévision de cette comparaison.',
    ],
    command:
      'python3 recompute.py fixes.csv\nnode recompute.mjs fixes.csv\npython3 recompute.py district-devices.csv\nnode recompute.mjs district-devices.csv\npython3 recompute.py junction-devices.csv\nnode recompute.mjs junction-devices.csv\npython3 recompute.py site-groups.csv\nnode recompute.mjs site-groups.csv',
    links: [
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Filtre, quatre détecteurs et deux tables, en JavaScript pour Node 18 ou plus récent.',
      },
      {
        label: 'recompute.py',
        href: `/${dataset.folder}/recompute.py`,
        text: 'Le même contrôle pour Python 3.9 ou plus récent.',
      },
      {
        label: 'Du capteur au signal',
        href: '/blog/from-sensor-to-signal-raw-data-operational-intelligence',
        text: 'L’article d’où viennent ces tables, avec la méthode et ses échecs.',
      },
    ],
  },
  deliverable: {
    title: 'Ce que vous recevriez',
    text: 'Pour une journée, vous recevez un rapport à lire ou à imprimer, et le même contenu en JSON pour vos systèmes. Les deux sont tirés des tables ci-dessus.',
    items: [
      {
        label: 'Exemple de rapport',
        href: '/data/report',
        text: 'Constat, carte, arrêts, déplacements et méthode; formats, livraison et étapes d’un projet.',
      },
      {
        label: 'Exemple de comptages',
        href: '/data/counts',
        text: 'Personnes par lieu et par heure dans un quartier, avec les intervalles, ce qui est masqué et une décision.',
      },
      {
        label: 'Deux emplacements comparés',
        href: '/data/sites',
        text: 'Lequel de deux terrains vacants prendre, et lequel de deux magasins garder : visites, prévisions et zones de chalandise, en comptages avec leurs marges d’erreur.',
      },
      {
        label: 'Un carrefour, compté en personnes',
        href: '/data/junction',
        text: 'Quel mouvement d’un carrefour a besoin de feu vert : les personnes par mouvement et par mode.',
      },
      {
        label: 'Contacts entre districts',
        href: '/data/contacts',
        text: 'Quels districts prévenir d’un cas : qui côtoie qui, à côté des déplacements.',
      },
      {
        label: 'Cellules radio, au quart d’heure',
        href: '/data/load',
        text: 'Quelles cellules ont besoin de circuits d’abord : appels bloqués à l’heure et au quart d’heure de pointe.',
      },
      { label: 'record.json', href: `/${dataset.folder}/record.json`, text: 'Le même rapport, sous forme de données.' },
      {
        label: 'record.schema.json',
        href: `/${dataset.folder}/record.schema.json`,
        text: 'Son schéma : JSON Schema, version 2020-12.',
      },
      { label: 'movement.svg', href: figureAddress('movement'), text: 'La carte de la journée.' },
    ],
  },
  figures: {
    title: 'Données de chaque figure',
    text: `Chacune de ces figures renvoie, de sa page, à sa ligne. La plupart montrent une carte synthétique de ${dayWord('day.sheet.width')} sur ${dayWord('day.sheet.height')} km, avec la trajectoire ci-dessus ou de nombreux appareils. Seules les tables de la première section existent aussi en GeoJSON.`,
    columns: ['Figure', 'Tables utilisées'],
    /** Opens the table on a phone. */
    fold: (count: number) => `${count} figures et leurs tables`,
    names: {
      movement: 'Carte de la journée',
      social: 'Graphe social',
      tensor: 'Comptages par cellule et par heure',
      vault: 'Couches de la carte sécurisée',
      signals: 'Position radio par cinq récepteurs',
      awareness: 'Carte en direct à une minute donnée',
      stringline: 'Diagramme espace-temps de la journée',
      pipeline: 'Quatre étapes du traitement',
      edge: 'Bord de la carte',
      cross: 'Canevas',
      transit: 'Routes selon la charge',
      screenline: 'Passages par quart d’heure',
      kalman: 'Un trajet, mesuré puis lissé',
      band: 'La journée des ponts fermés',
      recovery: 'Deux formes d’un retour',
      warning: 'Ce que vaut un avertissement',
      packing: 'La journée comprimée',
      convoy: 'Itinéraires d’un convoi',
      junction: 'Un carrefour, par mode',
      mixing: 'Contacts entre districts',
      cells: 'Charge des cellules radio',
      fence: 'Périmètre à deux anneaux',
      mesh: 'Réseau maillé de radios',
      ridges: 'Collines autour de la carte',
      crowd: 'Une foule, comptée par cellule',
      week: 'Sept autres journées',
      catchment: 'Zones de chalandise de deux magasins',
      lots: 'Prévisions pour deux terrains vacants',
      stays: 'Tableau des séjours',
      entropy: 'Tableau de l’entropie',
      plateau: 'Arrêts trouvés selon D et T',
      'out-of-sample': 'Journées hors échantillon',
      forecast: 'Prévision d’une cellule',
      rings: 'Cercles d’erreur d’un récepteur fixe',
      cairn: 'La journée en cairn',
      instants: 'Trois images avant une alerte',
      'latency-budget': 'Budget de latence',
      'research-year': 'Questions d’une année',
    } satisfies Record<ComputedFigure, string>,
  },
  limits: {
    title: 'Limites des données',
    points: [
      {
        name: 'Aucun lieu réel',
        text: 'Le coin sud-ouest de la carte est à 0° nord, 0° est, en pleine mer. Les distances sont réalistes; il n’y a aucune adresse.',
      },
      {
        name: 'Aucune personne',
        text: `Un programme a généré la trajectoire à partir d’un nombre (graine ${dayWord('day.seed')}). L’appareil est inventé et n’a pas d’identifiant.`,
      },
      {
        name: 'Pas un banc d’essai',
        text: 'Le filtre et le détecteur ont été réglés sur cette journée : un score parfait n’y prouve pas grand-chose. L’article les essaie sur d’autres journées.',
      },
      {
        name: 'Vérité connue',
        text: 'La colonne thrown indique les positions fausses. Servez-vous-en pour évaluer votre filtre, jamais comme donnée d’entrée.',
      },
    ],
  },
  dictionary: {
    more: (tables: number) => `${tables} autres tables, d’où viennent les figures`,
    title: 'Chaque champ, avec son unité',
    text: 'L’unité « aucune » (none dans les fichiers) accompagne un identifiant, un nom, une valeur oui/non ou une heure du jour; l’unité 1, un nombre, une part ou une somme de parts; l’unité 1/d, un nombre par jour. Le signe ° remplace deg. Types : integer, entier; number, nombre; text, texte; boolean, oui ou non.',
    columns: ['Champ', 'Unité', 'Type', 'Sens', 'Origine'],
  },
  closing: {
    title: 'Vous trouvez une différence?',
    text: 'Envoyez-nous la ligne, votre résultat et votre calcul. Si vous avez raison, nous publions une nouvelle version et vous en attribuons le mérite.',
    actions: [
      { label: 'Signaler une différence', href: contactAbout('research') },
      { label: 'Recherche et développement', href: '/research-development' },
    ],
  },
} as const satisfies InLanguage<typeof english.dataPage>)
