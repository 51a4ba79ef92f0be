import { claim } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const gis = typeset<Service>({
  slug: 'gis',
  number: '2.4',
  icon: 'vault',
  ground: 'amber',
  fold: 'right',
  title: 'SIG sécurisés',
  pageTitle: 'SIG sécurisés : accès cellule par cellule',
  subject: 'SIG sécurisés',
  description:
    'Une seule carte partagée, où chacun ne voit que ce que permettent son rôle, la finalité et la zone, jusqu’à la cellule.',
  summary:
    'Une carte pour plusieurs cotes de sécurité : accès décidé cellule par cellule, valeurs masquées jusque dans les exportations et les totaux, journal d’audit.',
  intro:
    'Les SIG (systèmes d’information géographique) sécurisés réunissent plusieurs cotes de sécurité sur une seule carte. Chaque personne n’y voit que ce que permettent son rôle, la finalité et la zone.',
  give: 'Vos couches et vos règles de partage',
  get: 'Une carte, des exportations aux valeurs masquées, un journal d’audit',
  sample: 'counts',
  fullDescription: [
    'Vous décidez une fois qui peut voir quoi, et chaque vue, chaque exportation et chaque réponse suit cette règle. Un système cartographique qui ne vérifie l’identité qu’à la connexion peut montrer à une personne ce qu’elle ne doit pas voir. Dans le nôtre, les règles d’accès font partie de la carte : la base de données vérifie le rôle, la finalité et la zone pour chaque cellule, avant que la carte soit dessinée. Chaque réponse est consignée avec la règle qui l’a permise. Au besoin, le système fonctionne sur votre propre réseau.',
    'Une valeur masquée ne doit pas pouvoir se retrouver par soustraction. Supposons qu’un quartier compte 40 personnes en cinq cellules. Quatre cellules affichent 12, 9, 11 et 6, et la cinquième est masquée parce qu’elle est petite. On peut en déduire qu’elle vaut 2; nous masquons donc aussi une deuxième cellule. La même règle s’applique aux tuiles, aux totaux et aux exportations. On peut aussi soustraire les réponses de deux dates : la règle tient donc compte des réponses antérieures. Les comptages destinés à un large public sont protégés autrement : chacun est modifié d’une petite valeur aléatoire. La moyenne de réponses répétées l’annulerait : les requêtes sur les mêmes personnes partagent donc une seule limite (budget de confidentialité, ε).',
    'Le chiffrement protège les données stockées et transmises, et les règles d’accès déterminent ce qu’une personne peut voir. Aucun système ne peut reprendre ce qu’une personne autorisée a mémorisé ou photographié; le journal garde donc la trace complète des cellules qu’elle a ouvertes. Vous pouvez inspecter les règles et le journal.',
  ],
  leads: {
    features:
      'Vous recevez une carte dont les règles d’accès valent à l’écran, dans les exportations et dans le journal.',
    capabilities:
      'Vos équipes partagent une carte, chacune selon ses droits. La carte reste rapide, est surveillée et se rétablit après une panne.',
  },
  features: [
    {
      name: 'Accès cellule par cellule',
      text: 'Le contrôle est fondé sur les attributs, d’après NIST SP 800-162 : le rôle, la finalité, la zone et l’heure sont vérifiés pour chaque cellule. Par défaut, l’accès est refusé.',
    },
    {
      name: 'Exportation masquée',
      text: 'Les règles s’appliquent aussi aux exportations. Avant d’être écrit, un GeoPackage, un PDF ou un jeu de tuiles est limité à ce que son destinataire peut voir, et il indique la règle appliquée.',
    },
    {
      name: 'Piste d’audit',
      text: 'Le journal dit qui a demandé quelles cellules, et selon quelle règle. Les entrées sont reliées par des sommes de contrôle (hachage), et l’audit révèle donc toute entrée manquante.',
    },
    {
      name: 'Installation isolée du réseau',
      text: 'Le système fonctionne sur un réseau sans aucune connexion extérieure. Le fond de carte, les polices, le géocodeur et la licence sont locaux, et les mises à jour arrivent en lots signés, sur vos propres supports.',
    },
    {
      name: 'Chiffrement',
      text: 'Les données sont chiffrées au repos et en transit par des modules FIPS 140-3, avec les clés dans votre module de sécurité matériel si vous en avez un.',
    },
    {
      name: 'Quand c’était vrai, et quand on l’a su',
      text: 'Chaque objet de la carte garde les deux moments. Lors d’une enquête, on peut voir la carte exactement comme l’a vue la personne qui a pris la décision.',
    },
  ],
  capabilities: [
    {
      name: 'Une carte, plusieurs cotes de sécurité',
      text: 'Des personnes aux droits différents travaillent sur les mêmes coordonnées. Une cellule masquée est dessinée comme telle, car une cellule vide laisserait croire qu’il n’y a rien.',
    },
    {
      name: 'Rapide, toutes règles vérifiées',
      text: `La latence de requête est de ${claim('queryLatency')}, vérification des règles comprise. L’accès en périphérie (temps de réseau jusqu’à notre serveur le plus proche) est de ${claim('edgeAccess')} depuis ${claim('edgeCoverage')} des grandes métropoles.`,
    },
    {
      name: 'Une couche compromise n’ouvre pas les autres',
      text: 'Les couches du terrain, du réseau, du mouvement et des règles ont chacune leurs clés, leurs comptes et leurs mesures de cybersécurité. Le compte qui peut modifier une règle ne peut pas lire une position.',
    },
    {
      name: 'Surveillance et correctifs',
      text: `Nous surveillons l’usage de la carte, et pas seulement les connexions : balayer une zone protégée ligne par ligne est un incident. Le délai moyen de détection est de ${claim('detection')}; les correctifs critiques sont en place en ${claim('patches')}.`,
    },
    {
      name: 'Une reprise, règles comprises',
      text: `Le délai de reprise (RTO) est de ${claim('recoveryTime')}; le point de reprise (RPO), de ${claim('recoveryPoint')}. Les règles d’accès et le journal sont restaurés d’abord : la carte ne démarre pas sans eux.`,
    },
    {
      name: 'Aucune dépendance envers nous',
      text: 'Les interfaces OGC fonctionnent dans les deux sens. Vous récupérez vos données en formats ouverts, et les règles en texte lisible.',
    },
  ],
  technologies: [
    'PostGIS avec sécurité par ligne',
    'OGC API Features, Tiles et Processes; WMS et WFS pour les clients plus anciens',
    'Tuiles vectorielles produites pour chaque personne',
    'Accès fondé sur les attributs (NIST SP 800-162) et règles GeoXACML',
    'Suppression complémentaire de cellules; bruit de Laplace, un budget par population',
    'Étiquettes de confidentialité (STANAG 4774), liées par STANAG 4778',
    'Journal d’audit en arbre de Merkle, comme dans la RFC 9162',
    'GeoTIFF optimisé pour l’infonuagique, GeoParquet, GeoPackage',
    'OAuth 2.0 et une API REST',
  ],
  scenario: {
    title: 'Une carte de port pour quatre organisations',
    paragraphs: [
      'La police du port, deux exploitants de terminaux rivaux et le bureau municipal des mesures d’urgence ont besoin d’une même carte de 1 200 cellules. Les rivaux ne doivent pas voir le parc l’un de l’autre. Le port et les chiffres sont inventés.',
      'La police voit les 1 200 cellules. Les exploitants voient les leurs, 310 et 275. La ville voit 90 cellules de voie d’accès. Si la capitainerie déclare une urgence, la ville voit toutes les cellules, et le journal donne cette déclaration comme motif. Nous avons ensuite vérifié, par un script de 400 requêtes (totaux, différences, dates répétées), ce que le premier exploitant pouvait apprendre sur le second. Avec un masquage simple, elles ont révélé le comptage de 37 cellules sur 275, soit 13 % du parc rival.',
      'Une fois masquées 52 cellules de plus, soit 4 % de la carte (suppression complémentaire), les mêmes 400 requêtes n’ont plus rien révélé. Comme un essai de 400 requêtes n’est pas une preuve, le script est exécuté de nouveau à chaque changement des règles.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason:
        'Plusieurs cotes de sécurité sur une carte, et des exportations limitées à ce que leur destinataire peut voir.',
    },
    publicSafety: { mark: 'adds', reason: 'S’ajoute dès que deux organismes partagent la carte.' },
    urbanPlanning: {
      mark: 'leans-on',
      reason: 'Les règles d’accès laissent les comptages quitter la région, mais non les positions.',
    },
    retail: { mark: 'adds', reason: 'Utile quand propriétaire et locataires partagent une même carte.' },
    healthcare: {
      mark: 'adds',
      reason:
        'Une carte à trois niveaux de détail : pour le dépositaire, l’autorité sanitaire et l’équipe de recherche.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason:
        'Sites, conduites et compteurs sont des infrastructures essentielles; peu de gens devraient en voir l’ensemble.',
    },
    emergency: {
      mark: 'adds',
      reason: 'Nécessaire quand des organismes de secours partagent une carte avec la police.',
    },
  },
  closing: {
    title: 'Soumettez-nous votre règle de partage la plus difficile.',
    text: 'Décrivez-la en une phrase. Nous en faisons une règle d’accès, et vous remettons les requêtes par lesquelles nous avons tenté de la déjouer.',
  },
  sources: ['fips1403', 'rfc9162', 'sp800162', 'stanag4774', 'stanag4778'],
})
