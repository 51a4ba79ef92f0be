import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { Service } from '#content/schema/service.ts'

export const signals: Service = {
  slug: 'signals',
  number: '2.5',
  icon: 'signals',
  ground: 'paper',
  fold: 'half-right',
  method: 'mesh',
  title: 'Renseignement électromagnétique',
  pageTitle: 'Renseignement électromagnétique\u00a0: localiser une radio',
  subject: 'signaux',
  description:
    'Nous localisons des émetteurs radio par la puissance, le temps et l’angle de leurs signaux. Vous recevez la zone qui devrait contenir chacun (95\u00a0% nominaux).',
  summary: `Émetteurs localisés par puissance, temps et angle, erreur tracée. Conçu pour ${claim('ingest')}; métadonnées seules, empreintes salées.`,
  intro:
    'Le renseignement électromagnétique localise un émetteur radio, donne la région qui devrait le contenir et vérifie les positions déclarées. Il ne recueille aucun contenu.',
  give: 'Puissance, temps, angle et métadonnées des signaux',
  get: 'Positions avec leur région nominale à 95\u00a0%, indices de leurrage',
  further: { label: 'Précision\u00a0: jusqu’où une position est exacte', href: '/about/precision' },
  fullDescription: [
    `Vous recevez une région qui devrait contenir l’émetteur, avec une probabilité nominale de 95\u00a0%. Pour les ${dayWord('fix.anchors.word')} récepteurs dessinés ici, elle mesure ${dayWord('fix.major')} sur ${dayWord('fix.minor')}\u00a0m. Sur ${dayWord('fixes.count')} répétitions synthétiques, chacune avec sa région, la région a contenu l’émetteur dans ${dayWord('fixes.right.covered.share')}\u00a0% des cas. Des récepteurs mal placés donnent une région plus grande. Nous combinons plusieurs mesures, car la puissance du signal seule mesure mal une distance. En terrain dégagé, une erreur de 2,2\u00a0dB allonge une distance de 23\u00a0% ou la raccourcit de 19\u00a0% (modèle log-distance, n = 2,4).`,
    'Les trois mesures demandent des équipements différents. La puissance ne demande qu’un récepteur. La différence de temps demande des horloges exactes\u00a0: une erreur d’une nanoseconde vaut 30\u00a0cm. L’angle demande des antennes directives\u00a0: une erreur d’un degré vaut 1,7\u00a0m à une distance de 100\u00a0m.',
    'Nous ne recueillons ni ne décodons aucun contenu, et employons des métadonnées\u00a0: puissance, temps, angle, et identifiants hachés dès l’arrivée avec une clé secrète (salés). Les téléphones rendent désormais aléatoires leurs adresses Wi-Fi, et nous le respectons. Nous employons les requêtes de sondage Wi-Fi pour des comptages et, là où votre autorité légitime le permet, pour des arrêts et des déplacements. Les trajectoires ne viennent que de sources dont le fondement juridique est consigné, comme un consentement ou une autorité légitime. Une limite est physique\u00a0: un signal réfléchi semble venir de plus loin ou d’une autre direction; avec trop peu de récepteurs, rien ne le révèle.',
  ],
  features: [
    {
      name: 'Multilatération',
      text: 'Puissance, différence de temps et angle en un seul ajustement, chacun pondéré par sa variance mesurée, et la région d’erreur livrée à côté du point.',
    },
    {
      name: 'Localisation en réseau maillé',
      text: 'Les nœuds mesurent d’abord les distances entre eux, puis jusqu’à l’appareil. Si ces distances ne permettent qu’une disposition, trois nœuds arpentés, non alignés, suffisent à la placer sur la carte. Si elles en permettent plusieurs, nous le disons.',
    },
    {
      name: 'Chronologie d’un émetteur',
      text: 'Quand un émetteur a été entendu pour la première et la dernière fois, et quand il s’est tu entre-temps. Nos propres pannes sont marquées\u00a0: un trou d’écoute n’est pas lu comme un trou d’émission.',
    },
    {
      name: 'Indices de leurrage',
      text: 'Une position que contredit sa propre radio\u00a0: elle voyage alors que toutes les puissances reçues restent immobiles, ou toute une flotte déclare un même point.',
    },
    {
      name: 'Empreintes renouvelées',
      text: 'Chaque déploiement a sa propre clé secrète, gardée aussi longtemps que sa finalité l’exige, et pas plus. Ni vous ni nous ne pouvons faire correspondre les pseudonymes de deux déploiements.',
    },
    {
      name: 'Cartes radio relevées',
      text: 'Là où les murs mettent le modèle en échec, un relevé d’empreintes à la manière de RADAR (Bahl et Padmanabhan 2000) le remplace.',
    },
  ],
  capabilities: [
    {
      name: 'Ingestion à grande échelle',
      text: `Ingestion de ${claim('ingest')}, avec une compression de ${claim('compression')} des enregistrements avant stockage.`,
    },
    {
      name: 'Un seul cadre de temps',
      text: 'BLE, requêtes de sondage Wi-Fi, métadonnées cellulaires et IdO sur une même horloge, décalage et dérive de chaque capteur estimés.',
    },
    {
      name: 'Quatre marques sur chaque signal',
      text: 'Une empreinte renouvelée, un score de confiance, son alignement dans le temps et une étiquette de provenance sont apposés à l’arrivée et survivent à chaque fusion, pour qu’une conclusion puisse être démontée.',
    },
    {
      name: 'La meilleure exactitude possible, avant l’installation',
      text: 'Avant qu’un nœud soit fixé, nous calculons sur votre plan la meilleure exactitude que permet le bruit mesuré sur place (la borne de Cramér-Rao) et montrons où aucun estimateur sans biais ne pourrait répondre au besoin.',
    },
    {
      name: 'Précision de localisation',
      text: `La précision de localisation est de ${claim('precision')} par rapport au point réel. Chaque position porte sa propre région d’erreur.`,
    },
    {
      name: 'Des nœuds qui peuvent se perdre',
      text: 'Un nœud en périphérie est tenu pour volé jusqu’à preuve du contraire\u00a0: micrologiciel signé, clés scellées, et les mêmes mesures de cybersécurité que le cœur.',
    },
  ],
  technologies: [
    'Affaiblissement de propagation log-distance, effet de masque log-normal',
    'Moindres carrés pondérés (Gauss-Newton), avec ellipse de covariance',
    'TDoA sous forme analytique (Chan et Ho 1994)',
    'Angle d’arrivée par MUSIC (Schmidt 1986)',
    'Radiogoniométrie Bluetooth (Core 5.1) et Channel Sounding (Core 6.0)',
    'Mesure fine du temps en Wi-Fi (IEEE\u00a0802.11-2016, 802.11az)',
    'Filtres particulaires pour les murs et les portes',
    'Precision Time Protocol (IEEE\u00a01588) entre nœuds en périphérie',
  ],
  scenario: {
    title: 'Un émetteur trouvé à 9\u00a0m de la meilleure estimation',
    paragraphs: [
      'Quelque chose coupe la liaison radio de deux grues dans un parc à conteneurs, et le parc ne peut pas s’arrêter pour chercher. Parc et chiffres sont inventés.',
      'Cinq nœuds ont mesuré la puissance pendant une heure. La région nominale à 95\u00a0% est sortie en ellipse de 40 sur 24\u00a0m, soit 754\u00a0m². Un sixième nœud, à 90\u00a0m de là, a ensuite pris un relèvement, à deux degrés près (erreur à 95\u00a0%). C’est une bande large de 6,3\u00a0m (2 × 90 × tan 2°), en travers du grand axe de l’ellipse. Ensemble, elles donnent une région à 95\u00a0% d’environ 24 sur 7,7\u00a0m, soit 145\u00a0m²\u00a0: un cinquième du terrain à parcourir. Elle est plus large que la bande, car elle doit tenir 95\u00a0% dans les deux directions à la fois.',
      'La cause était un émetteur vidéo défectueux sur un mât d’éclairage, dans la seconde région et à neuf mètres du premier meilleur point. Une équipe envoyée chercher à cinq mètres autour de ce point serait revenue sans rien, doutant de la méthode. C’est la région qui avait été donnée au parc.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Là où personne ne porte d’appareil coopératif, il reste la radio.',
    },
    publicSafety: {
      mark: 'leans-on',
      reason: 'Mesure la foule et localise des émetteurs là où aucun réseau n’arrive.',
    },
    urbanPlanning: {
      mark: 'none',
      reason: 'Portillons, flux et téléphones suffisent; une ville n’a pas besoin d’entendre des radios.',
    },
    retail: {
      mark: 'none',
      reason: 'Des compteurs de porte répondent à la plupart des questions, moins intrusifs qu’un relevé radio.',
    },
    healthcare: {
      mark: 'none',
      reason: 'Des relevés radio recueilleraient plus sur les gens en santé qu’une question de santé ne le justifie.',
    },
    telecommunications: { mark: 'leans-on', reason: 'Puissance, temps et angle sont les sens mêmes du réseau.' },
    emergency: { mark: 'leans-on', reason: 'Des nœuds portatifs localisent là où les mâts sont privés de courant.' },
  },
  closing: {
    title: 'Quelle précision votre site permet-il?',
    text: 'Envoyez un plan d’étage ou un plan de site avec la position des antennes. Avant tout achat d’équipement, nous rendons la borne de précision en chaque point.',
  },
  sources: ['bahl2000', 'chan1994', 'ieee80211', 'schmidt1986'],
}
