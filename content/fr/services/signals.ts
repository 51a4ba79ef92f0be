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
    'Où est un émetteur radio, d’après la puissance, le temps et l’angle du signal. Nous donnons la zone où il se trouve, à une confiance nominale de 95\u00a0%, et non un simple point.',
  summary: `Émetteurs localisés par puissance, temps et angle, erreur tracée. Conçu pour ${claim('ingest')}; métadonnées seules, empreintes salées.`,
  intro:
    'Le renseignement électromagnétique trouve où est un émetteur radio, avec quelle confiance, et si la position qu’il déclare s’accorde avec son signal.',
  give: 'Puissance, temps, angle et métadonnées des signaux',
  get: 'Positions avec leur région nominale à 95\u00a0%, indices de leurrage',
  further: { label: 'Précision\u00a0: jusqu’où une position est exacte', href: '/about/precision' },
  fullDescription: [
    `La puissance reçue est une piètre règle à mesurer. Dans le modèle log-distance, elle baisse de 10n\u00a0décibels quand la distance décuple; avec n = 2,4, par exemple, une erreur de 2,2\u00a0dB, comme en terrain dégagé, allonge une distance de 23\u00a0% ou la raccourcit de 19\u00a0%. Nous employons donc plusieurs règles à la fois, pondérées selon la confiance due à chacune, et livrons la région qui devrait contenir l’émetteur avec une probabilité nominale de 95\u00a0%\u00a0: ${dayWord('fix.major')} sur ${dayWord('fix.minor')}\u00a0m pour les ${dayWord('fix.anchors.word')} ancres dessinées ici. Sur ${dayWord('fixes.count')} répétitions synthétiques, elle l’a fait dans ${dayWord('fixes.right.covered.share')}\u00a0% des cas. Là où les ancres sont mal placées, la région le dit en grandissant.`,
    'De meilleures règles coûtent plus cher. La différence de temps demande des horloges\u00a0: la lumière parcourt 30\u00a0cm en une nanoseconde. L’angle demande des antennes\u00a0: un degré vaut 1,7\u00a0m à une distance de 100\u00a0m. La puissance ne demande qu’un récepteur, et une bonne conception dose les trois.',
    'Nous lisons des métadonnées\u00a0: puissance, temps, angle, et identifiants salés dès l’arrivée. Le contenu n’est ni recueilli ni décodé. Les téléphones rendent désormais aléatoires leurs adresses Wi-Fi; nous y voyons une décision à respecter\u00a0: les requêtes de sondage mesurent donc des foules, et les trajectoires ne viennent que de sources détenues avec consentement ou sous une autorité légitime. Une limite est physique\u00a0: un rayon réfléchi arrive en retard et passe pour de la distance; avec trop peu d’ancres, rien ne le révèle.',
  ],
  features: [
    {
      name: 'Multilatération',
      text: 'Puissance, différence de temps et angle en un seul ajustement, chacun pondéré par sa variance mesurée, et la région d’erreur livrée à côté du point.',
    },
    {
      name: 'Localisation en réseau maillé',
      text: 'Les nœuds mesurent d’abord les distances entre eux, puis jusqu’à vous. Trois nœuds arpentés, non alignés, attachent à la carte un réseau maillé rigide; un réseau qui pourrait se replier est signalé comme ambigu.',
    },
    {
      name: 'Chronologie d’un émetteur',
      text: 'La première écoute, la dernière, et le silence entre les deux. Nos propres pannes sont marquées\u00a0: un trou d’écoute n’est pas lu comme un trou d’émission.',
    },
    {
      name: 'Indices de leurrage',
      text: 'Une position que contredit sa propre radio\u00a0: elle voyage alors que toutes les puissances reçues restent immobiles, ou toute une flotte déclare un même point.',
    },
    {
      name: 'Empreintes renouvelées',
      text: 'Chaque déploiement a son propre sel, dont la finalité fixe la vie. Deux déploiements ne partagent aucun nombre par lequel les joindre, ni pour vous ni pour nous.',
    },
    {
      name: 'Cartes radio relevées',
      text: 'Là où les murs mettent le modèle en échec, un relevé d’empreintes à la manière de RADAR (Bahl et Padmanabhan 2000) le remplace. La carte porte sa date.',
    },
  ],
  capabilities: [
    {
      name: 'Ingestion à grande échelle',
      text: `Ingestion de ${claim('ingest')}, avec une compression de ${claim('compression')} de chaque enregistrement avant stockage.`,
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
      text: `La précision de localisation est de ${claim('precision')}. Chaque position porte sa propre région.`,
    },
    {
      name: 'Des nœuds qui peuvent se perdre',
      text: 'Un nœud en périphérie est tenu pour volé jusqu’à preuve du contraire\u00a0: micrologiciel signé, clés scellées, aucun historique à bord, et les mêmes mesures de cybersécurité que le cœur.',
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
      'Cinq nœuds ont mesuré la puissance pendant une heure. La région nominale à 95\u00a0% est sortie en ellipse de 40 sur 24\u00a0m, soit 754\u00a0m². Un sixième nœud, à 90\u00a0m de là, a ensuite pris un relèvement, à deux degrés près (erreur à 95\u00a0%). C’est une bande large de 6,3\u00a0m (2 × 90 × tan 2°), et la région s’est réduite à environ 24 sur 6,3\u00a0m, quelque 120\u00a0m²\u00a0: un sixième du terrain à parcourir.',
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
