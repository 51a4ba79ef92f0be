import { claim } from '#content/fr/claims.ts'
import type { Sector } from '#content/schema/sector.ts'

export const telecommunications: Sector = {
  slug: 'telecommunications',
  icon: 'mesh',
  title: 'Télécommunications et infrastructures intelligentes',
  pageTitle: 'Télécoms et infrastructures\u00a0: charge, couverture',
  description: 'Où, et à quel quart d’heure, le réseau déborde-t-il? Charge, couverture, localisation d’appareils.',
  summary:
    'Charge par cellule et par quart d’heure, couverture vue d’appareils réels, localisation maillée et santé de l’IdO, pour télécoms et services publics.',
  intro:
    'Voyez la charge par cellule radio et par quart d’heure, les trous de couverture et la position des compteurs et des capteurs, d’après des données que votre réseau possède déjà. Les identifiants d’abonnement restent de votre côté.',
  fullDescription: [
    'Nous mesurons et prévoyons la charge par cellule radio et par quart d’heure, car un réseau dimensionné sur l’heure chargée peut déborder dans un de ses quarts. Un exemple selon la formule d’Erlang\u00a0: vingt circuits auxquels on offre 12\u00a0erlangs en moyenne sur l’heure bloquent un appel sur 100. Si un quart de cette heure en offre 15 et les autres 11, ils en bloquent un sur 22 tant qu’il dure. L’heure entière en bloque un sur 57, et sa charge moyenne est toujours de 12. Un réseau à paquets met en file au lieu de bloquer, avec le même effet.',
    'Le réseau radio montre aussi où sont les choses. Dans un réseau maillé, compteurs, lampadaires et vannes mesurent les distances entre eux. Si trois nœuds, non alignés, ont un lieu connu et que les distances ne permettent qu’une disposition, nous pouvons localiser les autres, chacun avec son ellipse d’erreur. Un appareil dont le lieu inscrit tombe hors de son ellipse a probablement été déplacé, échangé ou mal inscrit.',
    'Les limites\u00a0: un pas d’avance temporelle en LTE vaut 78\u00a0m, si bien que la vue propre au réseau est grossière, si grand que soit le jeu de données; profondeur à l’intérieur et distance à l’extérieur se ressemblent dans la seule puissance du signal; et un exploitant ne voit que sa clientèle. Nous recevons des pseudonymes renouvelés ou, pour la plupart des questions, des comptages.',
  ],
  benefits: [
    {
      name: 'Ingestion au débit de la ligne',
      text: `Ingestion de ${claim('ingest')}, avec une compression de ${claim('compression')}, pour qu’un mois de rapports de mesure tienne sur les disques que vous avez.`,
    },
    {
      name: 'Près de la radio',
      text: `L’accès en périphérie, soit le temps réseau jusqu’à notre serveur le plus proche, est de ${claim('edgeAccess')} depuis ${claim('edgeCoverage')} des grandes métropoles. Là où les appareils sont comptés en périphérie, les positions y restent.`,
    },
    {
      name: 'Le quart d’heure qui cède',
      text: `Des prévisions renouvelées toutes les ${claim('updateFrequency')} nomment la cellule et le quart d’heure, assez tôt pour diriger le trafic vers une voisine.`,
    },
    {
      name: 'Des essais en véhicule là où ils rapportent',
      text: 'La couverture est d’abord estimée par des appareils ordinaires; la camionnette ne va que dans les rues où l’intervalle est trop large pour décider.',
    },
    {
      name: 'Des registres conformes à la rue',
      text: 'Des actifs localisés par leurs propres radios, avec la liste de ceux dont l’adresse inscrite ne peut être vraie.',
    },
  ],
  useCases: [
    {
      name: 'Capacité au quart d’heure',
      text: 'La charge offerte par cellule avec son intervalle, face à ce que la cellule peut porter, triée par minutes de congestion attendue.',
    },
    {
      name: 'Trous de couverture',
      text: 'Des endroits où les appareils se taisent le long d’une route sur laquelle, manifestement, ils continuent. La longueur du trou et le nombre de déplacements qui le traversent fixent l’ordre des réparations.',
    },
    {
      name: 'Cellules endormies',
      text: 'Une cellule qui se déclare saine alors que personne ne s’y rattache. Le mouvement dit combien auraient dû le faire, et l’écart déclenche l’alerte.',
    },
    {
      name: 'Localisation d’actifs maillés',
      text: 'Compteurs, lampadaires et capteurs placés par les distances qu’ils mesurent entre eux, ceux qu’on ne peut placer étant énumérés comme tels.',
    },
    {
      name: 'Économie d’énergie par mise en veille',
      text: 'Quelles porteuses peuvent s’éteindre, où et jusqu’à quand, d’après une prévision dont la borne supérieure décide, et non le milieu.',
    },
    {
      name: 'Implantation de petites cellules',
      text: 'Séjour et passage comptés à part\u00a0: qui reste a besoin de capacité, qui passe, de transferts intercellulaires.',
    },
    {
      name: 'Stations de base pirates',
      text: 'Une identité de cellule nouvelle qui paraît avec un signal fort, une mauvaise liste de voisines et aucun site derrière elle. Sa position et l’heure de sa première réception vont au bureau des fraudes.',
    },
    {
      name: 'Fuites, pannes et lampadaires',
      text: 'Les défauts d’un service public, cartographiés par les compteurs qui changent de rythme ensemble; la vanne ou l’artère commune est d’ordinaire en amont de tous.',
    },
  ],
  technologies: [
    'Services de localisation 3GPP (TS 23.273) et positionnement en NR (TS 38.305)',
    'Réduction des essais en véhicule, MDT (TS 37.320)',
    'Avance temporelle, RSRP et angle d’arrivée en un seul ajustement',
    'Métadonnées de réseaux maillés LoRaWAN et Wi-SUN',
    'Positionnement multidimensionnel de réseaux à distances seules',
    'Modèles d’Erlang et de files d’attente par cellule',
    'Ingestion MQTT et OGC SensorThings',
    'Nœuds en périphérie avec agrégation locale',
  ],
  compliance: [
    {
      name: 'Confidentialité selon le CRTC',
      text: 'Les renseignements sur la clientèle ne se divulguent qu’avec un consentement exprès ou en vertu d’un pouvoir légal, sauf le nom, l’adresse et le numéro publié; la Décision de télécom CRTC 2022-238 tient les adresses\u00a0IP et les numéros mobiles pour confidentiels. C’est pourquoi les pseudonymes se font du côté de l’exploitant.',
    },
    {
      name: 'LPRPDE',
      text: 'Les exploitants sont des entreprises fédérales; elle s’applique donc partout au Canada, personnel compris. La fin et la conservation sont inscrites dans chaque flux de données.',
    },
    {
      name: '3GPP TS 33.501 et TS 37.320',
      text: 'L’architecture de sécurité de la 5G, et le consentement aux mesures MDT. Les relevés des personnes qui n’ont pas consenti sont écartés au collecteur, non filtrés plus tard.',
    },
    {
      name: 'Directive vie privée et communications électroniques, article 9',
      text: 'Dans l’Union européenne, les données de localisation autres que les données relatives au trafic se traitent anonymisées ou avec consentement, aussi longtemps que le service en a besoin. Là-bas, les projets partent de comptages.',
    },
    {
      name: '9-1-1 PG',
      text: 'Au Canada, les appels d’urgence passent à la norme NENA i3 sur ordre du CRTC. Nos estimations de position peuvent accompagner un appel comme second avis, avec leur rayon; elles ne remplacent pas celle du réseau.',
    },
    {
      name: 'IEC 62443 et NERC CIP',
      text: 'La norme IEC 62443 vise la commande industrielle; les normes NERC CIP lient le service public. Les capteurs occupent une zone à eux, et rien de ce que nous installons ne peut écrire sur un automate.',
    },
  ],
  keyFeatures: [
    {
      name: 'Pseudonymes faits par l’exploitant',
      text: 'La clé ne quitte jamais votre réseau et se renouvelle selon votre calendrier; une question qui demande une mémoire plus longue doit d’abord le dire.',
    },
    {
      name: 'Séjour et passage séparés',
      text: 'La charge de chaque cellule en deux parts, qui reste et qui passe, car les remèdes diffèrent.',
    },
    {
      name: 'La position et sa géométrie',
      text: 'Ellipse, sources et nombre d’ancres de chaque estimation, et un refus net là où les cellules en vue sont sur une même ligne.',
    },
    {
      name: 'Une panne rejouée',
      text: 'Quelles cellules sont tombées dans quel ordre, où le trafic est allé, et quelle voisine a cédé ensuite.',
    },
    {
      name: 'Les événements en flux',
      text: 'Congestion, silence et déplacement en webhooks avec un code de cause, pour les outils d’exploitation que vous avez déjà.',
    },
  ],
  closing: {
    title: 'Quels quarts d’heure débordent?',
    text: 'Donnez-nous un quartier et quatre semaines de compteurs. Nous rendons les quarts d’heure à risque, classés, avec ceux que votre rapport horaire cachait.',
  },
  sources: ['crtc2022238', 'eprivacy', 'pipeda', 'ts23273'],
}
