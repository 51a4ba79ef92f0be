import { claim } from '#content/fr/claims.ts'
import type { Sector } from '#content/schema/sector.ts'

export const retail: Sector = {
  slug: 'retail',
  icon: 'tensor',
  title: 'Commerce de détail et immobilier',
  pageTitle: 'Commerce et immobilier\u00a0: achalandage',
  description: 'Qui viendrait, et reviendrait, à un site que vous n’avez pas encore bâti?',
  summary:
    'Zones de chalandise, séjours, visites répétées et achalandage prévu, en comptages masqués, avec l’échantillon derrière chaque nombre.',
  intro:
    'Obtenez zones de chalandise, visites, temps de séjour et visites répétées pour des sites existants ou prévus, et ce qu’un nouveau magasin prend aux vôtres, en comptages qui ne nomment personne.',
  fullDescription: [
    'Beaucoup de zones de chalandise sont tracées en cercles, et la clientèle ne vit pas dans des cercles. Huff (1964) en a donné une meilleure image\u00a0: la probabilité de choisir un magasin croît avec sa taille et diminue avec la distance élevée à une certaine puissance. Supposons un ménage à 2\u00a0km d’un magasin de 3\u00a0000\u00a0m² et à 1\u00a0km d’un autre de 1\u00a0000\u00a0m². Avec la distance au carré, le plus petit reçoit 57\u00a0visites sur 100; avec la distance à la puissance un, 40. La décision d’investir dépend de cet exposant; nous l’ajustons donc sur des visites observées, par catégorie et par heure.',
    'Nous séparons aussi les visites des simples passages. Un téléphone au feu rouge devant la porte est proche pendant deux minutes; une file à la pharmacie le retient six. Les seuils de temps de séjour sont donc fixés par format, chacun dans l’intervalle où le nombre de visites ne change plus. Le rapport montre combien de visites s’ajouteraient ou se perdraient avec un réglage un peu différent.',
    'Le mouvement ne peut pas vous dire ce qui a été acheté, par qui ni pourquoi. Un panel de téléphones surreprésente certains âges et certains fournisseurs; nous comparons donc les appareils aux compteurs de porte ou aux reçus de caisse avant de parler de personnes, et un petit magasin se révèle souvent avoir trop peu d’appareils pour le mois que vous voulez. Dans ce cas, nous le disons et donnons l’année.',
  ],
  benefits: [
    {
      name: 'Un site avant qu’il existe',
      text: 'Des visites prévues pour un terrain vide à partir de sites comparables, avec la marge d’erreur et les sites comparables nommés.',
    },
    {
      name: 'Le personnel à l’heure qu’il faut',
      text: `L’achalandage, avec une exactitude de prévision de ${claim('predictionAccuracy')} sur une zone, dans une fenêtre de prévision de ${claim('forecastWindow')}, et noté de nouveau par magasin.`,
    },
    {
      name: 'La cannibalisation en nombres',
      text: 'Combien de visites au nouveau magasin viennent de votre ancien, d’après le déplacement des zones de chalandise et non d’après un sondage à la caisse.',
    },
    {
      name: 'Un loyer appuyé de preuves',
      text: 'Propriétaire et locataire peuvent lire un même comptage, calculé par la même règle aux mêmes dates.',
    },
    {
      name: 'Aucune fiche sur la clientèle',
      text: 'Les rapports contiennent des comptages au-dessus d’un minimum. Il n’y a ni auditoire à exporter, ni liste d’appareils, ni rien pour cibler une publicité.',
    },
  ],
  useCases: [
    {
      name: 'Choisir entre deux terrains',
      text: 'Chaque terrain avec sa zone de chalandise ajustée, son chevauchement avec vos magasins, et les visites qu’il lui faudrait pour atteindre le seuil de rentabilité selon vos propres chiffres.',
    },
    {
      name: 'Prévision de l’achalandage',
      text: 'Les entrées par quart d’heure pour les deux prochains jours, jour férié et rue fermée déjà compris.',
    },
    {
      name: 'Prévision des pointes et horaires du personnel',
      text: 'L’horaire est dressé pour la borne supérieure de l’intervalle le samedi et pour le milieu le mardi. Vous décidez de ce que coûte une file.',
    },
    {
      name: 'Modélisation de l’effet d’un emplacement',
      text: 'Un arrêt de transport se déplace, un locataire phare s’en va\u00a0: les visites avant et après, comparées à une rue semblable où rien n’a changé.',
    },
    {
      name: 'Composition des locataires',
      text: 'Quelles visites se poursuivent chez quels voisins, en flux entre catégories. Un gym qui se vide à dix heures nourrit le café d’à côté.',
    },
    {
      name: 'Fidélité sans carte',
      text: 'Les visites répétées, en taux pour cent au cours de la saison, tirées d’un panel consentant dont les empreintes expirent avec elle.',
    },
    {
      name: 'Livraison et espace en bordure de rue',
      text: 'Combien de temps les camionnettes restent à chaque bordure, par heure. Le propriétaire voit si le quai de chargement est trop petit, ou si ses heures sont seulement mal choisies.',
    },
    {
      name: 'Rue commerçante aux locaux vides',
      text: 'Les passages qui ne s’arrêtent pas, par îlot et par heure, comme argument auprès d’un locataire pour le local vide.',
    },
  ],
  technologies: [
    'Modèle gravitaire de Huff, exposants ajustés',
    'Détection des visites, seuils de temps de séjour par format',
    'Panel calé sur les compteurs de porte et les reçus',
    'Contrôle synthétique des ouvertures et fermetures (Abadie et coll. 2010)',
    'Boosting de gradient avec calendrier et météo',
    'Isochrones sur le réseau réel, par heure',
    'Zones de chalandise H3 masquées sous un effectif minimal',
    'Tableau de bord analytique, exportation en CSV et GeoPackage',
  ],
  compliance: [
    {
      name: 'LPRPDE',
      text: 'Consentement valable pour la localisation. Le rapport conjoint sur l’application de Tim Hortons (Conclusions en vertu de la LPRPDE no\u00a02022-001) est notre étalon\u00a0: un suivi qui dépasse une fin énoncée et proportionnée n’est pas racheté par un bouton touché.',
    },
    {
      name: 'Loi 25 (Québec)',
      text: 'Les personnes doivent être informées des fonctions qui permettent de les identifier, de les localiser ou d’effectuer leur profilage, et des moyens de les activer. En magasin, les capteurs sont annoncés à la porte et comptent sans empreinte, sauf adhésion.',
    },
    {
      name: 'PCI DSS 4.0',
      text: 'Vos données de cartes ne nous parviennent jamais. Le mouvement rejoint les ventes en totaux par magasin et par heure, ce qui garde l’analyse hors de la portée des données de titulaires.',
    },
    {
      name: 'CCPA/CPRA',
      text: 'La Californie tient pour sensible une localisation dans un rayon de 1\u00a0850\u00a0pieds, environ 564\u00a0m. Là, les zones de chalandise sont tracées à partir de cellules plus grossières, ou de données que leurs titulaires ont choisi de communiquer.',
    },
    {
      name: 'RGPD et RGPD du Royaume-Uni',
      text: 'La surveillance systématique à grande échelle d’une zone accessible au public appelle une analyse d’impact (article\u00a035). Un centre commercial est une telle zone, et l’ébauche de l’analyse accompagne l’offre.',
    },
    {
      name: 'SOC 2 Type II',
      text: 'Le rapport d’un auditeur indépendant, qui éprouve les contrôles sur une période et non un seul jour.',
    },
  ],
  keyFeatures: [
    {
      name: 'Les visites et leur échantillon',
      text: 'Chaque comptage montre les appareils derrière lui et l’intervalle. Sous votre minimum, la cellule est vide et hachurée.',
    },
    {
      name: 'Zone de chalandise par heure',
      text: 'Le midi vient des bureaux et le samedi des banlieues\u00a0: un magasin a donc plusieurs zones de chalandise, et une carte pour chacune.',
    },
    {
      name: 'Chevauchement avec un concurrent',
      text: 'Le chevauchement de deux zones de chalandise en part des visites, d’après des lieux publics, sans les données de clientèle de l’un ni de l’autre.',
    },
    {
      name: 'Alertes de dérive',
      text: 'Un magasin qui sort de son intervalle de prévision trois semaines de suite déclenche un avis avec la cause proche la plus probable.',
    },
    {
      name: 'Une API pour l’horaire',
      text: 'Les prévisions en JSON, authentifiées par OAuth 2.0, avec des webhooks quand la pointe attendue se déplace.',
    },
  ],
  closing: {
    title: 'Deux sites à comparer?',
    text: 'Nommez deux adresses et un format. Nous rendons les deux zones de chalandise, l’exposant ajusté, et ce qui devrait changer pour que le second choix l’emporte.',
  },
  sources: ['abadie2010', 'ccpa', 'gdpr', 'huff1964', 'law25', 'pipeda', 'timhortons2022'],
}
