import { claim } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const social = typeset<Service>({
  slug: 'social',
  number: '2.2',
  icon: 'social',
  ground: 'deep',
  fold: 'right',
  title: 'Reconstruction de graphes sociaux',
  pageTitle: 'Reconstruction de graphes sociaux par coprésence',
  subject: 'graphes sociaux',
  description:
    'Nous trouvons les appareils qui se rencontrent plus souvent que le hasard ne l’explique, leurs groupes et l’appareil qui relie ces groupes. Chaque lien est accompagné des rencontres qui l’appuient.',
  summary:
    'Quels appareils se rencontrent plus que le hasard ne l’explique : groupes, appareils qui les relient, rencontres derrière chaque lien, sans aucun nom.',
  intro:
    'La reconstruction de graphes sociaux montre aux enquêteurs et aux épidémiologistes les appareils qui se rencontrent plus souvent que le hasard ne l’explique, leurs groupes et l’appareil qui relie ces groupes.',
  give: 'Arrêts, avec le lieu et l’heure',
  get: 'Liens et rencontres qui les fondent, groupes, appareils charnières',
  fullDescription: [
    'Vous apprenez quels appareils sont liés, et les personnes autorisées peuvent vérifier chaque rencontre derrière un lien. Que deux appareils soient au même endroit à la même heure signifie peu de chose. S’ils se rencontrent trois fois en quatorze jours dans un lieu peu achalandé, il y a peut-être un lien entre eux. Nous comptons ces rencontres (coprésence) par lieu et par heure, et comparons leur nombre à celui que donnerait le hasard aux mêmes lieux et aux mêmes heures.',
    'Le hasard explique bien des rencontres. Deux personnes sans lien passent par la même gare à 8 h, chacune huit jours ouvrables sur dix. Le hasard seul leur donne environ six matins communs (10 × 8/10 × 8/10 = 6,4). Pour deux autres, qui vont à la même halte routière deux de ces dix jours chacune, le hasard donne en moyenne 0,4 jour commun (10 × 2/10 × 2/10).',
    'La méthode a des limites. La rencontre de deux appareils ne montre pas que des gens se connaissent. Une personne qui porte deux téléphones compte pour deux, et une personne qui laisse le sien à la maison n’apparaît pas. La mesure qui sert à classer les appareils reliant des groupes est vite faussée par les données manquantes (Costenbader et Valente 2003) : chaque rang est donc livré avec un intervalle. C’est à l’analyste, qui dispose d’autres preuves, de décider du sens d’un lien.',
  ],
  leads: {
    features:
      'Vous recevez les liens, les groupes et les appareils qui relient ces groupes, et voyez comment chacun a été trouvé.',
    capabilities:
      'Vous suivez les groupes de semaine en semaine, pour une finalité déclarée et jusqu’à la date de fin prévue.',
  },
  features: [
    {
      name: 'Comptage des coprésences',
      text: 'Nous indiquons le nombre de rencontres exigé, la taille de la cellule et la durée de la tranche horaire, car chacun de ces réglages change le résultat.',
    },
    {
      name: 'Correction des lieux achalandés',
      text: 'Les rencontres sont normales dans une gare achalandée, mais non dans une halte routière. Pour voir ce que donnerait le hasard (modèle nul), nous permutons les dates des visites de chaque appareil. Les lieux et les heures ne changent pas, et les jours ouvrables sont permutés à part des fins de semaine.',
    },
    {
      name: 'Communautés',
      text: 'Nous trouvons les groupes d’après les seuls liens, par l’algorithme de Leiden (Traag et coll. 2019), qui garantit que chaque groupe est connexe. L’appartenance des membres qui changent de groupe d’un calcul à l’autre est signalée comme incertaine.',
    },
    {
      name: 'Ponts',
      text: `Un pont est un appareil situé sur un grand nombre des plus courts chemins entre les autres. L’algorithme de Brandes (2001) compte ces chemins (intermédiarité).`,
    },
    {
      name: 'Preuves de chaque lien',
      text: 'Chaque lien est accompagné des rencontres qui l’appuient : lieu, heure, source et degré de confiance. Si vous retirez un capteur douteux, le graphe est recalculé sans lui.',
    },
    {
      name: 'Ordre des événements',
      text: 'Nous comptons les suites de rencontres survenues dans un délai fixé (motifs temporels, Paranjape et coll. 2017) : par exemple, A rencontre B, puis B rencontre C, mais A ne rencontre jamais C.',
    },
  ],
  capabilities: [
    {
      name: 'Voir un groupe se former, se scinder ou se taire',
      text: 'Dans un même graphe, les communautés sont appariées d’une semaine à l’autre d’après leurs membres communs. Deux calculs sur la même semaine peuvent différer un peu; nous ne signalons un changement que s’il est plus grand.',
    },
    {
      name: 'Réunir des enregistrements en entités',
      text: `Un même appareil ou véhicule (entité) peut avoir plusieurs pseudonymes. Nous les apparions, sauf ceux d’adresses aléatoires. L’exactitude de l’identification d’entités, soit la part d’appariements justes, est de ${claim('identification')}. Chaque appariement garde ses preuves et peut être annulé.`,
    },
    {
      name: 'Structure de contacts pour l’épidémiologie',
      text: 'Nous donnons les contacts par type de lieu, durée et heure, sous la forme qu’emploient les modèles de transmission. Un signal radio n’indique pas l’âge. Nous le tirons d’une enquête comme POLYMOD (Mossong et coll. 2008), et indiquons où nous avons rapproché les deux sources.',
    },
    {
      name: 'Voir comment deux appareils sont reliés',
      text: `Choisissez deux appareils. Vous recevez le chemin qui les relie et, si votre rôle le permet, les rencontres derrière chaque lien. La latence de requête est de ${claim('queryLatency')}.`,
    },
    {
      name: 'Pseudonymes à durée limitée',
      text: 'Un appareil n’est connu que par un pseudonyme : son identifiant, haché avec une clé secrète (sel). Chaque graphe a son sel, que nous ne gardons pas plus longtemps que lui; aucun pseudonyme ne relie donc deux graphes.',
    },
    {
      name: 'La finalité d’abord',
      text: 'Nous ne construisons aucun graphe avant que sa finalité, l’autorisation légale et la date de fin soient consignées. L’accès fondé sur les rôles et des mesures de cybersécurité protègent la liste des rencontres : la plupart des personnes autorisées ne voient que le graphe.',
    },
  ],
  technologies: [
    'Graphes de coprésence pondérés, par lieu et tranche horaire',
    'Modèles nuls par permutation des dates, à heure du jour égale',
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
      'Les vols de remorques à quatre relais routiers sont-ils l’œuvre de gens sans lien ou d’un seul réseau? Le cas est inventé. Les transporteurs communiquent 14 nuits de données captées aux entrées : les étiquettes BLE de leurs parcs, hachées avec une seule clé secrète.',
      'De toutes les paires, 412 comptaient trois rencontres ou plus. Ce nombre paraît suspect tant qu’on ne le compare pas à l’effet du hasard : si l’on permute les dates en gardant les habitudes, 397 paires en moyenne comptent encore trois rencontres ou plus. La plupart des 412 paires suivent simplement le même horaire. Nous avons ensuite testé chaque paire, à un taux de fausses découvertes de 5 % : en moyenne, au plus une paire trouvée sur vingt est due au hasard. Il en est resté dix.',
      'Les dix liens réunissent sept appareils : deux groupes de trois, où chacun rencontre les deux autres, et un appareil qui a deux liens avec chaque groupe (3 + 3 + 4). Le graphe indique donc un seul réseau plutôt que des gens sans lien, mais ne montre pas que ses membres ont volé. Tout chemin d’un groupe à l’autre passe par cet appareil. Son intermédiarité est de 9, soit une par paire (3 × 3); celle du suivant est de 2. L’exploitant des relais a remis à la police la liste des nuits et des entrées. Nous ignorons qui conduisait : pour obtenir un nom, la police a besoin d’une ordonnance judiciaire et des registres des transporteurs.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason:
        'La surveillance et la contrebande se font souvent en équipe; un lien entre deux appareils peut en être le premier signe.',
    },
    publicSafety: { mark: 'adds', reason: 'Pour les enquêtes qui ont une autorisation judiciaire.' },
    urbanPlanning: { mark: 'none', reason: 'Un horaire ne dépend pas de qui voyage avec qui.' },
    retail: { mark: 'none', reason: 'Nous ne vendons pas d’information sur qui magasine avec qui.' },
    healthcare: { mark: 'leans-on', reason: 'La coprésence des appareils, comptée sans noms.' },
    telecommunications: {
      mark: 'none',
      reason: 'Acheminer le trafic ne demande aucun graphe de la clientèle.',
    },
    emergency: { mark: 'none', reason: 'Ouvrir un centre d’hébergement ne demande aucun graphe du voisinage.' },
  },
  closing: {
    title: 'Trouvez l’appareil qui relie les groupes.',
    text: 'Indiquez-nous les lieux, les dates et l’autorisation légale dont vous disposez. Nous vous remettons le graphe, sa comparaison avec le hasard et les rencontres derrière chaque lien.',
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
})
