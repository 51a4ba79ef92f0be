import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { capital } from '#content/languages/capital.ts'
import type { Sector } from '#content/schema/sector.ts'

export const government = typeset<Sector>({
  slug: 'government',
  icon: 'convoy',
  title: 'Gouvernement et défense',
  pageTitle: 'Gouvernement et défense : renseignement de mouvement',
  description:
    'Un site ou un itinéraire est-il surveillé? Lesquels de vos trajets sont prévisibles? Programmes civils : transport et santé.',
  summary:
    'Habitudes de vie, risque associé aux itinéraires et protection de sites pour gouvernement et défense, sur votre réseau; chaque constat renvoie à ses données.',
  intro:
    'Sachez si un site est surveillé, lesquels de vos itinéraires sont prévisibles et où les habitudes changent. Vous travaillez sur votre réseau, dans le cadre de vos propres pouvoirs.',
  paper: { label: 'Sommaire pour l’approvisionnement', href: '/trust/procurement' },
  elsewhere: {
    label: 'Dans un ministère civil?',
    links: [
      { label: 'Demande de transport', href: '/sectors/urbanPlanning' },
      { label: 'Contacts et mobilité', href: '/sectors/healthcare' },
      { label: 'Évacuation', href: '/sectors/publicSafety#emergency' },
      { label: 'Comptages de visiteurs', href: '/data/counts' },
    ],
  },
  fullDescription: [
    'Vous apprenez si un site ou un itinéraire est surveillé, et à quel point vos propres convois sont prévisibles. Avec chaque constat, vous recevez les données, les réglages et la règle sur lesquels il repose; un organisme de surveillance peut donc refaire le travail sans nous.',
    'Nous travaillons sur votre réseau, même s’il n’a aucune connexion avec l’extérieur. Voici des questions courantes. Cet itinéraire est-il surveillé? Un appareil revient-il régulièrement à ce site? Notre propre convoi est-il devenu prévisible? Un adversaire peut laisser ses appareils à la maison, les échanger ou leur faire suivre une fausse routine; l’absence de signal ne prouve donc rien à elle seule. Un constat tiré du seul mouvement n’est qu’une piste. Les données sont recueillies en vertu de vos pouvoirs légaux, que nous consignons pour chaque projet.',
    `Les mêmes méthodes montrent ce qu’un adversaire pourrait apprendre sur vous; nous analysons donc d’abord vos propres forces. Pour le convoi ci-dessus, l’entropie d’itinéraire, qui mesure à quel point les itinéraires sont empruntés à parts égales, est proche de son maximum. Pourtant, un observateur posté au pont ${dayWord('convoy.minute.word')} minutes après le départ a raison ${dayWord('convoy.bridge.share')} % des matins. Nous mesurons donc où l’on peut attendre un convoi à chaque minute.`,
  ],
  specimen: {
    kind: 'report',
    title: `${capital(dayWord('convoy.routes.word'))} itinéraires, et pourtant, après ${dayWord('convoy.minute.word')} minutes, le convoi est sur le même pont ${dayWord('convoy.bridge.share')} % des matins.`,
    text: 'Les itinéraires sont empruntés à parts presque égales; à s’en tenir à un résumé, on croirait donc le convoi difficile à prévoir. Le pont qu’ils ont tous en commun le trahit.',
    sample:
      'Notre exemple de rapport présente un autre cas : un appareil que désigne une autorisation légale, et la minute où il a déclenché une alerte.',
  },
  benefits: [
    {
      name: 'Sur votre propre réseau',
      text: 'Le système fonctionne sur votre matériel, sans télémétrie, serveur de licences ni service cartographique externe. Vos données restent couvertes par votre autorisation de sécurité actuelle.',
    },
    {
      name: `Des alertes en ${claim('alertLatency')}`,
      text: `De la réception de l’événement déclencheur à la remise de l’alerte, à toute heure. Le service et ses flux sont surveillés ${claim('monitoring')}.`,
    },
    {
      name: 'Des constats qui résistent à l’examen',
      text: 'Vous pouvez remonter de chaque évaluation à ses données, à ses seuils et à l’autorité qui l’a permise, dans l’ordre où un organisme de surveillance les demande.',
    },
    {
      name: 'D’abord, votre propre exposition',
      text: 'Avant d’analyser les mouvements d’autrui, nous vous disons ce que les vôtres révèlent : horaires, itinéraires, arrêts et radios.',
    },
    {
      name: 'Des délais de reprise définis',
      text: `Le délai de reprise (RTO) est de ${claim('recoveryTime')} et la perte de données (point de reprise, RPO), de ${claim('recoveryPoint')}, pour chaque installation distincte (enclave). Une carte n’est jamais restaurée sans ses règles d’accès.`,
    },
  ],
  useCases: [
    {
      name: 'Routines autour d’un site',
      text: 'Nous trouvons les appareils qui s’arrêtent en vue de la clôture, et donnons la durée de leurs arrêts et le nombre d’arrêts que la vie ordinaire du voisinage n’explique pas. Nous mesurons les arrêts à l’extérieur de la clôture avec autant de soin que les entrées.',
      data: 'Détections d’appareils autour du site, en vertu de vos pouvoirs.',
    },
    {
      name: 'Risque associé aux itinéraires',
      text: 'Nous montrons à quel point chaque itinéraire et chaque départ sont prévisibles, et où les variantes se rejoignent en un point d’étranglement, par exemple un pont.',
      data: 'Positions de vos propres véhicules.',
    },
    {
      name: 'Contre-surveillance',
      text: 'Nous cherchons un appareil qui se trouve près de votre convoi à plusieurs dates. Nous ne le connaissons que par un pseudonyme qui expire, et le comparons à ce qui est habituel sur cette route. Les appareils des gens qui y habitent ne servent qu’à établir cet habituel, réduit à des comptages quand la finalité prend fin.',
      data: 'Détections le long de la route à ces dates, en vertu de vos pouvoirs.',
    },
    {
      name: 'Périmètre d’un camp temporaire',
      text: 'Un réseau maillé de nœuds radio détermine ses propres positions, puis montre de quel côté du camp il est le moins précis, pour qu’une patrouille couvre ce côté.',
      data: 'Distances entre vos nœuds radio.',
    },
    {
      name: 'Frontières entre les points d’entrée',
      text: 'Nous réunissons les détections de capteurs au sol, de radars et de caméras en déplacements, chacun avec son point de départ, sa vitesse et sa direction. Une personne à pied qui passe devant neuf capteurs n’est comptée qu’une fois.',
      data: 'Vos capteurs au sol, radars et caméras.',
    },
    {
      name: 'Logistique de défense',
      text: 'Vous connaissez le temps passé à chaque nœud d’une chaîne d’approvisionnement, par quart d’heure. Vous voyez, par exemple, une attente de deux heures à un poste d’accès, qu’une moyenne cacherait.',
      data: 'Positions des véhicules, ou étiquettes des chargements.',
    },
    {
      name: 'Perturbation de la navigation',
      text: 'Nous cartographions le brouillage d’après l’ordre dans lequel les récepteurs perdent leur signal, et le leurrage d’après les récepteurs qui indiquent tous un lieu où aucun d’eux ne se trouve.',
      data: 'Qualité du signal de vos récepteurs.',
    },
    {
      name: 'Dépendances communes',
      text: 'Nous trouvons les sites essentiels qui dépendent de la même route, du même poste électrique ou du même pylône cellulaire, d’après les déplacements qui les desservent.',
      data: 'Positions de véhicules ou comptages routiers; votre liste de sites.',
    },
  ],
  technologies: [
    'Installation isolée du réseau, lots de mises à jour signés',
    'Cursor on Target, symboles MIL-STD-2525 et APP-6',
    'Pistes STANAG 4676 et GMTI STANAG 4607',
    'Étiquettes STANAG 4774, liées aux données par STANAG 4778',
    'MGRS et UTM à côté de la latitude et de la longitude',
    'TDoA et angle d’arrivée, à partir de nœuds fixes et mobiles',
    'Entropie d’itinéraire et bornes de prévisibilité de Markov',
    'Modules FIPS 140-3, clés détenues par votre organisation',
  ],
  compliance: [
    {
      name: 'ITSP.10.033, incidence moyenne (niveau Protégé B)',
      text: 'Vous recevez les contrôles, les flux de données et les résultats d’essai pour le profil qu’indique votre équipe d’évaluation (pour une incidence moyenne, l’ITSP.10.033-01). Ce profil est tiré de ce catalogue du Centre canadien pour la cybersécurité (anciennement l’annexe 3A de l’ITSG-33). Seul le ministère peut accorder l’autorisation d’exploitation.',
    },
    {
      name: 'Loi sur la protection des renseignements personnels (Canada)',
      text: 'L’article 4 ne permet à une institution fédérale de recueillir que ce qui a un lien direct avec ses programmes ou ses activités : nous consignons lequel avant la première requête. Les articles 5 à 8 régissent l’avis, la conservation, l’exactitude, l’usage et la communication. L’institution en répond; vous recevez la fiche de chaque flux et le journal.',
    },
    {
      name: 'Directives du Conseil du Trésor',
      text: 'La Directive sur les pratiques relatives à la protection de la vie privée (annexe C) demande une évaluation des facteurs relatifs à la vie privée : pour la vôtre, nous décrivons le contenu d’un flux et ce qui en est retiré. La Directive sur la prise de décisions automatisée vise les systèmes qui servent à une décision administrative sur un client; nos constats sont des pistes, qu’une personne apprécie.',
    },
    {
      name: 'Liste de vérification (LVERS)',
      text: 'Dans cette liste des exigences relatives à la sécurité, votre ministère indique la cote et les mesures de protection qu’un contrat exige de nous. Ce que nous détenons est fourni sur demande, avec le reste du sommaire pour l’approvisionnement.',
    },
    {
      name: 'Programme des marchandises contrôlées',
      text: 'Nous vérifions l’inscription avant tout envoi de fichier, dessins techniques compris. Selon la Loi sur la production de défense, quiconque examine, possède ou transfère des marchandises contrôlées au Canada doit être inscrit ou exempté.',
    },
    {
      name: 'PCCC',
      text: 'Le Programme canadien de certification en cybersécurité vise les fournisseurs de la défense. Le niveau 1, une autoévaluation annuelle selon 13 exigences, est ouvert depuis avril 2026; le niveau 2, confié à un organisme accrédité, est annoncé pour 2027. Une certification CMMC valide est acceptée pour le niveau 1.',
    },
    {
      name: 'ITAR',
      text: 'Ce sont les règles américaines sur les articles de défense et les données techniques (22 CFR 120 à 130). Nous étiquetons les couches contrôlées. L’accès dépend de la citoyenneté et du lieu inscrits au dossier, quel que soit le titre du poste.',
    },
    {
      name: 'DoD SRG IL5',
      text: 'Ce niveau vise l’information contrôlée non classifiée de sensibilité élevée et les systèmes de sécurité nationale non classifiés. Pour les données classifiées, nous faisons l’installation sur votre propre réseau.',
      register: ['DoD SRG IL5'],
    },
    {
      name: 'CMMC, niveau 3',
      text: 'Ce niveau ajoute 24 exigences de la NIST SP 800-172 aux 110 de la NIST SP 800-171. Il vise tout le traitement des données par le fournisseur, et non un seul produit.',
      register: ['CMMC Level 3'],
    },
    {
      name: 'NIST 800-53 Rev 5 et FedRAMP High',
      text: 'Ce sont les mesures de sécurité des systèmes fédéraux américains et le programme qui autorise les services infonuagiques selon ces mesures. FedRAMP High : autorisation en cours (statut Ready obtenu).',
      register: ['NIST 800-53 Rev 5', 'FedRAMP High'],
    },
  ],
  keyFeatures: [
    {
      name: 'Des preuves pour l’équipe d’évaluation',
      text: 'Les contrôles, les flux de données et les résultats d’essai sont remis en fichiers OSCAL; vous n’avez donc pas à les ressaisir.',
    },
    {
      name: 'Fonctionnement par liens à sens unique (diodes)',
      text: 'Les importations n’exigent aucune réponse de votre côté. Les exportations attendent à votre passerelle de sécurité.',
    },
    {
      name: 'Compartiment des forces amies',
      text: 'Les trajectoires amies sont gardées dans un compartiment distinct, invisible même aux analystes qui voient tout le reste.',
    },
    {
      name: 'Hypothèses concurrentes',
      text: 'Une évaluation énumère les explications concurrentes à la manière de Heuer (1999), avec l’observation qui permettrait de les départager.',
    },
    {
      name: 'L’heure de l’événement et celle où vous l’avez appris',
      text: 'Nous conservons les deux heures pour chaque donnée, car une enquête a besoin des deux.',
    },
  ],
  test: {
    label: 'Organiser une rencontre dans vos locaux',
    write: 'Le lieu, le niveau de classification et les dates qui vous conviennent, sans rien de classifié.',
    get: 'Une première rencontre à votre niveau, avec des données synthétiques.',
  },
  closing: {
    title: 'Une rencontre dans vos locaux.',
    text: 'La première rencontre a lieu à votre niveau de classification, avec des données synthétiques. Vous décidez plus tard des données que nous pouvons utiliser.',
  },
  complianceNote:
    'Canada : ITSP.10.033 à incidence moyenne (niveau Protégé B), Loi sur la protection des renseignements personnels, directives du Conseil du Trésor, LVERS, marchandises contrôlées, PCCC. Puis les exigences des États-Unis.',
  sources: [
    'cmmc',
    'cpcsc',
    'automateddecision',
    'defenceproductionact',
    'fips1403',
    'heuer1999',
    'itsg33',
    'itsp10033',
    'privacyact',
    'privacypractices',
    'stanag4774',
    'stanag4778',
  ],
})
