/**
 * Who stands behind a French term. `usage`: the field's usage or a choice of ours, for want of a record that could be
 * read. `glossaire`: an entry of the Office québécois de la langue française. `law`: the words of a statute. `federal`: a
 * text of the government of Canada. `lexicon`: a lexicon of the field.
 */
type Authority =
  | { readonly kind: 'usage' }
  | { readonly kind: 'glossaire' | 'law' | 'federal' | 'lexicon'; readonly where: string }

/** A term of the site, and the forms that its texts may not use in its place. */
interface Term {
  readonly english: string
  readonly french: string
  /** Each a regular expression, applied to whole words in either case. */
  readonly not: readonly string[]
  /** Files that may name these forms beside the term, because readers search for them there. */
  readonly alsoIn?: readonly string[]
  readonly from: Authority
}

const usage: Authority = { kind: 'usage' }
const oqlf = (where: string): Authority => ({ kind: 'glossaire', where })
const federal = (where: string): Authority => ({ kind: 'federal', where })
const law = (where: string): Authority => ({ kind: 'law', where })

/** How the site says the terms of its field. `npm run check:article` applies `not` to every French text. */
export const glossary: readonly Term[] = [
  {
    english: 'movement intelligence',
    french: 'renseignement de mouvement',
    not: ['intelligence (?:de |du |des )?mouvements?'],
    from: usage,
  },
  {
    english: 'movement intelligence, as readers search for it',
    french: 'renseignement de mouvement',
    not: ['renseignements? sur les mouvements'],
    alsoIn: [
      'content/fr/services/movement.ts',
      'content/fr/pages/services.ts',
      'content/fr/blog/redefining-strategic-movement-intelligence.md',
    ],
    from: usage,
  },
  {
    english: 'Human Movement Intelligence',
    french: 'renseignement sur les déplacements humains',
    not: ['renseignement de mouvement humain'],
    from: usage,
  },
  {
    english: 'geospatial intelligence',
    french: 'renseignement géospatial',
    not: ['intelligence géospatiale'],
    alsoIn: ['content/fr/services/gis.ts', 'content/fr/services/ml.ts', 'content/fr/pages/services.ts'],
    from: usage,
  },
  {
    english: 'signals intelligence',
    french: 'renseignement électromagnétique',
    not: ['renseignement (?:des|de|sur les) signaux', 'renseignement d’origine électromagnétique'],
    from: federal('Centre de la sécurité des télécommunications, « Renseignement électromagnétique »'),
  },
  {
    english: 'SIGINT',
    french: 'renseignement électromagnétique',
    not: ['SIGINT'],
    alsoIn: ['content/fr/services/signals.ts', 'content/fr/pages/services.ts', 'content/fr/pages/home.ts'],
    from: usage,
  },
  {
    english: 'situational awareness',
    french: 'connaissance de la situation',
    not: ['conscience (?:situationnelle|de la situation)', 'connaissance situationnelle'],
    from: federal('Forces canadiennes, B-GA-402-000/FP-001, Détection, « connaissance de la situation »'),
  },
  {
    english: 'counter-intelligence',
    french: 'contre-ingérence',
    not: ['contre-?espionnage'],
    from: federal('Défense nationale, DOAD 8002-0, « contre-ingérence (counter-intelligence) »'),
  },
  {
    english: 'counter-intelligence, as readers search for it',
    french: 'contre-ingérence',
    not: ['contre-?renseignement'],
    alsoIn: ['content/fr/blog/counter-intelligence-digital-age-adversarial-movement-patterns.md'],
    from: usage,
  },
  { english: 'fix', french: 'position', not: ['fix'], from: usage },
  { english: 'staypoint', french: 'point de séjour', not: ['stay ?points?'], from: usage },
  { english: 'dwell time', french: 'temps de séjour', not: ['dwell', 'temps d’arrêt sur place'], from: usage },
  {
    english: 'pattern of life',
    french: 'habitudes de vie',
    not: ['(?:mod[èe]les?|patrons?|schémas?) de vie'],
    from: usage,
  },
  {
    english: 'geofence',
    french: 'périmètre virtuel',
    not: ['geofenc[a-z]*', 'géo(?:clôture|barrière|repère)s?', '(?:barrière|clôture)s? virtuelles?'],
    from: usage,
  },
  { english: 'hashed', french: 'haché', not: ['hash(?:é|ée|és|ées|er|age)?'], from: usage },
  { english: 'baseline', french: 'base de référence', not: ['baselines?', 'lignes? de base'], from: usage },
  { english: 'forecast', french: 'prévision', not: ['forecast(?:s|ing)?'], from: usage },
  {
    english: 'confidence interval',
    french: 'intervalle de confiance',
    not: ['(?:limites?|bornes?) de confidence'],
    from: usage,
  },
  { english: 'latency', french: 'latence', not: ['latency'], from: usage },
  {
    english: 'uptime',
    french: 'disponibilité',
    not: ['uptime', 'temps de (?:disponibilité|fonctionnement)'],
    from: usage,
  },
  {
    english: 'service-level agreement',
    french: 'entente de niveau de service',
    not: ['SLA', 'accords? (?:de|sur les) niveaux? de service'],
    from: usage,
  },
  {
    english: 'synthetic data',
    french: 'données synthétiques',
    not: ['données (?:de synthèse|factices)'],
    from: usage,
  },
  { english: 'dataset', french: 'jeu de données', not: ['data ?sets?', 'ensembles? de données'], from: usage },
  { english: 'feed', french: 'fil, flux', not: ['(?<!JSON )feeds?'], from: usage },
  {
    english: 'Wi-Fi probe',
    french: 'requête de sondage Wi-Fi',
    not: ['sondes? Wi-?Fi', 'wi-?fi probes?', 'WiFi'],
    from: usage,
  },
  { english: 'mesh', french: 'réseau maillé', not: ['mesh'], from: usage },
  {
    english: 'beacon',
    french: 'balise',
    not: ['beacons?'],
    from: oqlf('GDT, « dispositif de localisation » (balise de proximité), 2024'),
  },
  { english: 'map matching', french: 'calage sur le réseau', not: ['map[- ]matching'], from: usage },
  { english: 'link prediction', french: 'prédiction de liens', not: ['link prediction'], from: usage },
  { english: 'betweenness', french: 'intermédiarité', not: ['betweenness'], from: usage },
  { english: 'screenline', french: 'ligne-écran', not: ['screen ?lines?'], from: usage },
  { english: 'stringline', french: 'diagramme espace-temps', not: ['string ?lines?'], from: usage },
  {
    english: 'de-identified',
    french: 'dépersonnalisé',
    not: ['dé-?s?identifi\\p{L}*'],
    from: law('Loi sur la protection des renseignements personnels dans le secteur privé, art. 12'),
  },
  {
    english: 'anonymized',
    french: 'anonymisé',
    not: ['anonymis(?:ized|ed)', 'anonymiz[a-z]*'],
    from: law('Loi sur la protection des renseignements personnels dans le secteur privé, art. 23'),
  },
  { english: 'role-based', french: 'fondé sur les rôles', not: ['basée?s? sur les rôles'], from: usage },
  { english: 'edge', french: 'en périphérie', not: ['edge'], from: usage },
  {
    english: 'cloud',
    french: 'infonuagique, nuage',
    not: ['cloud'],
    from: oqlf('GDT, « infonuagique »'),
  },
  { english: 'pipeline', french: 'chaîne de traitement', not: ['pipelines?'], from: usage },
  { english: 'air-gapped', french: 'isolé', not: ['air[- ]?gap(?:ped)?'], from: usage },
  { english: 'rollback', french: 'retour arrière', not: ['roll ?backs?'], from: usage },
  { english: 'rate limit', french: 'plafond de débit', not: ['rate[- ]limits?'], from: usage },
  {
    english: 'machine learning',
    french: 'apprentissage automatique',
    not: ['machine learning', 'apprentissage (?:machine|par machine)'],
    from: oqlf('Vocabulaire de l’intelligence artificielle, « apprentissage automatique »'),
  },
  { english: 'sign in', french: 'se connecter', not: ['se log(?:uer|guer|ger)', 'log ?in'], from: usage },
  {
    english: 'two-step verification',
    french: 'validation en deux étapes',
    not: ['authentification à deux facteurs', 'double authentification'],
    from: usage,
  },
  {
    english: 'e-mail',
    french: 'courriel',
    not: ['e-?mails?', 'mails?'],
    from: oqlf('Vocabulaire de la prestation de services, « courriel » (terme à éviter : e-mail)'),
  },
  { english: 'blog', french: 'blogue', not: ['blogs?'], from: usage },
  { english: 'false alarm', french: 'fausse alerte', not: ['fausses? alarmes?'], from: usage },
  { english: 'base rate', french: 'taux de base', not: ['base rates?'], from: usage },
  {
    english: 'breach',
    french: 'atteinte',
    not: ['br[èe]ches? (?:de|des|à la) (?:sécurité|données|confidentialité)'],
    from: usage,
  },
  {
    english: 'patch',
    french: 'correctif',
    not: ['patch(?:e?s|er|é)?'],
    from: oqlf('Vocabulaire de la sécurité informatique, « correctif »'),
  },
  {
    english: 'penetration test',
    french: 'test d’intrusion',
    not: ['tests? de pénétration', 'pentests?'],
    from: usage,
  },
  {
    english: 'sanctions policy',
    french: 'politique sur les sanctions',
    not: ['politiques? de sanctions'],
    from: usage,
  },
  { english: 'compliance', french: 'conformité', not: ['compliance'], from: usage },
  { english: 'real-time awareness', french: 'veille en temps réel', not: [], from: usage },
  { english: 'raw fix', french: 'position brute', not: [], from: usage },
  { english: 'stay', french: 'séjour', not: [], from: usage },
  { english: 'stop', french: 'arrêt', not: [], from: usage },
  { english: 'trip', french: 'déplacement', not: [], from: usage },
  { english: 'leg', french: 'étape', not: [], from: usage },
  { english: 'track', french: 'trajectoire', not: ['tracks?'], from: usage },
  { english: 'routine of an entity', french: 'routine', not: [], from: usage },
  { english: 'geofencing', french: 'géorepérage', not: ['géofencing'], from: usage },
  { english: 'heading', french: 'cap', not: [], from: usage },
  { english: 'salt', french: 'sel', not: [], from: usage },
  { english: 'anomaly', french: 'anomalie', not: [], from: usage },
  {
    english: 'predictive insights',
    french: 'analyses prédictives',
    not: ['insights?', 'aperçus prédictifs', 'perspectives prédictives'],
    from: usage,
  },
  {
    english: 'accuracy',
    french: 'exactitude',
    not: ['précision (?:de|des) (?:prévisions?|prédictions?)'],
    from: usage,
  },
  { english: 'precision', french: 'précision', not: [], from: usage },
  { english: 'error ellipse', french: 'ellipse d’erreur', not: ['ellipses? d’incertitude'], from: usage },
  { english: 'envelope', french: 'enveloppe', not: [], from: usage },
  { english: 'provenance', french: 'provenance', not: [], from: usage },
  { english: 'target', french: 'cible', not: [], from: usage },
  { english: 'claim', french: 'affirmation', not: ['réclamations?'], from: usage },
  { english: 'evidence', french: 'preuve', not: ['évidences'], from: usage },
  { english: 'sheet', french: 'feuillet', not: ['feuilles? de carte'], from: usage },
  { english: 'sheet index', french: 'tableau d’assemblage', not: ['index des feuill(?:es|ets)'], from: usage },
  { english: 'cairn', french: 'cairn', not: [], from: usage },
  { english: 'seed', french: 'graine', not: ['semences?', 'seeds?'], from: usage },
  { english: 'data dictionary', french: 'dictionnaire de données', not: [], from: usage },
  { english: 'cellular metadata', french: 'métadonnées cellulaires', not: ['méta-données'], from: usage },
  {
    english: 'path loss',
    french: 'affaiblissement de propagation',
    not: ['path loss', 'pertes? (?:de|sur le) (?:trajet|parcours)'],
    from: usage,
  },
  { english: 'trajectory', french: 'trajectoire', not: [], from: usage },
  { english: 'mobility', french: 'mobilité', not: [], from: usage },
  { english: 'crowd density', french: 'densité de foule', not: [], from: usage },
  { english: 'catchment', french: 'zone de chalandise', not: ['catchments?', 'bassins? de clientèle'], from: usage },
  { english: 'origin-destination', french: 'origine-destination', not: [], from: usage },
  { english: 'community', french: 'communauté', not: [], from: usage },
  { english: 'stripping of identifiers', french: 'retrait des identifiants', not: [], from: usage },
  { english: 'webhook', french: 'webhook', not: ['notifications? Web'], from: usage },
  { english: 'API', french: 'une API', not: ['un API'], from: usage },
  { english: 'client portal', french: 'portail client', not: ['portail des clients', 'espace client'], from: usage },
  { english: 'public transit', french: 'transport collectif', not: ['transports? en commun'], from: usage },
  { english: 'control room', french: 'salle de commande', not: ['salles? de contrôle'], from: usage },
  {
    english: 'cross-domain fusion',
    french: 'fusion interdomaine',
    not: ['fusion entre (?:les )?domaines'],
    from: usage,
  },
  {
    english: 'gradient boosting',
    french: 'amplification de gradient',
    not: ['boosting'],
    from: { kind: 'lexicon', where: 'DataFranca, « Amplification de gradient »' },
  },
  { english: 'data lineage', french: 'traçabilité', not: ['filiation'], from: usage },
  { english: 'vulnerability', french: 'vulnérabilité', not: [], from: usage },
  {
    english: 'least privilege',
    french: 'droit d’accès minimal',
    not: ['moindre accès'],
    from: usage,
  },
  { english: 'sign out', french: 'se déconnecter', not: ['log ?out'], from: usage },
  { english: 'password', french: 'mot de passe', not: ['mots? passe', 'passwords?'], from: usage },
  { english: 'second factor', french: 'second facteur', not: ['deuxième facteur'], from: usage },
  {
    english: 'authenticator app',
    french: 'application d’authentification',
    not: ['authentificateurs?', 'application authentificatrice'],
    from: usage,
  },
  {
    english: 'briefing',
    french: 'rencontre',
    not: ['briefings?', 'breffages?', 'séances? d’information'],
    from: usage,
  },
  { english: 'worked example', french: 'exemple chiffré', not: ['exemples? travaillés?'], from: usage },
  { english: 'stale', french: 'périmé', not: [], from: usage },
  { english: 'draft', french: 'brouillon', not: ['drafts?'], from: usage },
  { english: 'release', french: 'version', not: ['releases?'], from: usage },
  { english: 'privacy', french: 'vie privée', not: ['privauté'], from: usage },
  { english: 'legal authority', french: 'autorisation légale', not: ['autorités? (?:légitime|légale)s?'], from: usage },
  { english: 'warrant', french: 'mandat', not: ['warrants?'], from: usage },
  { english: 'consent', french: 'consentement', not: [], from: usage },
  {
    english: 'to withdraw consent',
    french: 'retirer son consentement',
    not: ['se rétract(?:er|e|ent)', 'rétractation'],
    from: law('LPRPDE, annexe 1, article 4.3.8'),
  },
  { english: 'retention', french: 'conservation', not: ['rétention'], from: usage },
  {
    english: 'accessibility statement',
    french: 'déclaration d’accessibilité',
    not: ['énoncé d’accessibilité'],
    from: usage,
  },
  { english: 'careers', french: 'carrières', not: [], from: usage },
  { english: 'sector', french: 'secteur', not: [], from: usage },
  { english: 'government and defence', french: 'gouvernement et défense', not: [], from: usage },
  { english: 'public safety', french: 'sécurité publique', not: ['sûreté publique'], from: usage },
  { english: 'urban planning', french: 'urbanisme', not: ['planification urbaine'], from: usage },
  { english: 'retail', french: 'commerce de détail', not: ['retail', 'vente au détail'], from: usage },
  { english: 'healthcare', french: 'santé', not: ['soins de santé'], from: usage },
  { english: 'emergency management', french: 'gestion des urgences', not: ['gestion d’urgences?'], from: usage },
]

/** A form as an expression that finds it. */
export const refused = (form: string): RegExp => new RegExp(`(?<![\\p{L}\\d_])(?:${form})(?![\\p{L}\\d_])`, 'iu')

/** A turn of phrase that follows the English one, and what French says. */
interface Calque {
  readonly not: string
  readonly french: string
}

export const calques: readonly Calque[] = [
  { not: 'fai(?:re|t|sant) du sens', french: 'avoir du sens, se tenir' },
  { not: 'adress(?:er|e|ent) (?:un|le|ce|des|les|ces) (?:problème|enjeu|besoin|risque)', french: 'traiter, régler' },
  { not: 'en charge de', french: 'responsable de, chargé de' },
  { not: 'définitivement', french: 'assurément; pour de bon' },
  { not: 'impact(?:er|e|ent|é|ée|és|ées)(?! (?:de|sur))', french: 'toucher, influer sur' },
  { not: 'basée?s? sur', french: 'fondé sur, selon' },
  { not: 'support(?:er|ent|é|és|ée|ées)', french: 'prendre en charge' },
  { not: 'opportunités?', french: 'occasion, possibilité' },
  { not: 'au niveau (?:de la|de l’|du|des) (?!rue|sol|mer)', french: 'pour, quant à, en matière de' },
  { not: 'éligibles?', french: 'admissible' },
  {
    not: 'rencontr(?:er|e|ent) (?:les|des|ces|nos|vos|leurs) (?:exigences|objectifs|critères|besoins)',
    french: 'satisfaire à',
  },
  { not: 'à date', french: 'à ce jour, à jour' },
  { not: 'au final', french: 'en fin de compte' },
  { not: 'prendre (?:place|avantage)', french: 'avoir lieu; tirer parti' },
  { not: '(?<!empreintes? )digita(?:l|le|ux|les)', french: 'numérique' },
  { not: 'mettre l’emphase', french: 'mettre l’accent' },
  { not: 'sous autorité', french: 'en vertu d’une autorité' },
  { not: 'R\\. v\\.', french: 'R. c.' },
  { not: 'sauver (?:du temps|de l’argent)', french: 'gagner du temps, économiser' },
]
