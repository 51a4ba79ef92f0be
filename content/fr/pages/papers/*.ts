import { type ComputedFigure, tablesOfFigure } from '#content/dataset/figure-tables.ts'
import { type TableName, tableNames } from '#content/dataset/tables.ts'
import type * as english from '#content/en/pages/papers/data.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/fr/counts.ts'
import { datasetWords } from '#content/fr/dataset/words.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { cardinal } from '#content/fr/print.ts'
import { figureAddress, figureDataId } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const fileOf = (table: TableName, end: 'csv' | 'geojson') => `${dataset.folder}/${table}.${end}`

export const metadata: PageMetadata = {
  kind: 'dataset',
  path: 'data',
  title: `La journée en données\u00a0: fichiers, dictionnaire | ${site.name}`,
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
  back: { label: 'Retour à Recherche et développement', href: '/research-development' },
  title: 'La journée, à découvert.',
  notes: [`Version ${dataset.version}`, dataset.licence.id, `Graine ${dayWord('day.seed')}`],
  lead: `La plupart des dessins de ce site sont calculés à partir d’un même feuillet inventé; en son centre se trouve une journée que personne n’a vécue. La voici\u00a0: ${dayWord('day.fixes')}\u00a0positions, et tout ce que nous disons y avoir trouvé. Prenez les positions, trouvez les séjours par vos propres moyens, et dites-nous où nous différons.`,
  files: {
    note: 'Fichiers',
    title: `${capital(cardinal(tableNames.length))} tables, deux formats.`,
    text: 'Une ligne par chose, une unité par colonne. Les tables nomment leurs lignes entre elles\u00a0: un séjour connaît sa première et sa dernière position. Les noms des tables et des champs restent en anglais.',
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
          text: 'La même chose pour les programmes, en Frictionless Data Package.',
        },
        {
          label: 'checksums.txt',
          href: `/${dataset.folder}/checksums.txt`,
          text: 'SHA-256 de chaque fichier\u00a0: sha256sum --check checksums.txt',
        },
        {
          label: 'licence.txt',
          href: `/${dataset.folder}/licence.txt`,
          text: `${dataset.licence.name}\u00a0: servez-vous-en, nommez-nous.`,
        },
      ],
    },
  },
  recompute: {
    note: 'Vérifiez-nous',
    title: 'Retrouvez les séjours.',
    text: 'Un script d’une page lit les positions et rien d’autre, et imprime la table de l’article ligne par ligne. Il ne partage aucun code avec ce site et n’exige que Node.',
    command: 'node recompute.mjs fixes.csv',
    links: [
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Filtre, détecteur et table, en simple JavaScript.',
      },
      {
        label: 'Du capteur au signal',
        href: '/blog/from-sensor-to-signal-raw-data-operational-intelligence',
        text: 'L’article dont il imprime la table, avec la méthode et ses échecs.',
      },
    ],
  },
  deliverable: {
    note: 'Livrable',
    title: 'Ce que vous recevriez.',
    text: 'Pour une journée comme celle-ci\u00a0: un rapport pour la personne qui décide, et le même en relevé pour le système qui le stocke. Les deux viennent des tables ci-dessus.',
    items: [
      {
        label: 'Exemple de rapport',
        href: '/data/report',
        text: 'Constat, carte, séjours, déplacements et méthode, à lire ou à imprimer.',
      },
      { label: 'record.json', href: `/${dataset.folder}/record.json`, text: 'Le même pour les programmes.' },
      {
        label: 'record.schema.json',
        href: `/${dataset.folder}/record.schema.json`,
        text: 'La forme du relevé, JSON Schema, version préliminaire 2020-12.',
      },
      { label: 'movement.svg', href: figureAddress('movement'), text: 'La carte.' },
    ],
  },
  figures: {
    note: 'Figures',
    title: 'Quelle figure, de quelle table.',
    text: 'La légende d’une figure mène ici. Les tables d’une seule figure n’existent qu’en CSV.',
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
      cross: 'Graticule',
      transit: 'Routes selon la charge',
      screenline: 'Passages par quart d’heure',
      kalman: 'Un parcours, annoncé puis lissé',
      band: 'La journée des ponts fermés',
      recovery: 'Deux formes d’un retour',
      fence: 'Périmètre à deux anneaux',
      mesh: 'Réseau maillé de radios',
      ridges: 'Collines vues de hors du feuillet',
      week: 'Sept autres journées',
      stays: 'Table des séjours',
      entropy: 'Table de l’entropie',
      plateau: 'Plateau de D et de T',
      'out-of-sample': 'Journées hors échantillon',
      forecast: 'Prévision d’une cellule',
      rings: 'Anneaux autour d’un récepteur au repos',
    } satisfies Record<ComputedFigure, string>,
  },
  limits: {
    note: 'Limites',
    title: 'Ce qu’elle n’est pas.',
    points: [
      {
        name: 'Aucun lieu sur Terre',
        text: 'Le coin sud-ouest du feuillet est à 0° nord, 0° est, en pleine mer. Les distances sont justes; une adresse n’est nulle part.',
      },
      {
        name: 'Aucune personne',
        text: 'Une trajectoire tirée d’une graine, avec les habitudes de personne. Elle n’a pas d’identifiant, car il n’y avait pas d’appareil.',
      },
      {
        name: 'Aucun banc d’essai',
        text: 'Filtre et détecteur ont été réglés sur cette journée. Un score parfait y dit peu; l’article met d’autres journées à l’épreuve.',
      },
      {
        name: 'Vérité connue',
        text: 'La colonne thrown dit quelles positions sont fausses. Notez votre filtre avec elle, et ne le laissez pas la lire.',
      },
    ],
  },
  dictionary: {
    note: 'Dictionnaire',
    title: 'Chaque champ, avec son unité.',
    text: '«\u00a0none\u00a0»\u00a0: un identifiant, un nom, un verdict ou une heure du jour. 1\u00a0: un nombre ou une part. Types\u00a0: integer, entier; number, nombre; text, texte; boolean, vrai ou faux.',
    columns: ['Champ', 'Unité', 'Type', 'Sens', 'Origine'],
  },
  closing: {
    title: 'Une différence?',
    text: 'Envoyez la ligne, votre nombre et la façon dont vous l’avez obtenu. Si vous avez raison, la version monte et le relevé vous nomme.',
    actions: [
      { label: 'Joindre notre équipe de recherche', href: contactAbout('research') },
      { label: 'Recherche et développement', href: '/research-development' },
    ],
  },
} as const satisfies InLanguage<typeof english.dataPage>

import type { TrustRegister } from '#content/en/pages/papers/register.ts'
import { type ClaimKey, claims } from '#content/facts/claims.ts'
import { rowsWithEvidence } from '#content/facts/evidence.ts'
import { auditRhythms, certificationWords } from '#content/fr/certifications.ts'
import { claimDefinitions, claimStatus } from '#content/fr/claims/definitions.ts'
import { claim } from '#content/fr/claims.ts'
import { certificationsPage } from '#content/fr/pages/certifications.ts'
import { slugify } from '#content/schema/slug.ts'

export type { TrustRegister } from '#content/en/pages/papers/register.ts'

/** The claims of the company, each with its definition, in the words of the pages. */
const claimRows = (Object.keys(claimDefinitions) as ClaimKey[]).map((key) => ({
  key,
  ...claimDefinitions[key],
  value: claim(key),
  status: claimStatus(key),
  review: claims[key].review,
}))

/** The rows of the certifications register, likewise. */
const certificationRows = () =>
  rowsWithEvidence().map(({ name, group, status, rhythm, evidence }) => {
    const { covers, scope } = certificationWords[name]
    return {
      name,
      section: certificationsPage.groups[group].title,
      covers,
      scope,
      status: certificationsPage.statuses[status].name,
      auditRhythm: auditRhythms[rhythm],
      review: claims[slugify(name)]?.review ?? '',
      evidence: evidence ?? { kind: 'none' as const },
    }
  })

/** The register of claims and certifications, as programs read it. */
export const trustRegister = (): TrustRegister => ({
  title: 'Registre des affirmations et des certifications',
  language: 'fr-CA',
  note: 'Les portées sont des exemples abrégés\u00a0: le certificat ou le rapport fait foi. Preuve de genre «\u00a0asked\u00a0»\u00a0: le numéro, la portée et les dates ne sont pas publiés; ils figurent depuis ce jour sur la liste des questions auxquelles l’entreprise doit répondre, et rien n’est comblé d’ici là. Preuve de genre «\u00a0none\u00a0»\u00a0: une loi ou un cadre ne délivre aucun document, ou la ligne n’est pas encore obtenue.',
  claims: claimRows,
  certifications: certificationRows(),
})

import type * as english from '#content/en/pages/papers/report.ts'
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
        'Entropie des temps de séjour',
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
      { label: 'fixes.csv', href: `/${dataset.folder}/fixes.csv`, text: 'Ce dont il est calculé.' },
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
      { label: 'Les données derrière lui', href: '/data' },
    ],
  },
} as const satisfies InLanguage<typeof english.reportPage>

import { site } from '#content/facts/site.ts'
import { registerCounts } from '#content/fr/certifications.ts'
import { security } from '#content/fr/pages/security.ts'

const rule = (clause: number) => (one: { title: string; text: string; check: string }, index: number) =>
  `${clause}.${index + 1}  ${one.title}\n     ${one.text}\n     Vérification : ${one.check}`

/**
 * The rules of /security as a plain text to pass on. It says nothing that the page does not.
 * @param day of the build, ISO 8601
 */
export const securitySummary = (day: string): string =>
  [
    `${site.name} : sommaire de la sécurité`,
    `Du ${day}. La page fait foi : ${site.url}/security`,
    `1    ${security.principles.title}`,
    ...security.principles.rules.map(rule(1)),
    `2    ${security.certifications.title}`,
    `     Nommées au registre : ${registerCounts.named}. Certifiées ${registerCounts.certified}, attestées ${registerCounts.attested}, alignées ${registerCounts.aligned}, une en cours.\n     ${site.url}/trust/register.json`,
    `3    ${security.timings.title}`,
    ...security.timings.rows.map(
      ({ name, value, status, text }) => `     ${name} : ${value} (${status})\n     ${text}`,
    ),
    '4    De ce site',
    `     Les pages sans îlot exécutent une ligne intégrée, qui tient à jour l’année au pied de page, et aucun autre script. Chaque page a sa propre politique de contenu, sans source non sûre.\n     Logiciels livrés : ${site.url}/trust/bill-of-materials.json. Licences : ${site.url}/licenses.txt`,
    '5    Absent de ce sommaire',
    `     Numéros et dates des certificats, tests d’intrusion, sous-traitants et régions : pas encore publiés.\n     ${site.url}/trust#asked`,
    `6    Pour signaler une faiblesse\n     ${site.url}/.well-known/security.txt`,
  ]
    .map((part) => part.replaceAll('\u00a0', ' '))
    .join('\n\n')
    .concat('\n')

import type * as english from '#content/en/pages/papers/trust.ts'
import { site } from '#content/facts/site.ts'
import { registerCounts } from '#content/fr/certifications.ts'
import { changes } from '#content/fr/trust/changes.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'trust',
  title: `Documents avant un premier appel\u00a0: registre, accès | ${site.name}`,
  description:
    'Avant un premier appel\u00a0: le registre des affirmations et des certifications en JSON, une déclaration d’accessibilité, une nomenclature, les points ouverts.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['register', 'accessibility', 'software', 'changes', 'asked'] as const

export const trustPage = {
  back: { label: 'Retour à Sécurité', href: '/security' },
  title: 'Des documents, avant votre appel.',
  notes: ['6.2 Documents', 'Sans formulaire ni courriel', 'Points ouverts nommés'],
  lead: 'Ce qu’un examen de sécurité demande d’abord, en fichiers. Ce que nous ne pouvons pas encore publier figure plus bas comme ouvert, avec le jour depuis lequel il l’est, et non comme une phrase qui ressemble à une réponse.',
  register: {
    note: 'Registre',
    title: 'Ce que nous affirmons, pour les programmes.',
    text: `Chaque affirmation avec sa définition et ce qu’elle engage; chaque certification avec portée, statut et jour de révision. La preuve de ${registerCounts.confirmed} lignes est ouverte. La production de ce site s’arrête si le fichier et une page divergent.`,
    items: [
      {
        label: 'register.json',
        href: '/trust/register.json',
        text: 'Affirmations et certifications, telles que les pages les montrent.',
      },
      { label: 'Comment chaque chiffre est mesuré', href: '/about#figures', text: 'Les affirmations, à lire.' },
      { label: 'Certifications', href: '/security/certifications', text: 'Les certifications, à lire.' },
    ],
  },
  accessibility: {
    note: 'Déclaration du 22\u00a0novembre 2026',
    title: 'Accessibilité, éprouvée et ouverte.',
    text: 'Ce site vise WCAG\u00a02.2, niveau AA, sur chaque page. Nous l’avons évalué nous-mêmes; personne d’autre ne l’a fait. Il repose sur HTML et CSS, et sur JavaScript pour la connexion et le portail client seulement.',
    columns: ['Quoi', 'Comment ce fut éprouvé', 'Résultat'],
    rows: [
      [
        'Règles qu’un programme peut vérifier',
        'axe sur une page de chaque genre et dans chaque état d’un formulaire, en clair et en sombre',
        'Aucun constat',
      ],
      [
        'Clavier',
        'Un navigateur conduit au clavier seul\u00a0: lien d’évitement, menu, demande, connexion, journée à la main',
        'Tout est atteint',
      ],
      [
        'Espacement et redistribution du texte',
        'Espacement selon le critère 1.4.12, à partir de 320\u00a0pixels',
        'Aucun mot perdu',
      ],
      ['Texte au double de sa taille', 'Chaque page, son texte doublé', 'Aucun mot perdu'],
      [
        'Contraste',
        'Mesuré en clair, en sombre et avec davantage de contraste demandé',
        'AA; AAA là où il est demandé',
      ],
      [
        'Couleurs forcées, impression, mouvement réduit',
        'Chaque mode dans un navigateur',
        'Figures visibles; rien ne bouge',
      ],
      ['Sans scripts', 'Pages publiques et formulaire de demande, scripts coupés', 'Lisibles, utilisables'],
      [
        'Lecteurs d’écran',
        'Noms, rôles et points de repère par programme; aucune séance d’écoute au dossier',
        'Ouvert',
      ],
      ['Personnes handicapées', 'Aucune séance au dossier', 'Ouvert'],
      [
        'Courbes de niveau des cartes',
        'Les cartes sont résumées en mots; la forme du sol ne l’est pas',
        'Limite connue',
      ],
      [
        'Portail client',
        'Connexion et tableau de bord comme ci-dessus; les données de la clientèle ne font pas partie de ce site',
        'En partie couvert',
      ],
    ],
    link: { label: 'Signaler un obstacle', href: contactAbout('support') },
  },
  software: {
    note: 'Logiciels',
    title: 'Ce qu’il contient, et comment c’est entretenu.',
    text: 'Chaque paquet dont une partie atteint votre navigateur, par version et par licence. Ce qui ne fait que produire ou éprouver le site n’est pas dans la liste.',
    items: [
      {
        label: 'bill-of-materials.json',
        href: '/trust/bill-of-materials.json',
        text: 'CycloneDX\u00a01.6, pour un outil d’analyse.',
      },
      { label: 'licenses.txt', href: '/licenses.txt', text: 'Les mêmes paquets, avec le texte de chaque licence.' },
      {
        label: 'security-summary.txt',
        href: '/trust/security-summary.txt',
        text: 'Les règles de la page de sécurité sur une feuille de texte.',
      },
      {
        label: 'security.txt',
        href: '/.well-known/security.txt',
        text: 'Où signaler une faiblesse (RFC\u00a09116). Il ne nomme aucune clé de chiffrement, car aucune n’est encore publiée.',
      },
    ],
  },
  changes: {
    note: 'Changements',
    title: 'Ce qui a changé, et quand.',
    entries: changes.map(({ date, title, text, href }) => ({
      name: title,
      text: `${date.slice(0, 10)}. ${text}`,
      href,
    })),
    read: 'Le lire sur place',
    link: { label: 'Les changements en fil, Atom', href: '/trust/changes.xml' },
  },
  asked: {
    note: 'Ouvert',
    title: 'Pas encore ici.',
    text: 'Des questions que pose un acheteur et auxquelles ce site ne répond pas. Chacune figure, depuis le jour indiqué, sur la liste des questions auxquelles l’entreprise doit répondre; rien n’est promis d’ici là. Dites-nous laquelle vous retient.',
    columns: ['Sujet', 'Ce qui manque', 'Ouvert depuis'],
    rows: [
      ['Certificats et rapports', `Numéro, portée et dates de ${registerCounts.confirmed} lignes`, '2026-11-22'],
      ['Latences', 'Centile, exclusions et crédits', '2026-11-22'],
      [
        'Sous-traitants ultérieurs',
        'Fournisseurs et pays de la connexion, du formulaire de demande et de l’hébergement; combien de temps chacun garde ce qu’il voit',
        '2026-11-22',
      ],
      ['Essais de sécurité', 'Si un test d’intrusion a été fait, par qui, et son sommaire', '2026-11-22'],
      ['Clé pour les signalements', 'Une clé OpenPGP pour security.txt', '2026-11-22'],
      ['Accessibilité', 'Des séances avec des lecteurs d’écran et avec des personnes qui s’en servent', '2026-11-22'],
      [
        'Incidents',
        'En combien d’heures un client est averti; les règles pour qui nous met à l’épreuve de bonne foi',
        '2026-11-22',
      ],
      [
        'Approvisionnement',
        'Attestation de sécurité de l’organisation, mécanismes d’achat, propriété, assurance',
        '2026-11-22',
      ],
      [
        'Gouvernement du Canada',
        'Évaluation par le Centre pour la cybersécurité, catégorie telle que Protégé\u00a0B, service en français',
        '2026-11-22',
      ],
    ],
  },
  feed: {
    title: 'changements du registre',
    text: 'Changements des affirmations, des certifications, des données et des documents. Ceci est un fil; copiez son adresse dans un lecteur de fils.',
  },
  closing: {
    title: 'Envoyez-nous votre questionnaire.',
    text: 'Nous remplissons ce que nous pouvons montrer et laissons le reste vide. Une ligne vide est aussi une réponse.',
    actions: [
      { label: 'Joindre l’équipe de conformité', href: contactAbout('compliance') },
      { label: 'Retour à Sécurité', href: '/security' },
    ],
  },
} as const satisfies InLanguage<typeof english.trustPage>
