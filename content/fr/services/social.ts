import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { Service } from '#content/schema/service.ts'

export const social: Service = {
  slug: 'social',
  number: '2.2',
  icon: 'social',
  ground: 'deep',
  fold: 'half-right',
  title: 'Reconstruction de graphes sociaux',
  pageTitle: 'Reconstruction de graphes sociaux par coprésence',
  subject: 'graphes sociaux',
  description:
    'Nous trouvons quels appareils se rencontrent plus que le hasard ne l’explique, leurs groupes et celui qui les relie. Chaque lien énumère ses rencontres.',
  summary:
    'Rencontres plus fréquentes que le hasard ne l’explique\u00a0: groupes, appareils qui les relient et rencontres derrière chaque lien, sans un nom dans les données.',
  intro:
    'La reconstruction de graphes sociaux trouve les appareils qui se rencontrent plus souvent que le hasard ne l’explique, les groupes qu’ils forment, et celui qui les relie.',
  give: 'Arrêts, avec le lieu et l’heure',
  get: 'Liens avec leurs rencontres, communautés, ponts',
  fullDescription: [
    'Deux appareils en un même lieu à une même heure veulent dire peu. S’ils se rencontrent trois fois en quatorze jours dans un lieu peu achalandé, il y a peut-être un lien. Nous comptons ces rencontres (coprésence) par lieu et par heure, et comparons le nombre au hasard dans un lieu aussi achalandé. Vous pouvez vérifier les rencontres derrière chaque lien.',
    'La correction du hasard importe plus que le choix de la méthode. Prenons deux personnes sans lien, chacune à la gare à huit heures, huit jours ouvrables sur dix\u00a0: le hasard seul leur donne environ six matins communs (10 × 8/10 × 8/10 = 6,4). Deux qui s’arrêtent chacune à une aire d’arrêt deux de ces dix jours en ont 0,4 (10 × 2/10 × 2/10). Six rencontres à la gare ne prouvent rien.',
    'Se trouver au même endroit n’est pas se connaître, une voiture partagée confond deux personnes, et quiconque laisse son téléphone à la maison est absent. Les mesures d’intermédiation souffrent tôt de données manquantes (Costenbader et Valente 2003)\u00a0: les rangs viennent donc avec un intervalle, par rééchantillonnage. Le sens d’un lien, c’est à l’analyste de le dire, avec d’autres preuves.',
  ],
  features: [
    {
      name: 'Comptage des coprésences',
      text: 'Par lieu et par heure, avec le seuil, la taille de cellule et la tranche horaire énoncés, car chacun des trois change le graphe.',
    },
    {
      name: 'Correction des lieux achalandés',
      text: 'On s’attend à des rencontres dans une gare achalandée, mais non à une aire d’arrêt. Pour la comparaison (modèle nul), nous gardons la fréquence à laquelle chaque appareil visite chaque lieu à chaque heure, séparément pour la semaine et la fin de semaine, et ne mêlons que les dates.',
    },
    {
      name: 'Communautés',
      text: 'Des groupes trouvés d’après les liens, non d’après des étiquettes, par l’algorithme de Leiden (Traag et coll. 2019), qui garantit qu’une communauté est connexe. Les membres qui changent de groupe d’un calcul à l’autre sont marqués douteux.',
    },
    {
      name: 'Ponts',
      text: `Un pont est l’appareil par lequel passe le plus grand nombre de plus courts chemins entre les autres. L’algorithme de Brandes (2001) compte ces chemins (intermédiarité). Dans le graphe dessiné, un appareil en a ${dayWord('graph.broker.betweenness')} et le suivant ${dayWord('graph.second.betweenness')}, bien que ${dayWord('graph.level.word')} autres aient autant de liens que le premier.`,
    },
    {
      name: 'Preuves de chaque lien',
      text: 'Chaque arête énumère ses rencontres, avec le lieu, l’heure, la source et la confiance. Retirez un capteur douteux, et le graphe est recalculé sans lui.',
    },
    {
      name: 'Ordre des événements',
      text: 'Les motifs temporels (Paranjape et coll. 2017) comptent les séquences à l’intérieur d’une fenêtre\u00a0: qui arrive d’abord, qui suit, et qui rencontre le deuxième, mais jamais le premier.',
    },
  ],
  capabilities: [
    {
      name: 'Voir un groupe se former, se scinder ou se taire',
      text: 'Les communautés sont appariées d’une semaine à l’autre par leurs membres communs. Un changement n’est signalé que s’il dépasse la différence entre deux calculs sur la même semaine.',
    },
    {
      name: 'Réunir des appareils en entités',
      text: `Plusieurs capteurs peuvent enregistrer un même appareil ou véhicule (entité) sous des pseudonymes différents. Nous les apparions. L’exactitude d’identification d’entités, soit la part de nos appariements qui est juste, est de ${claim('identification')}. Chacun garde ses preuves et peut être défait.`,
    },
    {
      name: 'Structure de contacts pour l’épidémiologie',
      text: 'Les contacts par type de lieu, durée et heure, sous la forme qu’emploient les modèles de transmission. L’âge n’est pas dans un signal radio\u00a0: il doit venir d’une enquête comme POLYMOD (Mossong et coll. 2008), et nous disons où les deux ont été joints.',
    },
    {
      name: 'Demander un chemin, recevoir ses raisons',
      text: `Choisissez deux appareils. Vous recevez le chemin qui les relie, avec les rencontres derrière chaque pas. La latence de requête est de ${claim('queryLatency')}.`,
    },
    {
      name: 'Des empreintes qui expirent',
      text: 'Un appareil n’est connu que par un pseudonyme\u00a0: son identifiant, haché avec une clé secrète (sel). Le sel est gardé pour la période du graphe, et pas plus longtemps. Le graphe suivant reçoit un autre sel; aucun pseudonyme ne relie donc les deux.',
    },
    {
      name: 'La finalité avant la requête',
      text: 'Une reconstruction s’ouvre avec une finalité, une autorité et une date de fin nommées. L’accès fondé sur les rôles et des mesures de cybersécurité tiennent la couche des preuves à l’écart du graphe dont la plupart ont besoin.',
    },
  ],
  technologies: [
    'Graphes de coprésence pondérés, par lieu et tranche horaire',
    'Modèles nuls par permutation, à heure du jour égale',
    'Contrôle du taux de fausses découvertes (Benjamini et Hochberg 1995)',
    'Communautés de Leiden (Traag et coll. 2019)',
    'Intermédiarité (Brandes 2001) et PageRank (Brin et Page 1998)',
    'Motifs temporels (Paranjape et coll. 2017)',
    'Couplage probabiliste d’enregistrements (Fellegi et Sunter 1969)',
    'Exportation en GraphML et en graphe de propriétés',
  ],
  scenario: {
    title: 'De 412 paires à dix liens',
    paragraphs: [
      'Les vols de remorques à quatre relais routiers sont-ils l’œuvre de gens sans lien ou d’un même groupe? Les preuves, inventées pour cette page\u00a0: 14\u00a0nuits d’étiquettes BLE de parcs de camions, captées aux entrées, communiquées par les transporteurs, sous un seul sel.',
      'De toutes les paires, 412 se sont croisées trois fois ou plus. On croirait un complot, jusqu’à ce que réponde le modèle nul\u00a0: dates tirées au sort, habitudes gardées, il en a produit 397 en moyenne. La plupart de ces liens sont un horaire. Testées une à une, à un taux de fausses découvertes de 5\u00a0%, dix paires sont restées. À ce taux, une sur vingt au plus est fausse en moyenne.',
      'Les dix réunissent sept entités\u00a0: deux groupes fermés de trois, et une entité avec deux liens vers chacun (3 + 3 + 4). Tout chemin d’un groupe à l’autre passe par elle (intermédiarité de 9, soit 1 pour chaque paire de part et d’autre; la suivante a 2). L’exploitant a remis à la police les nuits et les entrées. Qui conduisait, nous ne l’avons pas su\u00a0: un nom exige l’ordonnance d’un tribunal et les registres des transporteurs.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason:
        'La surveillance et la contrebande se font en équipe; le lien entre deux appareils en est souvent le premier signe.',
    },
    publicSafety: {
      mark: 'adds',
      reason: 'Pour des enquêtes sous autorité judiciaire, plus tard et par moins de gens.',
    },
    urbanPlanning: { mark: 'none', reason: 'Qui voyage avec qui ne regarde pas un horaire.' },
    retail: { mark: 'none', reason: 'Qui magasine avec qui, ce n’est pas à nous de le vendre.' },
    healthcare: { mark: 'leans-on', reason: 'La coprésence est la moitié «\u00a0contact\u00a0», comptée sans noms.' },
    telecommunications: {
      mark: 'none',
      reason: 'Un graphe de la clientèle dépasse ce dont un réseau a besoin pour acheminer le trafic.',
    },
    emergency: { mark: 'none', reason: 'Ouvrir un centre d’hébergement ne demande aucun graphe du voisinage.' },
  },
  closing: {
    title: 'Qui relie les groupes?',
    text: 'Dites-nous les lieux, les dates et l’autorité que vous détenez. Nous rendons le graphe, sa comparaison avec le hasard, et les rencontres derrière chaque lien.',
  },
  sources: [
    'benjamini1995',
    'brandes2001',
    'brin1998',
    'costenbader2003',
    'fellegi1969',
    'mossong2008',
    'paranjape2017',
    'traag2019',
  ],
}
