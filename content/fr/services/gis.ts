import { claim } from '#content/fr/claims.ts'
import type { Service } from '#content/schema/service.ts'

export const gis: Service = {
  slug: 'gis',
  number: '2.4',
  icon: 'vault',
  ground: 'amber',
  fold: 'half-left',
  title: 'SIG sécurisés',
  pageTitle: 'SIG sécurisés\u00a0: accès cellule par cellule',
  subject: 'SIG sécurisés',
  description:
    'Une seule carte partagée, où chaque personne ne voit que ce que permettent son rôle, la finalité et la zone, jusqu’à la cellule.',
  summary:
    'Une carte pour plusieurs cotes de sécurité\u00a0: accès cellule par cellule, valeurs qui restent masquées dans exportations et totaux, journal de qui a vu quoi.',
  intro:
    'Les SIG (systèmes d’information géographique) sécurisés donnent une seule carte à toutes les cotes de sécurité. Chaque personne n’y voit que ce que permettent son rôle, la finalité et la zone.',
  give: 'Vos couches et vos règles de partage',
  get: 'Une carte, des exportations masquées, un journal d’audit',
  fullDescription: [
    'La plupart des systèmes cartographiques vérifient une personne une seule fois, à la connexion. Elle peut ensuite souvent voir plus que ce qu’on entendait montrer. Dans le nôtre, les règles d’accès font partie de la carte\u00a0: la base de données vérifie rôle, finalité et zone pour chaque cellule, avant que la carte soit dessinée. Chaque réponse est consignée avec la règle qui l’a permise. Le système fonctionne sur votre propre réseau s’il le faut.',
    'Une valeur masquée ne doit pas se retrouver par soustraction. Supposons qu’un quartier compte 40\u00a0personnes en cinq cellules. Quatre affichent 12, 9, 11 et 6, et la cinquième est retenue parce qu’elle est petite. On peut en déduire qu’elle vaut 2; nous retenons donc aussi une deuxième cellule. La même règle s’applique aux tuiles, aux totaux et aux exportations. Nous supposons que les réponses antérieures ont été gardées, car celles de deux dates peuvent se soustraire. Les comptages destinés à un large public sont protégés autrement\u00a0: chacun est modifié d’une petite valeur aléatoire. Toutes les requêtes sur les mêmes personnes partagent une seule limite (budget de confidentialité, ε).',
    'Le chiffrement protège les données stockées et transmises, et les règles d’accès décident de ce qu’une personne peut voir. Aucun système ne peut reprendre ce qu’une personne autorisée a mémorisé ou photographié; le journal garde donc la trace complète des cellules qu’elle a ouvertes. Vous pouvez inspecter les règles et le journal.',
  ],
  features: [
    {
      name: 'Accès cellule par cellule',
      text: 'Un contrôle fondé sur les attributs d’après la NIST SP\u00a0800-162\u00a0: rôle, finalité, zone et heure sont pesés pour chaque cellule, et la réponse par défaut est non.',
    },
    {
      name: 'Exportation masquée',
      text: 'La politique voyage avec le fichier. Un GeoPackage, un PDF ou un jeu de tuiles est taillé, avant d’être écrit, aux droits de qui le lira, et nomme la règle qui l’a taillé.',
    },
    {
      name: 'Piste d’audit',
      text: 'Qui a demandé, pour quelles cellules, selon quelle règle. Les entrées sont enchaînées par hachage, pour qu’une absence se voie à l’audit et pas seulement chez nous.',
    },
    {
      name: 'Installation isolée du réseau',
      text: 'Fond de carte, polices, géocodeur et licence sont locaux, et aucun appel ne quitte votre réseau. Les mises à jour arrivent en lots signés, sur vos propres supports.',
    },
    {
      name: 'Chiffrement',
      text: 'Au repos et en transit, dans des modules FIPS\u00a0140-3, avec les clés dans votre module de sécurité matériel si vous en avez un.',
    },
    {
      name: 'Deux horloges sur chaque couche',
      text: 'Chaque objet garde quand il a été vrai et quand il a été connu. Une enquête peut voir la carte exactement comme l’a vue la personne qui a décidé.',
    },
  ],
  capabilities: [
    {
      name: 'Une carte, plusieurs cotes de sécurité',
      text: 'Des gens aux droits différents partagent un seul jeu de coordonnées. Une cellule retenue est dessinée comme retenue, jamais comme vide, car une cellule vide est une affirmation, et fausse.',
    },
    {
      name: 'Rapide, politique comprise',
      text: `La latence de requête est de ${claim('queryLatency')}, toutes règles évaluées; l’accès en périphérie, soit le temps réseau jusqu’à notre serveur le plus proche, est de ${claim('edgeAccess')} depuis ${claim('edgeCoverage')} des grandes métropoles.`,
    },
    {
      name: 'Percer une couche n’en ouvre qu’une',
      text: 'Clés, comptes et mesures de cybersécurité distincts gardent le terrain, le réseau, le mouvement et la politique. Le compte qui peut modifier une règle ne peut pas lire une position.',
    },
    {
      name: 'Surveillé et corrigé',
      text: `Les habitudes de lecture sont surveillées d’aussi près que les connexions\u00a0: quiconque parcourt ligne par ligne une grille restreinte est un incident. Le délai moyen de détection est de ${claim('detection')}; celui des correctifs critiques, de ${claim('patches')}.`,
    },
    {
      name: 'Une reprise, règles comprises',
      text: `Délai de reprise (RTO) de ${claim('recoveryTime')}, point de reprise (RPO) de ${claim('recoveryPoint')}. La politique et le journal sont restaurés d’abord\u00a0: une carte sans eux ne doit pas démarrer.`,
    },
    {
      name: 'Aucun enfermement',
      text: 'Des interfaces OGC dans les deux sens. Vos données vous reviennent en formats ouverts, les règles en texte lisible.',
    },
  ],
  technologies: [
    'PostGIS avec sécurité par ligne',
    'OGC API Features, Tiles et Processes; WMS et WFS pour les clients plus anciens',
    'Tuiles vectorielles taillées pour chaque personne',
    'Accès fondé sur les attributs (NIST SP\u00a0800-162) et règles GeoXACML',
    'Suppression complémentaire de cellules; bruit de Laplace, un budget par population',
    'Étiquettes de confidentialité d’après STANAG\u00a04774 et 4778',
    'Journal d’audit en arbre de Merkle, comme dans la RFC\u00a09162',
    'GeoTIFF optimisé pour l’infonuagique, GeoParquet, GeoPackage',
    'OAuth 2.0 et une API REST',
  ],
  scenario: {
    title: 'Une carte de port pour quatre',
    paragraphs: [
      'La police du port, deux exploitants de terminaux rivaux et le bureau des urgences de la ville ont besoin d’une même carte de 1\u00a0200\u00a0cellules, et les rivaux ne doivent pas lire le parc l’un de l’autre. Port et chiffres sont inventés.',
      'La police voit les 1\u00a0200\u00a0cellules. Les exploitants voient les leurs, 310 et 275. La ville voit 90\u00a0cellules de voie d’accès, et tout dès que la capitainerie déclare une urgence, avec la déclaration consignée comme motif. Nous avons ensuite joué le premier exploitant contre le second\u00a0: 400\u00a0requêtes scriptées de totaux, de différences et de dates répétées. Avec un masquage simple, elles ont retrouvé le comptage de 37\u00a0cellules sur 275, soit 13\u00a0% du parc rival.',
      'Avec la suppression complémentaire de 52\u00a0cellules de plus, 4\u00a0% de la carte, les mêmes 400\u00a0requêtes n’en ont retrouvé aucun. C’est un résultat sur 400\u00a0requêtes et non une preuve\u00a0: le script tourne donc de nouveau à chaque changement de politique.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Plusieurs cotes de sécurité sur une carte, et l’exportation taillée pour qui la lira.',
    },
    publicSafety: {
      mark: 'adds',
      reason: 'Quand un deuxième organisme rejoint la carte, il faut aussi tracer ses droits.',
    },
    urbanPlanning: {
      mark: 'leans-on',
      reason: 'Les comptages quittent la région et les positions non; c’est la couche de politique qui l’impose.',
    },
    retail: {
      mark: 'adds',
      reason: 'Une fois que propriétaire et locataires lisent une même carte, chacun dans ses droits.',
    },
    healthcare: {
      mark: 'adds',
      reason: 'Quand dépositaire, bureau de santé et recherche partagent une carte à trois niveaux de détail.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason:
        'Sites, conduites et compteurs sont des infrastructures essentielles; peu de gens devraient tous les voir.',
    },
    emergency: {
      mark: 'adds',
      reason: 'Nécessaire dès que des organismes de secours partagent une carte avec la police.',
    },
  },
  closing: {
    title: 'Éprouvez-le avec votre règle de partage la plus difficile.',
    text: 'Envoyez-la en une phrase. Nous la rendons sous forme de politique, avec les requêtes par lesquelles nous avons tenté de la déjouer.',
  },
  sources: ['fips1403', 'rfc9162', 'sp800162', 'stanag4774'],
}
