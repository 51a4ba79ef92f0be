import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const movement = typeset<Service>({
  slug: 'movement',
  number: '2.1',
  icon: 'movement',
  ground: 'paper',
  method: 'kalman',
  title: 'Renseignement sur les déplacements humains',
  pageTitle: 'Renseignement sur les déplacements humains : données de mobilité',
  subject: 'déplacements humains',
  description:
    'Nous transformons des données de localisation en arrêts, déplacements et routines. Vous voyez où un appareil s’est arrêté, avec une marge d’erreur, combien de temps, et comment il est reparti.',
  summary:
    'Arrêts, déplacements, modes, routines, tirés de données de mobilité (GPS, BLE, Wi-Fi, cellulaire, IdO), avec réglages, confiance et marge d’erreur.',
  intro:
    'Le renseignement sur les déplacements humains transforme des données de localisation en arrêts, avec leur marge d’erreur, en déplacements et en routines, et montre ce qui est inhabituel.',
  give: 'Flux GPS, BLE, Wi-Fi, cellulaires et IdO',
  get: 'Arrêts, déplacements, modes, routines, alertes',
  otherSample: { label: 'En commerce, des comptages seulement : voir l’exemple', href: '/data/sites' },
  further: { label: 'Précision : l’exactitude d’une position', href: '/about/precision' },
  fullDescription: [
    'Vous recevez les arrêts (points de séjour), les déplacements qui les relient, ce qui se répète et ce qui est inhabituel. Vous nous donnez des positions, les vôtres ou celles de tiers. Chaque résultat indique ses réglages et ses sources.',
    `Nous définissons un arrêt comme Li et coll. (2008) : des positions consécutives, à D mètres au plus de la première, pendant au moins T minutes. Nous ajoutons deux règles : une lacune de plus de ${dayWord('day.gap.word')} minutes met fin à un arrêt, et deux arrêts distants d’au plus D mètres et ${dayWord('day.gap.word')} minutes n’en font qu’un. Vos analystes reçoivent D et T avec chaque résultat, et peuvent les changer.`,
    `Nous essayons de nombreuses paires D et T et en retenons une dans la plage où le nombre d’arrêts ne change pas. Sur cette journée synthétique, ${dayWord('day.plateau.count')} paires sur ${dayWord('day.plateau.runs')} donnent ${dayWord('day.stays.word')} arrêts, dont ${dayWord('day.plateau.right')} les ${dayWord('day.stays.word')} vrais. Si D est trop petit, un après-midi au bureau se divise en une douzaine de visites. Si T est de 15 minutes et que D reste à ${dayWord('day.D')} m, l’arrêt de ${dayWord('day.short.minutes')} minutes disparaît, et les déplacements qui l’entourent semblent n’en faire qu’un, plus lent.`,
    'Deux limites valent pour toute méthode. D’abord, un appareil qui n’émet rien est peut-être encore en mouvement : nous limitons donc la durée des lacunes d’un arrêt, et abaissons son degré de confiance. Ensuite, deux bureaux situés à des étages différents d’une tour ont la même position. Sans altitude ni signature radio, nous enregistrons un seul lieu et disons pourquoi.',
  ],
  readings: [
    {
      kind: 'stays',
      note: `Le rayon d’un arrêt contient 68 % de ses positions : il mesure leur dispersion, et non l’erreur de son centre. Le récepteur simulé a une erreur de ${dayWord('day.noise')} m sur chaque axe, et de ${dayWord('day.noise.home')} m à la maison. Pour ${dayWord('day.short.place')} (ligne ambre), le rayon est de ${dayWord('day.short.envelope')} m; pour les autres, de ${dayWord('day.envelope.least')} à ${dayWord('day.envelope.most')} m. Celui de ${dayWord('day.short.place')} est plus grand, car ${dayWord('day.short.fixes.outside.word')} des ${dayWord('day.short.fixes')} positions ont été enregistrées à l’arrivée ou au départ. Si un point d’intérêt se trouve dans ce rayon, vous le recevez avec la probabilité que ce soit le bon.`,
    },
    {
      kind: 'strip',
      figure: 'stringline',
      label: 'Diagramme espace-temps de la journée; défile latéralement sur un petit écran',
    },
    {
      kind: 'figure',
      figure: 'week',
      note: `L’entropie indique, en bits, entre combien de lieux une journée se partage et si ce partage est égal. Une journée passée surtout au même endroit a une valeur basse. Ces ${dayWord('week.days.word')} journées synthétiques vont de ${dayWord('week.least')} à ${dayWord('week.most')} bits. Sur plusieurs semaines, la plupart des valeurs d’un appareil restent dans une même plage. Une journée qui en sort est inhabituelle.`,
    },
  ],
  leads: {
    features:
      'De sources dont le fondement légal est consigné, vous recevez, sous un pseudonyme, les arrêts et les déplacements de chaque appareil, leur mode et les lieux où il ira probablement ensuite. En commerce et en urbanisme, vous ne recevez que des comptages.',
    capabilities: 'Vous voyez ce qui est habituel, ce qui s’en écarte et les données qui le montrent.',
  },
  features: [
    {
      name: 'Détection des points de séjour',
      text: `Nous traitons les positions dans l’ordre chronologique : un retour après plus de ${dayWord('day.gap.word')} minutes est une nouvelle visite. Les visites au même lieu reçoivent ensuite un même nom.`,
    },
    {
      name: 'Segmentation des déplacements',
      text: 'Chaque déplacement a une origine, une destination, un début, une fin, une distance, une durée et une étiquette : pointe, hors pointe, fin de semaine ou jour férié.',
    },
    {
      name: 'Mode de déplacement',
      text: 'Marche, auto, vélo ou transport collectif, d’après la vitesse, l’accélération et le réseau que suit le parcours. Si deux modes restent probables, vous recevez les deux avec leur probabilité.',
    },
    {
      name: 'Types de mouvement',
      text: 'Nous classons chaque déplacement d’après les dernières semaines de l’appareil : routine, exploration, trajet court ou trajet long. Nous donnons la part des déplacements qui n’entrent dans aucun type. Si elle dépasse 10 %, nous n’employons pas les types pour ces données.',
    },
    {
      name: 'Mesure de l’entropie',
      text: `L’entropie de séjour mesure, en bits, comment le temps se partage entre les lieux : ${dayWord('day.entropy')} bits sur ${dayWord('day.entropy.max')} possibles pour la journée dessinée. Le taux d’entropie de Song et coll. (2010) tient aussi compte de l’ordre des lieux. Il fixe le taux de réussite maximal de toute prévision du lieu au pas de temps suivant.`,
    },
    {
      name: 'Prochain lieu',
      text: 'Vous recevez les prochains arrêts probables avec leur probabilité, et une plage d’heures d’arrivée. Pour 604 personnes, Ikanovic et Mollgaard (2017) ont constaté que le prochain lieu est prévisible dans 71 % des cas au plus, en moyenne.',
    },
  ],
  capabilities: [
    {
      name: 'Habitudes de vie',
      text: 'Vous voyez ce qui est routinier pour un appareil, et ce qui s’en écarte. Chaque appareil n’est connu que par un pseudonyme produit avec une clé secrète (sel). Une fois la clé détruite, le pseudonyme ne permet plus de relier de nouvelles données à l’historique. Chaque base de référence indique les semaines qu’elle couvre, et les heures où les données sont insuffisantes.',
    },
    {
      name: 'Détection d’anomalies',
      text: 'Vous recevez une alerte quand un arrêt, un itinéraire ou un silence du signal sort de la plage habituelle. L’alerte indique la position qui l’a déclenchée et cette plage.',
    },
    {
      name: 'Fusion de capteurs',
      text: `GPS, BLE, requêtes de sondage Wi-Fi, métadonnées cellulaires, IdO et flux de tiers sont alignés dans le temps, et chacun garde son degré de confiance et sa source après la fusion. La précision de localisation, soit la distance d’une position mesurée à la position réelle, est de ${claim('precision')}.`,
    },
    {
      name: 'Calage sur le réseau',
      text: 'Les positions espacées sont calées sur le réseau routier par le modèle de Markov caché de Newson et Krumm (2009), qui cherche les routes compatibles avec les positions et avec un itinéraire vraisemblable. Si plusieurs itinéraires conviennent, vous recevez aussi le deuxième.',
    },
    {
      name: 'Résultats reproductibles',
      text: 'Les arrêts et les déplacements sont livrés avec la version du détecteur, D et T. Si tous trois sont les mêmes en mars et en octobre, une différence ne vient pas du logiciel.',
    },
    {
      name: 'Protection dès la conception',
      text: 'Les identifiants sont retirés avant l’analyse. Cela ne suffit pas : quatre points dans l’espace et le temps ont distingué 95 % des personnes d’un jeu de données téléphoniques (de Montjoye et coll. 2013). L’accès est donc accordé selon le rôle, la finalité et la zone, jusqu’à la cellule, et des mesures de cybersécurité couvrent chaque couche, de l’antenne à l’analyste.',
    },
  ],
  technologies: [
    'Points de séjour par ancre (Li et coll. 2008), DBSCAN pour les lieux (Ester et coll. 1996)',
    'Calage par modèle de Markov caché (Newson et Krumm 2009)',
    'Médiane mobile d’après Hampel contre les valeurs aberrantes, filtre de Kalman et lisseur de Rauch-Tung-Striebel pour les trajectoires',
    'Arbres à amplification de gradient pour le mode de déplacement',
    'Modèles de Markov et réseaux récurrents pour le prochain lieu',
    'Entropie de Shannon, et estimations de Lempel-Ziv du taux d’entropie',
    'GeoJSON (RFC 7946) et OGC Moving Features JSON',
    'Flux traités selon l’heure de l’événement, avec filigranes pour les positions tardives',
  ],
  scenario: {
    title: 'Pourquoi l’épandage avait 36 minutes de retard',
    paragraphs: [
      'Les circuits d’épandage de sel prennent du retard pendant les tempêtes, et une ville veut savoir pourquoi. Les chiffres sont inventés : un quart de travail doit durer 240 minutes, et la moyenne sur douze tempêtes était de 276, soit 36 minutes de retard. On a d’abord pensé que les camions roulaient lentement.',
      'Nous avons analysé les positions des camions, avec D = 80 m et T = 4 min, choisis dans la plage où le nombre d’arrêts ne changeait pas. Deux rechargements de sel prenaient 24 minutes chacun au lieu de 15, ce qui explique 18 des 36 minutes. Un passage à niveau fermé en coûtait six, et la conduite lente, les douze autres. Avec T = 10 min, nous aurions manqué le passage à niveau et compté ses six minutes comme de la conduite.',
      'Le second rechargement se fait maintenant à un deuxième dépôt. Pendant les quatre tempêtes suivantes, avec les mêmes D et T, un rechargement à l’un ou l’autre dépôt prenait 17 minutes. Sur deux rechargements, le gain était de 14 minutes par quart, et le retard est passé de 36 à 22 minutes. Personne n’a vu les données d’un quart avant leur regroupement par circuit : l’étude n’a donc évalué aucune conductrice ni aucun conducteur.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Les arrêts, les itinéraires et leur prévisibilité servent à établir les habitudes de vie.',
    },
    publicSafety: {
      mark: 'leans-on',
      reason: 'Itinéraires, arrêts et départs, pour chaque incident.',
    },
    urbanPlanning: {
      mark: 'leans-on',
      reason: 'Tous les comptages de ce secteur viennent des déplacements, des modes et des arrêts.',
    },
    retail: {
      mark: 'leans-on',
      reason:
        'Des arrêts et des déplacements, nous tirons visites, temps de séjour et zones de chalandise. Vous recevez les comptages, et non les arrêts.',
    },
    healthcare: {
      mark: 'leans-on',
      reason: 'Flux et temps de séjour : les données de mobilité d’un modèle de transmission.',
    },
    telecommunications: {
      mark: 'adds',
      reason: 'Les déplacements expliquent la charge quand les comptages n’y suffisent pas.',
    },
    emergency: {
      mark: 'leans-on',
      reason: 'Montre une évacuation comme un changement de routine, zone par zone.',
    },
  },
  closing: {
    title: 'Essayez l’analyse sur vos propres données.',
    text: 'Nous la menons sur un échantillon de vos données, sur votre réseau ou sur le nôtre, et vous remettons les résultats avec les réglages employés.',
  },
  sources: [
    'demontjoye2013',
    'ester1996',
    'hampel1974',
    'ikanovic2017',
    'li2008',
    'newson2009',
    'rauch1965',
    'rfc7946',
    'song2010limits',
  ],
})
