import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { Sector } from '#content/schema/sector.ts'

export const telecommunications = typeset<Sector>({
  slug: 'telecommunications',
  icon: 'cells',
  title: 'Télécommunications et infrastructures intelligentes',
  pageTitle: 'Télécoms et infrastructures : charge, couverture',
  description:
    'Où le réseau est-il surchargé, et pendant quel quart d’heure? Voyez la charge, la couverture et la position des appareils.',
  summary:
    'Charge par cellule et quart d’heure, couverture réelle, localisation maillée et état de l’IdO, pour télécoms, services publics et infrastructures.',
  intro:
    'Voyez la charge par cellule radio et par quart d’heure, les trous de couverture et la position des compteurs et des capteurs, d’après des données que votre réseau possède déjà. Les identifiants d’abonnement restent de votre côté.',
  fullDescription: [
    'Vous apprenez quelles cellules radio sont surchargées, et pendant quel quart d’heure, et où se trouvent les compteurs, les lampadaires et les vannes de votre réseau.',
    'Nous mesurons et prévoyons la charge par cellule radio et par quart d’heure, car un réseau dimensionné pour l’heure chargée peut être surchargé pendant l’un de ses quarts d’heure. Voici un exemple selon la formule d’Erlang : vingt circuits dont la charge moyenne est de 12 erlangs sur l’heure bloquent un appel sur 100. Supposons que la charge soit de 15 erlangs pendant un quart d’heure et de 11 pendant les autres. Pendant ce quart d’heure, un appel sur 22 est alors bloqué. Sur l’heure entière, c’est un appel sur 57, et non sur 100, bien que la charge moyenne soit toujours de 12. Un réseau à commutation de paquets met les données en file au lieu de les bloquer : le délai culmine pendant ce quart d’heure.',
    'Le réseau radio montre aussi où se trouvent les objets. Dans un réseau maillé, les compteurs, les lampadaires et les vannes mesurent les distances entre eux. Si trois nœuds non alignés ont une position connue et que les distances ne permettent qu’une disposition, nous pouvons localiser les autres, chacun avec son ellipse d’erreur. Un appareil dont la position inscrite est hors de son ellipse a peut-être été déplacé, échangé ou mal inscrit.',
    'Il y a trois limites. En LTE, l’avance temporelle se mesure par pas de 78 m; la localisation par le réseau seul est donc grossière, si grand que soit le jeu de données. La puissance du signal ne permet pas, à elle seule, de distinguer un téléphone au fond d’un bâtiment d’un téléphone éloigné, à l’extérieur. Enfin, un opérateur ne voit que sa propre clientèle. Nous recevons des pseudonymes renouvelés ou, pour la plupart des questions, des comptages.',
  ],
  specimen: {
    kind: 'load',
    title: `Dimensionnée pour la charge moyenne de son heure de pointe, cette cellule bloque ${dayWord('cells.lost.share')} % des appels vocaux pendant un quart d’heure.`,
    text: `La moyenne de l’heure le cache. Notre exemple classe ${dayWord('cells.count')} cellules selon leur quart d’heure le plus chargé, dit lesquelles ont besoin de circuits d’abord, et combien, puis planifie les années suivantes.`,
    receive: [
      'Pour chaque cellule : les appels qu’elle porte à la fois, la charge et les appels bloqués de son heure et de son quart d’heure les plus chargés, et l’année où elle passe le seuil.',
      `Ici, la cellule voisine d’une école : ${dayWord('cells.hour.load')} erlangs à l’heure la plus chargée; à partir de ${dayWord('cells.from')}, ${dayWord('cells.load')} erlangs et ${dayWord('cells.lost.share')} % des appels bloqués. Dans l’année, ${dayWord('cells.next.word')} autres cellules passeraient le seuil, avec ${dayWord('cells.next.circuits')} circuits.`,
    ],
  },
  start: { label: 'Comment démarre un classement', href: '/data/load#start' },
  benefits: [
    {
      name: 'Ingestion à plein débit',
      text: `La plateforme peut recevoir ${claim('ingest')}. Avec une compression de ${claim('compression')}, les rapports de mesure occupent un dixième de l’espace disque.`,
    },
    {
      name: 'Près de l’antenne',
      text: `La latence jusqu’à notre serveur le plus proche (l’accès en périphérie) est de ${claim('edgeAccess')} depuis ${claim('edgeCoverage')} des grandes métropoles. Si les appareils sont comptés sur ce serveur, leurs positions n’en sortent pas.`,
    },
    {
      name: 'Trouver le quart d’heure surchargé',
      text: `Des prévisions renouvelées toutes les ${claim('updateFrequency')} indiquent quelle cellule sera surchargée, et pendant quel quart d’heure, assez tôt pour délester le trafic vers une cellule voisine.`,
    },
    {
      name: 'Moins d’essais en véhicule',
      text: 'Nous estimons d’abord la couverture à l’aide d’appareils ordinaires. Vous n’avez besoin d’essais en véhicule que dans les rues où l’estimation est trop incertaine.',
    },
    {
      name: 'Des registres d’actifs exacts',
      text: 'Les actifs sont localisés par leurs propres radios. Vous recevez la liste de ceux dont l’adresse inscrite est hors de leur ellipse.',
    },
  ],
  useCases: [
    {
      name: 'Capacité au quart d’heure',
      text: 'Nous comparons la charge offerte par cellule, avec sa marge d’erreur, à ce que la cellule peut écouler, et classons les cellules selon les minutes de congestion attendues.',
      data: 'Vos compteurs par cellule.',
    },
    {
      name: 'Trous de couverture',
      text: 'Nous trouvons les endroits d’une route où des appareils perdent leur signal, puis réapparaissent. Nous classons ces trous selon leur longueur et le nombre de déplacements qui les traversent.',
      data: 'Vos essais en véhicule, ou des rapports de signal sans numéro d’abonné.',
    },
    {
      name: 'Cellules endormies',
      text: 'Une cellule endormie se déclare en bon état alors qu’aucun appareil ne s’y rattache. Les données de mouvement montrent combien d’appareils devraient s’y rattacher, et l’écart déclenche une alerte.',
      data: 'Vos rattachements par cellule; comptages des personnes présentes.',
    },
    {
      name: 'Localisation d’actifs maillés',
      text: 'Les compteurs, les lampadaires et les capteurs sont localisés par les distances entre eux; vous recevez la liste de ceux qui ne peuvent pas l’être.',
      data: 'Distances que vos appareils mesurent entre eux.',
    },
    {
      name: 'Économie d’énergie par mise en veille',
      text: 'La borne supérieure de la prévision montre quelles porteuses vous pouvez éteindre, où et jusqu’à quand.',
      data: 'Vos compteurs, sur quelques semaines.',
    },
    {
      name: 'Implantation de petites cellules',
      text: 'Nous comptons séparément les gens qui restent et les gens qui passent. Les premiers ont besoin de capacité; les seconds, de transferts intercellulaires.',
      data: 'Comptages des transferts et des séjours, par zone.',
    },
    {
      name: 'Stations de base pirates',
      text: 'Nous repérons une identité de cellule nouvelle, au signal fort, dont la liste de voisines est fausse et à laquelle aucun site ne correspond. Sa position et l’heure de sa première réception sont transmises à votre bureau des fraudes.',
      data: 'Balayages de vos propres récepteurs; votre liste de sites.',
    },
    {
      name: 'Fuites, pannes et lampadaires',
      text: 'Nous cartographions les défauts d’un réseau de services publics d’après les compteurs dont les relevés changent en même temps. La cause est d’ordinaire une vanne ou une artère commune, en amont.',
      data: 'Relevés de vos compteurs; le plan de votre réseau.',
    },
  ],
  technologies: [
    'Services de localisation 3GPP (TS 23.273) et positionnement en NR (TS 38.305)',
    'Réduction des essais en véhicule, MDT (TS 37.320)',
    'Avance temporelle, RSRP et angle d’arrivée en un seul ajustement',
    'Métadonnées de réseaux maillés LoRaWAN et Wi-SUN',
    'Positionnement multidimensionnel de réseaux d’après les seules distances',
    'Modèles d’Erlang et de files d’attente par cellule',
    'Ingestion MQTT et OGC SensorThings',
    'Nœuds en périphérie avec agrégation locale',
  ],
  compliance: [
    {
      name: 'Règles de confidentialité du CRTC',
      text: 'Les renseignements sur la clientèle autres que le nom, l’adresse et le numéro publié ne peuvent être divulgués qu’avec un consentement exprès ou en vertu d’un pouvoir légal; la Décision de télécom CRTC 2022-238 tient les adresses IP et les numéros mobiles pour confidentiels. C’est pourquoi les pseudonymes sont créés du côté de l’opérateur.',
    },
    {
      name: 'LPRPDE',
      text: 'Les opérateurs sont des entreprises fédérales; cette loi s’applique donc à eux partout au Canada, y compris pour les renseignements sur leur personnel. Pour chaque flux de données, nous consignons la finalité et la durée de conservation.',
      register: ['PIPEDA'],
    },
    {
      name: '3GPP TS 33.501 et TS 37.320',
      text: 'Ces normes définissent l’architecture de sécurité de la 5G et le consentement aux mesures MDT. Les rapports des personnes abonnées qui n’ont pas consenti sont écartés dès le collecteur, et non filtrés plus tard.',
    },
    {
      name: 'Directive vie privée et communications électroniques, article 9',
      text: 'Dans l’Union européenne, les données de localisation autres que les données relatives au trafic ne peuvent être traitées qu’une fois anonymisées ou, avec un consentement, tant que le service en a besoin. Les projets y commencent par des comptages.',
    },
    {
      name: '9-1-1 PG',
      text: 'Au Canada, sur ordre du CRTC, les réseaux adoptent la norme NENA i3 pour les appels d’urgence. Nos estimations de position peuvent accompagner un appel à titre complémentaire, avec leur rayon d’erreur; elles ne remplacent pas celle du réseau.',
    },
    {
      name: 'IEC 62443 et NERC CIP',
      text: 'La norme IEC 62443 vise la commande industrielle; les normes NERC CIP lient l’entreprise de services publics. Les capteurs occupent une zone distincte, et rien de ce que nous installons ne peut écrire dans un automate.',
      register: ['NERC CIP', 'IEC 62443'],
    },
  ],
  keyFeatures: [
    {
      name: 'Pseudonymes créés par l’opérateur',
      text: 'La clé ne quitte jamais votre réseau et se renouvelle selon votre calendrier. Si une question exige des données reliées plus longtemps, nous en convenons d’abord.',
    },
    {
      name: 'Séjour et passage séparés',
      text: 'La charge de chaque cellule est divisée en deux parts, les gens qui restent et les gens qui passent, car les remèdes diffèrent.',
    },
    {
      name: 'La position et sa géométrie',
      text: 'Chaque estimation indique son ellipse, ses sources et son nombre de récepteurs. Si les sites à portée sont sur une même ligne, nous ne donnons aucune position.',
    },
    {
      name: 'Relecture d’une panne',
      text: 'Vous voyez quelles cellules sont tombées en panne et dans quel ordre, où le trafic est allé, et quelle voisine a été surchargée ensuite.',
    },
    {
      name: 'Les événements en flux',
      text: 'Les événements (congestion, silence, déplacement) arrivent par webhooks, avec un code de cause, dans les outils d’exploitation que vous avez déjà.',
    },
  ],
  test: {
    label: 'Tester un quartier',
    write: 'Le quartier. Dites aussi si vous avez quatre semaines de données de ses compteurs.',
    get: 'La liste classée des quarts d’heure à risque, y compris ceux qui échappent à votre rapport horaire.',
  },
  closing: {
    title: 'Quels quarts d’heure sont surchargés?',
    text: 'Choisissez un quartier et envoyez-nous quatre semaines de données des compteurs du réseau radio. Nous vous remettons la liste classée des quarts d’heure à risque, avec ceux que votre rapport horaire ne montre pas.',
  },
  sources: ['crtc2022238', 'eprivacy', 'pipeda', 'ts23273'],
})
