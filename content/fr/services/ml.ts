import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const ml = typeset<Service>({
  slug: 'ml',
  number: '2.3',
  icon: 'tensor',
  ground: 'paper',
  method: 'band',
  title: 'Apprentissage automatique géospatial',
  pageTitle: 'Apprentissage automatique géospatial : prévisions',
  subject: 'apprentissage géospatial',
  description:
    'Nous prévoyons le nombre de personnes par zone et par quart d’heure. Chaque prévision a un intervalle mis à l’épreuve. Vous voyez l’erreur de chaque zone et celle de la ville.',
  summary: `Personnes et déplacements par zone et quart d’heure, prévus sur ${claim('forecastWindow')}, mis à jour toutes les ${claim('updateFrequency')} : intervalles vérifiés, erreur de chaque zone.`,
  intro: `L’apprentissage automatique géospatial prévoit combien de personnes et de déplacements il y aura dans chaque zone, par quart d’heure, jusqu’à ${claim('forecastWindow')} à l’avance, avec un intervalle.`,
  give: 'Arrêts, déplacements ou comptages, et un calendrier',
  get: 'Prévisions avec leur intervalle, scores d’anomalie, essais rétrospectifs',
  further: { label: 'Analyses prédictives : une prévision avec son erreur', href: '/predictive-insights' },
  sample: 'sites',
  fullDescription: [
    'Vous recevez, pour chaque zone, le nombre de personnes à prévoir et l’écart possible. Nous tirons de vos flux un tableau (tenseur) : combien de personnes, en quel lieu, à quelle heure. Nous entraînons un modèle sur ce tableau et donnons l’erreur par heure et par cellule, car une moyenne sur la ville peut cacher l’erreur de la cellule qui vous intéresse.',
    'Si les cellules d’essai sont tirées au hasard, un modèle peut copier la réponse d’une cellule voisine et paraître meilleur qu’il ne l’est (Roberts et coll. 2017). Nous mettons donc de côté des jours entiers et des blocs entiers de cellules. Une prévision doit aussi faire mieux que deux prévisions simples : la même heure de la semaine précédente, et la moyenne de cette heure sur quatre semaines. Sinon, vous recevez la meilleure des deux prévisions simples, et nous le disons.',
    'L’exactitude est égale à 1 moins l’erreur absolue pondérée en pourcentage (WAPE), soit la somme des erreurs absolues divisée par le total compté. Ce chiffre dépend surtout des cellules achalandées; pour les cellules calmes, nous vérifions donc aussi combien de fois le nombre réel tombe dans l’intervalle. Nous ne donnons aucun nombre pour une cellule sous un effectif minimal convenu. Un modèle ne peut pas prévoir un événement qui n’est ni dans ses données ni dans son calendrier.',
  ],
  leads: {
    features:
      'Pour chaque zone, vous recevez des prévisions, des scores d’anomalie et l’utilisation du sol, avec un tableau des erreurs passées.',
    capabilities:
      'Vous planifiez deux jours à l’avance, essayez des changements et remontez de tout nombre à ses données.',
  },
  features: [
    {
      name: 'Prévisions de la demande',
      text: 'Nous prévoyons la demande par cellule et par quart d’heure, avec un intervalle (dit conforme). Si vous demandez un intervalle à 90 %, nous vérifions sur les jours mis de côté s’il a contenu 90 % des comptages. Nous ajustons sa largeur à mesure que la ville change (Gibbs et Candès 2021).',
    },
    {
      name: 'Un site encore à bâtir',
      text: `Nous prévoyons ses visites d’après des magasins comparables, mis tour à tour de côté pour connaître l’erreur : ±${dayWord('sites.lots.error')} avec trois magasins dans notre exemple.`,
      link: { label: 'Deux terrains vacants', href: '/data/sites#planned' },
    },
    {
      name: 'Déduction de l’utilisation du sol',
      text: 'Nous déduisons à quoi sert un lieu d’après les heures où des gens s’y trouvent. Une cellule qui se vide à 17 h diffère d’une cellule qui se remplit à 17 h; aucun plan de zonage n’est nécessaire.',
    },
    {
      name: 'Scores d’anomalie',
      text: 'Chaque comptage est comparé à celui de la même heure, le même jour de la semaine, compte tenu des jours fériés et de la météo. Un lundi calme de longue fin de semaine n’est donc pas signalé comme un incident.',
    },
    {
      name: 'Essais rétrospectifs',
      text: 'Vous recevez l’erreur par heure, par cellule et par échéance, dans un tableau que vous pouvez trier, les pires lignes en tête.',
    },
    {
      name: 'Alertes de dérive',
      text: 'Quand les erreurs du modèle ne correspondent plus à celles des essais, vous recevez une alerte, et les intervalles sont élargis jusqu’à ce que le modèle soit réentraîné.',
    },
    {
      name: 'Votre matériel',
      text: 'L’entraînement et l’inférence peuvent s’exécuter dans votre propre réseau. Un modèle entraîné peut révéler un déplacement rare présent dans ses données : un modèle entraîné sur les vôtres reste donc là où elles sont.',
    },
  ],
  capabilities: [
    {
      name: 'Deux jours à l’avance',
      text: `La fenêtre de prévision est de ${claim('forecastWindow')}, mise à jour toutes les ${claim('updateFrequency')}. L’exactitude des prévisions est de ${claim('predictionAccuracy')} pour des comptages sur une zone, sur des jours que le modèle n’a jamais vus. Pour un seul lieu ou un seul corridor, elle est de ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} à l’avance.`,
    },
    {
      name: 'Données à l’échelle d’une ville',
      text: `Nous traitons ${claim('dataPoints')}. Les comptages sont pondérés d’après les totaux du recensement, car il n’y a pas autant d’appareils que d’habitants.`,
    },
    {
      name: 'Scénarios',
      text: 'Fermez un pont, déplacez un quart de travail, annulez un train. Chaque calcul garde ses données d’entrée. Plus un scénario est loin de ce qui a été observé, plus son intervalle est large.',
    },
    {
      name: 'Des totaux qui concordent',
      text: 'La somme des cellules donne les quartiers, et celle des quartiers, la ville, à chaque heure (Wickramasuriya et coll. 2019). Vos services planifient donc tous d’après les mêmes totaux.',
    },
    {
      name: 'Traçabilité',
      text: 'Vous pouvez remonter de tout nombre à la version du modèle, à la période d’entraînement et aux cellules d’entrée. Les mesures de cybersécurité qui protègent les données de localisation protègent aussi cette trace.',
    },
    {
      name: 'Masquage des petits effectifs',
      text: 'Les cellules sous votre minimum sont masquées avant l’entraînement. Là où un total révélerait une cellule masquée, une deuxième l’est aussi. Le modèle n’est donc pas entraîné sur des comptages qu’une carte doit masquer.',
    },
  ],
  technologies: [
    'Tenseurs spatiotemporels et factorisation non négative',
    'Réseaux de neurones sur le graphe routier (convolution par diffusion, Li et coll. 2018)',
    'Amplification de gradient sur comptages décalés, souvent le modèle à battre',
    'Processus gaussiens là où les capteurs sont clairsemés',
    'Prédiction conforme (Vovk et coll. 2005), adaptative en cas de dérive',
    'I de Moran sur les résidus, pour trouver les structures spatiales qui ont échappé au modèle',
    'H3 pour des voisinages égaux, S2 là où les cellules doivent s’emboîter exactement',
    'Registre de modèles avec traçabilité, ONNX pour l’échange',
  ],
  scenario: {
    title: 'Planifier des autobus pour huit déplacements par heure',
    paragraphs: [
      'Une prévision est-elle assez bonne pour placer des autobus à la demande? La société de transport et ses chiffres sont inventés. L’essai porte sur 96 cellules, 16 heures par jour, pendant 14 jours que le modèle n’a jamais vus. Dans chacune des 84 cellules achalandées, 400 déplacements commencent par heure, en moyenne. Dans chacune des douze autres, que les autobus doivent desservir, il en commence huit.',
      'Sur toutes les cellules, l’erreur était de 8 % du comptage. Dans les douze cellules calmes, elle était de 31 %. Comme ces cellules n’ont que 96 des 33 696 déplacements d’une heure, elles changent à peine la moyenne. Si le comptage varie au hasard autour de huit (loi de Poisson), même un modèle qui connaît exactement cette moyenne a une erreur d’environ 28 %. Un meilleur modèle ne pourrait donc gagner que trois points.',
      'La société planifie donc ses autobus d’après un intervalle de prévision, de quatre à treize déplacements. L’intervalle devait contenir 90 % des comptages. Il en a contenu 2 481 sur 2 688 (12 × 14 × 16), soit 92,3 %; il est un peu large, parce que les déplacements se comptent en nombres entiers.',
    ],
  },
  sectors: {
    government: {
      mark: 'adds',
      reason: 'S’ajoute quand un site a une année de données qui lui sont propres.',
    },
    publicSafety: {
      mark: 'adds',
      reason: 'La demande par heure et par quartier, une fois la carte en direct en service.',
    },
    urbanPlanning: {
      mark: 'leans-on',
      reason:
        'La demande par corridor et par heure, quatre heures à l’avance; l’intervalle de prévision aide à choisir le véhicule.',
    },
    retail: {
      mark: 'leans-on',
      reason: 'Les visites attendues : pour les horaires, et pour le bail d’un magasin à bâtir.',
    },
    healthcare: { mark: 'leans-on', reason: 'Les arrivées et la demande, avec des intervalles mis à l’épreuve.' },
    telecommunications: {
      mark: 'leans-on',
      reason: 'La charge par cellule et par quart d’heure, prévue pour la planification.',
    },
    emergency: {
      mark: 'adds',
      reason: 'Le retour et la demande d’hébergement, une fois les premiers jours consignés.',
    },
  },
  closing: {
    title: 'Vérifiez notre prévision sur vos données.',
    text: `Donnez-nous une année de comptages et gardez-en le dernier mois. Nous prévoyons ce mois ${claim('forecastWindow')} à la fois; vous donnez les comptages après chaque prévision. Vous notez nos prévisions, et le rapport montre les cellules où nous nous sommes trompés.`,
  },
  sources: ['gibbs2021', 'li2018dcrnn', 'roberts2017', 'vovk2005', 'wickramasuriya2019'],
})
