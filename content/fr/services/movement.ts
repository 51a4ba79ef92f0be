import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { Service } from '#content/schema/service.ts'

export const movement: Service = {
  slug: 'movement',
  number: '2.1',
  icon: 'movement',
  ground: 'paper',
  method: 'kalman',
  title: 'Renseignement de mouvement humain',
  pageTitle: 'Renseignement de mouvement humain\u00a0: arrêts et trajets',
  subject: 'mouvement humain',
  description:
    'Nous tirons de données de localisation des arrêts, déplacements et routines\u00a0: où un appareil s’est arrêté, combien de temps et comment il est reparti, avec une marge d’erreur.',
  summary:
    'Points de séjour, déplacements, modes et entropie, tirés de flux GPS, BLE, Wi-Fi, cellulaires et IdO, chacun avec les paramètres qui l’ont produit.',
  intro:
    'Le renseignement de mouvement humain transforme des données de localisation en arrêts, déplacements et routines, chacun avec sa marge d’erreur, et montre ce qui est inhabituel.',
  give: 'Flux GPS, BLE, Wi-Fi, cellulaires et IdO',
  get: 'Arrêts, déplacements, modes, routines, alertes',
  further: { label: 'Précision\u00a0: jusqu’où une position est exacte', href: '/about/precision' },
  fullDescription: [
    `Vous nous donnez des positions, les vôtres ou celles de tiers. Nous rendons les arrêts (séjours), les déplacements qui les relient, ce qui se répète et ce qui est inhabituel. Un séjour suit la définition de Li et coll. (2008)\u00a0: des positions consécutives à D\u00a0mètres au plus de la première, pendant T\u00a0minutes au moins. Nous ajoutons deux règles\u00a0: une lacune de plus de ${dayWord('day.gap.word')} minutes met fin à un séjour, et des suites voisines, à D et ${dayWord('day.gap.word')} minutes au plus l’une de l’autre, n’en font qu’un. D et T accompagnent chaque résultat; vos analystes peuvent les changer.`,
    `Nous ne devinons ni D ni T. Nous essayons de nombreuses paires et choisissons dans l’intervalle où le nombre de séjours ne change plus. Sur cette journée synthétique, ${dayWord('day.plateau.count')} paires sur ${dayWord('day.plateau.runs')} donnent ${dayWord('day.stays.word')} séjours, le nombre exact. Avec D trop petit, un après-midi au bureau éclate en une douzaine de visites; avec T à 15\u00a0min et D resté à ${dayWord('day.D')}\u00a0m, l’arrêt de ${dayWord('day.short.minutes')}\u00a0min disparaît, et les deux déplacements autour n’en font plus qu’un, lent.`,
    'Deux limites valent pour toute méthode. D’abord, un appareil muet n’est pas immobile\u00a0: une lacune dans un séjour est donc plafonnée en durée, et lui coûte de la confiance. Ensuite, deux bureaux à des étages différents d’une tour ont un même centre\u00a0: sans hauteur ni signature radio, l’enregistrement garde un seul lieu et dit pourquoi.',
  ],
  readings: [
    {
      kind: 'stays',
      note: `La marge d’erreur d’un arrêt est le rayon qui contient 68\u00a0% de ses positions. Le récepteur simulé a une erreur de ${dayWord('day.noise')}\u00a0m sur chaque axe, de ${dayWord('day.noise.home')}\u00a0m à la maison. Pour ${dayWord('day.short.place')} (ligne ambre), le rayon est de ${dayWord('day.short.envelope')}\u00a0m; pour les autres, de ${dayWord('day.envelope.least')} à ${dayWord('day.envelope.most')}\u00a0m. Celui de ${dayWord('day.short.place')} est plus grand parce que ${dayWord('day.short.fixes.outside.word')} des ${dayWord('day.short.fixes')}\u00a0positions ont été prises à l’arrivée ou au départ.`,
    },
    {
      kind: 'strip',
      figure: 'stringline',
      label: 'Diagramme espace-temps de la journée; défile latéralement sur un petit écran',
    },
    {
      kind: 'figure',
      figure: 'week',
      note: `L’entropie mesure, en bits, sur combien de lieux une journée se répartit, et avec quelle régularité. Une journée passée surtout en un lieu a une valeur basse. Ces ${dayWord('week.days.word')} journées synthétiques vont de ${dayWord('week.least')} à ${dayWord('week.most')}\u00a0bits. Sur plusieurs semaines, les valeurs d’un appareil restent dans un intervalle. Une journée qui en sort est inhabituelle.`,
    },
  ],
  features: [
    {
      name: 'Détection des points de séjour',
      text: 'Un détecteur par ancre lit les positions dans l’ordre\u00a0: partir et revenir compte pour deux visites. Les visites au même lieu reçoivent ensuite un même nom.',
    },
    {
      name: 'Segmentation des déplacements',
      text: 'Chaque déplacement porte ses séjours d’origine et de destination, début, fin, distance, durée et étiquette\u00a0: pointe, hors pointe, fin de semaine ou jour férié.',
    },
    {
      name: 'Mode de déplacement',
      text: 'Marche, auto, vélo ou transport en commun, d’après la vitesse, l’accélération et le réseau que suit le parcours. Si deux restent probables, les deux sont livrés, avec leur probabilité.',
    },
    {
      name: 'Types de mouvement',
      text: 'Routine, exploration, trajet court ou trajet long, selon les dernières semaines de l’appareil lui-même\u00a0: des milliers d’appareils deviennent comparables. Nous donnons la part qui n’entre dans aucun type; au-delà d’un dixième, nous n’employons pas les types pour ces données.',
    },
    {
      name: 'Entropie',
      text: `L’incertitude, en bits. L’entropie de séjour mesure comment le temps se répartit entre les lieux, ${dayWord('day.entropy')}\u00a0bits sur ${dayWord('day.entropy.max')} possibles pour la journée dessinée; le taux d’entropie de Song et coll. (2010) y ajoute leur ordre et borne la fréquence à laquelle tout prédicteur peut avoir raison, pour un pas de temps donné.`,
    },
    {
      name: 'Prochain lieu',
      text: 'Les prochains séjours probables, avec leur probabilité, et une fenêtre d’arrivée. Pour 604\u00a0personnes, Ikanovic et Mollgaard (2017) trouvent un plafond de 71\u00a0% au prochain lieu.',
    },
  ],
  capabilities: [
    {
      name: 'Habitudes de vie',
      text: 'Vous voyez ce qui est routinier pour un appareil, et ce qui s’en écarte. Chaque appareil n’est connu que par un pseudonyme fait avec une clé secrète (sel). Une fois la clé détruite, aucune nouvelle donnée ne peut plus être reliée à l’historique par le pseudonyme. Chaque base de référence énonce ses semaines, et les heures où les données manquent.',
    },
    {
      name: 'Détection d’anomalies',
      text: 'Un arrêt, un itinéraire ou un silence hors de la plage apprise déclenche une alerte qui cite la position décisive et la plage dont elle sort.',
    },
    {
      name: 'Fusion de capteurs',
      text: `GPS, BLE, requêtes de sondage Wi-Fi, métadonnées cellulaires, IdO et flux de tiers sont alignés dans le temps et gardent leur confiance et leur provenance après la fusion. La précision de localisation, soit la distance d’une position au point réel, est de ${claim('precision')}.`,
    },
    {
      name: 'Calage sur le réseau',
      text: 'Les positions clairsemées sont posées sur le réseau routier par le modèle de Markov caché de Newson et Krumm (2009), qui pèse la distance à une route et le détour qu’elle supposerait. À plusieurs minutes d’écart, plusieurs itinéraires conviennent\u00a0: le deuxième est gardé avec sa probabilité.',
    },
    {
      name: 'Résultats reproductibles',
      text: 'Séjours et déplacements viennent avec la version du détecteur, D et T. Comparer mars et octobre mesure alors la ville, non une mise à jour de logiciel.',
    },
    {
      name: 'Protégé dès la conception',
      text: 'L’accès est accordé par rôle, jusqu’à la cellule, et des mesures de cybersécurité couvrent chaque couche, de l’antenne à l’analyste. Le retrait des identifiants précède le détecteur. Cela ne suffit pas\u00a0: de Montjoye et coll. (2013) ont isolé 95\u00a0% des personnes d’un jeu de données téléphoniques par quatre points de lieu et de temps.',
    },
  ],
  technologies: [
    'Points de séjour par ancre (Li et coll. 2008), DBSCAN pour les lieux (Ester et coll. 1996)',
    'Calage par modèle de Markov caché (Newson et Krumm 2009)',
    'Médiane mobile d’après Hampel contre les valeurs aberrantes, filtre de Kalman et lisseur de Rauch-Tung-Striebel pour les trajectoires',
    'Arbres par boosting de gradient pour le mode de déplacement',
    'Modèles de Markov et réseaux récurrents pour le prochain lieu',
    'Entropie de Shannon, et estimations de Lempel-Ziv du taux d’entropie',
    'GeoJSON (RFC 7946) et OGC Moving Features JSON',
    'Traitement de flux en temps d’événement, avec filigranes pour les positions tardives',
  ],
  scenario: {
    title: 'Pourquoi l’épandage avait 36\u00a0minutes de retard',
    paragraphs: [
      'Les circuits d’épandage de sel prennent du retard en tempête, et une ville veut savoir pourquoi. Chiffres inventés\u00a0: 240\u00a0minutes prévues par quart, et 276 en moyenne sur douze tempêtes. On a d’abord cru à une conduite lente.',
      'Nous avons lu les positions des camions, avec D = 80\u00a0m et T = 4\u00a0min, choisis sur le plateau. Deux rechargements prenaient chacun 24\u00a0minutes au lieu de 15\u00a0: voilà 18 des 36 qui manquaient. Un passage à niveau fermé en prenait six autres. Il en restait douze pour la route. Un détecteur réglé à T = 10\u00a0min aurait avalé le passage à niveau et imputé 18\u00a0minutes à la conduite, une fois et demie la vérité.',
      'Un dépôt de sel auxiliaire sert maintenant au second rechargement. Aux quatre tempêtes suivantes, mêmes D et T, un rechargement à l’un ou l’autre dépôt prenait 17\u00a0minutes, deux en épargnaient 14 par quart, et le retard est passé de 36 à 22. Les quarts ont été regroupés par circuit avant toute lecture\u00a0: l’étude a chronométré des camions et n’a noté personne au volant.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Les séjours, les itinéraires et leur entropie sont la substance des habitudes de vie.',
    },
    publicSafety: {
      mark: 'leans-on',
      reason: 'Itinéraires, arrêts et départs sont la matière première du tableau de tout incident.',
    },
    urbanPlanning: {
      mark: 'leans-on',
      reason: 'Déplacements, modes et arrêts\u00a0: l’unité dont tous les autres nombres d’ici sont faits.',
    },
    retail: {
      mark: 'leans-on',
      reason:
        'Visites, temps de séjour et zones de chalandise sont des séjours et des déplacements sous des noms commerciaux.',
    },
    healthcare: {
      mark: 'leans-on',
      reason: 'Flux et temps de séjour sont la moitié «\u00a0mobilité\u00a0» de tout modèle de transmission.',
    },
    telecommunications: {
      mark: 'adds',
      reason: 'Les déplacements expliquent la charge, une fois que compter n’y suffit plus.',
    },
    emergency: {
      mark: 'leans-on',
      reason: 'Une évacuation est un changement de routine, mesuré zone par zone.',
    },
  },
  closing: {
    title: 'Essayez sur vos propres données.',
    text: 'Nous menons l’analyse sur un échantillon, dans votre réseau, et vous remettons les résultats avec les réglages employés.',
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
}
