import { claim } from '#content/fr/claims.ts'
import type { Sector } from '#content/schema/sector.ts'

export const government: Sector = {
  slug: 'government',
  icon: 'vault',
  title: 'Gouvernement et défense',
  pageTitle: 'Gouvernement et défense\u00a0: renseignement de mouvement',
  description:
    'Cet itinéraire est-il observé? Voyez les routines autour d’un site et le risque de chaque itinéraire, sur votre propre réseau.',
  summary:
    'Habitudes de vie, risque d’itinéraire et protection de sites, pour gouvernement et défense, dans votre périmètre, retraçables jusqu’à une seule position.',
  intro:
    'Sachez si un site est observé, lesquels de vos itinéraires sont prévisibles et où les habitudes changent. Vous travaillez sur votre propre réseau et sous votre propre autorité.',
  fullDescription: [
    'Questions courantes\u00a0: cet itinéraire est-il observé? Un appareil revient-il régulièrement à ce site? Notre propre convoi est-il devenu prévisible? Nous travaillons sur votre réseau, même s’il est isolé. Avec chaque constat, vous recevez les données, les paramètres et la règle qui le fondent. Un organisme de surveillance peut donc refaire le travail sans nous.',
    'Les mêmes méthodes montrent ce qu’un adversaire pourrait apprendre sur vous; nous analysons donc d’abord vos propres forces. Supposons qu’un convoi dispose de trois itinéraires. Sur dix matins, il prend huit fois l’itinéraire A, et une fois chacun les itinéraires B et C. Qui mise chaque fois sur l’itinéraire A a raison huit matins sur dix. L’entropie d’itinéraire, qui mesure à quel point les itinéraires sont empruntés également, est de 0,92\u00a0bit sur 1,58 possible. Cela équivaut à 1,9\u00a0itinéraire emprunté à parts égales (2 à la puissance 0,92).',
    'Les limites sont celles de l’adversaire autant que les nôtres. On laisse l’appareil à la maison, on l’échange, on le promène selon une fausse routine\u00a0: l’absence de signal ne prouve donc rien à elle seule. Un constat tiré du seul mouvement est une piste. La collecte repose sur votre autorité légitime, champ obligatoire du projet et non note de bas de page.',
  ],
  benefits: [
    {
      name: 'Sur votre propre réseau',
      text: 'Le système fonctionne sur votre matériel, sans télémétrie, sans serveur de licences, sans service cartographique extérieur. Les données restent sous l’accréditation qu’elles ont déjà.',
    },
    {
      name: `Des alertes en ${claim('alertLatency')}`,
      text: `De l’arrivée de l’événement qui déclenche l’alerte à sa remise, à toute heure. Les flux et le service que nous exploitons sont surveillés ${claim('monitoring')}.`,
    },
    {
      name: 'Des constats qui résistent à l’examen',
      text: 'Chaque évaluation se remonte jusqu’à ses positions, ses seuils et son autorité, dans l’ordre où un organisme de surveillance les demande.',
    },
    {
      name: 'Votre propre signature, d’abord',
      text: 'Avant d’analyser le mouvement d’autrui, nous montrons ce que le vôtre révèle\u00a0: horaires, itinéraires, haltes, radios.',
    },
    {
      name: 'Une reprise chronométrée',
      text: `Délai de reprise (RTO) de ${claim('recoveryTime')} et point de reprise (RPO, les données perdues) de ${claim('recoveryPoint')}, pour chaque installation distincte (enclave). Une carte n’est jamais restaurée sans ses règles d’accès.`,
    },
  ],
  useCases: [
    {
      name: 'Habitudes de vie autour d’un site',
      text: 'Quels appareils s’arrêtent en vue de la clôture, combien de temps, et de combien plus souvent que le voisinage ne l’explique. Le temps de séjour au-dehors est compté avec autant de soin que l’entrée.',
    },
    {
      name: 'Risque d’itinéraire',
      text: 'L’entropie par itinéraire et par départ, avec les points d’étranglement où les variantes se rejoignent. Trois itinéraires qui partagent un pont n’en font qu’un.',
    },
    {
      name: 'Contre-surveillance',
      text: 'Une empreinte qui croise votre convoi à des jours distincts, pendant la vie d’un même sel, comparée à celles des gens qui vivent simplement le long de la route.',
    },
    {
      name: 'Périmètre d’un camp temporaire',
      text: 'Un réseau maillé de nœuds établit ses propres positions, puis montre de quel côté du camp il localise mal, pour que la patrouille couvre ce côté.',
    },
    {
      name: 'Frontières entre les points d’entrée',
      text: 'Les détections de capteurs au sol, de radars et de caméras deviennent des déplacements, avec un départ, une vitesse et une direction. Une personne à pied qui passe devant neuf capteurs est un seul événement.',
    },
    {
      name: 'Logistique de défense',
      text: 'Le temps de séjour à chaque nœud d’une chaîne d’approvisionnement, par quart d’heure. La moyenne cache les deux heures à une barrière, le jour où elles comptaient.',
    },
    {
      name: 'Perturbation de la navigation',
      text: 'Brouillage et leurrage, cartographiés d’après l’ordre dans lequel les récepteurs décrochent, ou s’accordent soudain sur un lieu où aucun d’eux ne se trouve.',
    },
    {
      name: 'Dépendances communes',
      text: 'Quels sites essentiels reposent sur la même route, le même poste électrique ou le même pylône, d’après les déplacements qui les desservent et non d’après l’organigramme.',
    },
  ],
  technologies: [
    'Installation isolée du réseau, lots de mises à jour signés',
    'Cursor on Target, symboles MIL-STD-2525 et APP-6',
    'Pistes STANAG 4676 et GMTI STANAG 4607',
    'Étiquettes STANAG 4774, liées aux données par STANAG 4778',
    'MGRS et UTM à côté de la latitude et de la longitude',
    'TDoA et angle d’arrivée, de nœuds fixes et mobiles',
    'Entropie d’itinéraire et bornes de prévisibilité de Markov',
    'Modules FIPS 140-3, clés détenues par la clientèle',
  ],
  compliance: [
    {
      name: 'ITSP.10.033, incidence moyenne',
      text: 'Le catalogue de contrôles du Centre canadien pour la cybersécurité, anciennement l’annexe\u00a03A de l’ITSG-33, et son profil ITSP.10.033-01. Nous fournissons les preuves selon le profil que nomme la personne qui vous évalue; l’autorisation d’exploitation relève du ministère.',
    },
    {
      name: 'Loi sur la protection des renseignements personnels (Canada)',
      text: 'L’article\u00a04 ne permet à une institution fédérale de recueillir que ce qui a un lien direct avec ses programmes ou ses activités. Un projet nomme lesquels avant la première requête.',
    },
    {
      name: 'Programme des marchandises contrôlées',
      text: 'Selon la Loi sur la production de défense, quiconque examine, possède ou transfère des marchandises contrôlées au Canada doit détenir une inscription ou une exemption. La vérification précède tout envoi de fichier, dessins techniques compris.',
    },
    {
      name: 'ITAR',
      text: 'Les règles américaines sur les articles de défense et les données techniques (22\u00a0CFR\u00a0120 à 130). Les couches contrôlées portent une étiquette, et l’accès suit la citoyenneté et le lieu inscrits au dossier, quel que soit le titre du poste.',
    },
    {
      name: 'DoD SRG IL5',
      text: 'Pour l’information contrôlée non classifiée de sensibilité élevée et les systèmes de sécurité nationale non classifiés. Ce qui est classifié a sa place sur votre propre réseau; notre installation se fait alors là.',
    },
    {
      name: 'PCCC',
      text: 'Le Programme canadien de certification en cybersécurité, pour les fournisseurs de la défense. Le niveau\u00a01, une autoévaluation annuelle selon 13\u00a0exigences, est ouvert depuis avril\u00a02026; le niveau\u00a02, par un organisme accrédité, est annoncé pour 2027. Une certification CMMC valide est acceptée pour le niveau\u00a01.',
    },
    {
      name: 'CMMC Level 3',
      text: 'Ajoute 24\u00a0exigences de la NIST SP\u00a0800-172 aux 110 de la NIST SP\u00a0800-171. La certification vise tout le traitement des données par le fournisseur, non un produit.',
    },
    {
      name: 'NIST 800-53 Rev 5 et FedRAMP High',
      text: 'Les mesures de sécurité des systèmes fédéraux américains, et le programme qui autorise les services infonuagiques selon elles. Pour FedRAMP High, l’autorisation est en cours (statut Ready obtenu).',
    },
  ],
  keyFeatures: [
    {
      name: 'Des preuves pour l’évaluation',
      text: 'Contrôles, flux de données et résultats d’essai en OSCAL, pour que personne ne retape une feuille de calcul dans une autre.',
    },
    {
      name: 'Fonctionne derrière une diode',
      text: 'Les importations se passent d’accusé de réception et les exportations attendent à votre passerelle de contrôle; un lien à sens unique est un réseau pris en charge, non une panne.',
    },
    {
      name: 'Compartiment des forces amies',
      text: 'Les trajectoires amies forment un compartiment à part, masqué même à l’analyste qui fusionne tout le reste.',
    },
    {
      name: 'Hypothèses concurrentes',
      text: 'Une évaluation énumère ses rivales, à la manière de Heuer (1999), avec la seule observation qui les départagerait.',
    },
    {
      name: 'Deux temps pour tout',
      text: 'Quand c’est arrivé, et quand vous l’avez su\u00a0: une enquête a besoin des deux.',
    },
  ],
  closing: {
    title: 'Une séance d’information dans vos locaux.',
    text: 'Une première séance peut se tenir à votre niveau de classification, avec des données synthétiques. Vous décidez plus tard des données que nous pouvons employer.',
  },
  sources: [
    'cmmc',
    'cpcsc',
    'defenceproductionact',
    'fips1403',
    'heuer1999',
    'itsg33',
    'itsp10033',
    'privacyact',
    'stanag4774',
    'stanag4778',
  ],
}
