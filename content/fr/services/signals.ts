import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const signals = typeset<Service>({
  slug: 'signals',
  number: '2.5',
  icon: 'signals',
  ground: 'paper',
  method: 'mesh',
  title: 'Renseignement électromagnétique',
  pageTitle: 'Renseignement électromagnétique : localiser un émetteur',
  subject: 'signaux',
  description:
    'Nous localisons des émetteurs radio d’après la puissance, le temps et l’angle de leurs signaux. Vous recevez une zone calculée pour contenir chacun d’eux dans 95 cas sur 100.',
  summary: `Émetteurs radio localisés par puissance, temps et angle, avec leur région d’erreur. Capacité : ${claim('ingest')}; métadonnées seules.`,
  intro:
    'Pour la défense, la sécurité publique et les télécoms, le renseignement électromagnétique localise des émetteurs radio d’après la puissance, le temps et l’angle des signaux. Il signale les positions déclarées que ces signaux contredisent (leurrage possible). Il ne recueille ni ne décode le contenu des messages.',
  give: 'Puissance, temps, angle et identifiants des signaux',
  get: 'Positions, chacune avec sa région d’erreur; indices de leurrage',
  further: { label: 'Précision : l’exactitude d’une position', href: '/about/precision' },
  fullDescription: [
    `Vous recevez une position et une région calculée pour contenir l’émetteur dans 95 cas sur 100 (région nominale à 95 %). Notre précision de localisation, ${claim('precision')}, se mesure sur des points de position connue.`,
    `Nous combinons puissance, différence de temps et angle, car la puissance seule mesure mal une distance : en terrain dégagé, une erreur de 2,2 dB l’allonge de 23 % ou la raccourcit de 19 % (modèle log-distance, exposant 2,4). La Fig. 2.5 montre la puissance seule : dans ${dayWord('fixes.count')} essais synthétiques de ce genre, l’erreur médiane de position était de ${dayWord('fixes.right.median')} m.`,
    'Ces trois mesures n’exigent pas le même équipement. Pour la puissance, un récepteur suffit. Pour la différence de temps entre deux récepteurs, il faut des horloges synchronisées : une erreur d’une nanoseconde fausse la distance de 30 cm. Pour l’angle, il faut un réseau d’antennes : une erreur d’un degré vaut 1,7 m à 100 m de distance. Des récepteurs mal placés donnent une région plus grande. Avec trop peu de récepteurs, rien ne permet de déceler un signal réfléchi, qui semble venir d’ailleurs ou de plus loin.',
    'Nous employons des métadonnées : puissance, temps, angle, et identifiants. Dès l’arrivée, un pseudonyme issu d’une clé secrète (un hachage salé) remplace chaque identifiant. Les téléphones emploient désormais des adresses Wi-Fi aléatoires, et nous ne cherchons pas à contourner cette protection. Les requêtes de sondage Wi-Fi, par lesquelles un téléphone cherche un réseau, servent à des comptages. Elles ne servent à établir arrêts et déplacements que si vos pouvoirs légaux le permettent, et tant que le téléphone garde son adresse. Nous consignons le fondement juridique de chaque source. Nous ne suivons un appareil par son propre identifiant qu’en vertu d’une autorisation légale qui le désigne, ou avec le consentement de la personne.',
  ],
  leads: {
    features:
      'Vous recevez la position de chaque émetteur avec sa région, et un avertissement quand une position déclarée pourrait être fausse.',
    capabilities:
      'Vous pouvez remonter de chaque position à ses signaux, et savoir ce que permet un site avant toute installation.',
  },
  features: [
    {
      name: 'Multilatération',
      text: 'La puissance, la différence de temps et l’angle entrent dans un seul calcul, chacun pondéré selon sa précision. Vous recevez le point et sa région à 95 %.',
    },
    {
      name: 'Localisation en réseau maillé',
      text: 'Les nœuds radio mesurent les distances entre eux et leur distance à l’appareil à localiser. À partir de trois nœuds de position connue, nous situons les autres sur la carte. Si, d’après les distances, un nœud peut aussi être à un autre endroit, nous le disons.',
    },
    {
      name: 'Chronologie d’un émetteur',
      text: 'Vous voyez quand un émetteur a été capté pour la première et la dernière fois, et quand il s’est tu entre-temps. Nous indiquons nos propres pannes, pour qu’elles ne passent pas pour un silence de l’émetteur.',
    },
    {
      name: 'Indices de leurrage',
      text: 'Nous signalons une position déclarée que contredit son signal : par exemple, elle se déplace alors que toutes les puissances restent les mêmes, ou tous les véhicules d’un parc déclarent le même point.',
    },
    {
      name: 'Pseudonymes à durée limitée',
      text: 'Chaque déploiement a sa propre clé secrète, que nous détruisons quand sa finalité prend fin. Aucun pseudonyme ne relie donc deux déploiements, ni pour vous ni pour nous.',
    },
    {
      name: 'Cartes radio relevées sur place',
      text: 'Là où les murs faussent les distances calculées, nous employons une carte des puissances mesurées sur place (Bahl et Padmanabhan 2000).',
    },
  ],
  capabilities: [
    {
      name: 'Ingestion à grande échelle',
      text: `La plateforme peut recevoir ${claim('ingest')}. Les enregistrements sont comprimés à ${claim('compression')} avant stockage.`,
    },
    {
      name: 'Une seule horloge',
      text: 'Bluetooth (BLE), requêtes de sondage Wi-Fi, métadonnées cellulaires et objets connectés (IdO) sont ramenés à une seule horloge : nous estimons le décalage et la dérive de l’horloge de chaque capteur.',
    },
    {
      name: 'Quatre données jointes à chaque signal',
      text: 'À l’arrivée, chaque signal reçoit un pseudonyme, un score de confiance, l’heure de l’horloge commune et une étiquette de source. Toutes quatre sont conservées à chaque fusion; vous pouvez donc remonter de tout résultat à ses signaux.',
    },
    {
      name: 'La meilleure précision possible, avant l’installation',
      text: 'Pour chaque endroit de votre plan, nous calculons la plus petite erreur que permet le bruit (borne de Cramér-Rao), et montrons où elle est trop grande pour votre besoin.',
    },
    {
      name: 'Précision de localisation',
      text: `La précision de localisation, soit la distance à la position réelle, est de ${claim('precision')}. Chaque position est livrée avec sa propre région d’erreur.`,
    },
    {
      name: 'Si un nœud est volé',
      text: 'Tout nœud en périphérie (sur le terrain) peut être volé; chacun a donc un micrologiciel signé, des clés scellées et les mêmes mesures de cybersécurité que notre plateforme centrale.',
    },
  ],
  technologies: [
    'Affaiblissement de propagation log-distance, effet de masque log-normal',
    'Moindres carrés pondérés (Gauss-Newton), avec ellipse de covariance',
    'Différence des temps d’arrivée (TDoA) sous forme analytique (Chan et Ho 1994)',
    'Angle d’arrivée par MUSIC (Schmidt 1986)',
    'Radiogoniométrie Bluetooth (Core 5.1) et Channel Sounding (Core 6.0)',
    'Mesure fine du temps en Wi-Fi (IEEE 802.11-2016, 802.11az)',
    'Filtres particulaires pour les murs et les portes',
    'Precision Time Protocol (IEEE 1588) entre nœuds en périphérie',
  ],
  scenario: {
    title: 'Un sixième nœud divise par cinq la zone de recherche',
    paragraphs: [
      'Quelque chose a coupé la liaison radio de deux grues dans un parc à conteneurs. Il fallait chercher sans interrompre le travail. Le parc et les chiffres sont inventés; la Fig. 2.5 montre un autre terrain.',
      'Cinq récepteurs (nœuds) ont mesuré la puissance du signal pendant une heure. La région nominale à 95 % était une ellipse de 40 sur 24 m, soit 754 m². Un sixième nœud, à 92 m de la position estimée, a ensuite mesuré la direction de l’émetteur (un relèvement). À cette distance, l’erreur type du relèvement (un degré) vaut 1,6 m dans le sens du grand axe de l’ellipse. Ensemble, la puissance et le relèvement ramènent cet axe de 40 à 7,7 m. La nouvelle région à 95 %, de 24 sur 7,7 m, mesure 145 m² : un cinquième de la première.',
      'La cause était un émetteur vidéo défectueux sur un mât d’éclairage, à neuf mètres de la première estimation et dans la seconde région. L’équipe a fouillé 145 m² au lieu de 754, et l’a trouvé.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Pour les zones où les appareils ne déclarent pas leur position.',
    },
    publicSafety: {
      mark: 'leans-on',
      reason: 'Mesure la foule et localise des émetteurs hors de la portée de tout réseau.',
    },
    urbanPlanning: {
      mark: 'none',
      reason: 'Les portillons, les flux et les téléphones suffisent.',
    },
    retail: {
      mark: 'none',
      reason: 'Des compteurs de porte répondent à la plupart des questions, de façon moins intrusive.',
    },
    healthcare: {
      mark: 'none',
      reason:
        'Un relevé radio recueillerait plus de renseignements sur les personnes en santé que la question ne le justifie.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason: 'La position d’après la puissance, le temps et l’angle que votre réseau mesure déjà.',
    },
    emergency: {
      mark: 'leans-on',
      reason: 'Des nœuds portatifs donnent des positions là où les pylônes cellulaires n’ont plus de courant.',
    },
  },
  closing: {
    title: 'Quelle précision votre site permet-il?',
    text: 'Envoyez un plan d’étage ou un plan de site avec la position prévue des antennes. Avant tout achat d’équipement, nous vous montrons la meilleure précision possible à chaque endroit.',
  },
  sources: ['bahl2000', 'chan1994', 'ieee80211', 'schmidt1986'],
})
