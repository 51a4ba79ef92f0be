import { claim } from '#content/fr/claims.ts'
import type { Service } from '#content/schema/service.ts'

export const ml: Service = {
  slug: 'ml',
  number: '2.3',
  icon: 'tensor',
  ground: 'paper',
  fold: 'wide-left',
  method: 'band',
  title: 'Apprentissage automatique géospatial',
  pageTitle: 'Apprentissage automatique géospatial\u00a0: prévisions',
  subject: 'apprentissage géospatial',
  description:
    'Des prévisions du nombre de personnes, par zone et par quart d’heure, avec un intervalle vérifié. Vous voyez l’erreur de chaque zone comme celle de la ville.',
  summary: `Prévisions par cellule et quart d’heure, intervalles vérifiés, sur ${claim('forecastWindow')}, renouvelées toutes les ${claim('updateFrequency')}; erreur donnée là où une moyenne de ville la cache.`,
  intro: `L’apprentissage automatique géospatial prévoit combien de personnes et de déplacements il y aura dans chaque zone, par quart d’heure, jusqu’à ${claim('forecastWindow')} d’avance, avec un intervalle.`,
  give: 'Arrêts, déplacements ou comptages, et un calendrier',
  get: 'Prévisions avec intervalles, scores d’anomalie, essais rétrospectifs',
  further: { label: 'Analyses prédictives\u00a0: une prévision avec son erreur', href: '/predictive-insights' },
  fullDescription: [
    'De vos flux, nous tirons un tableau (tenseur)\u00a0: combien de personnes, en quel lieu, à quelle heure. Nous y entraînons un modèle et donnons l’erreur par heure et par cellule, car une moyenne sur la ville peut cacher l’erreur de la cellule qui vous intéresse.',
    'Si les cellules d’essai sont tirées au hasard, un modèle peut copier la réponse d’une cellule voisine et paraître meilleur qu’il n’est (Roberts et coll. 2017). Nous mettons de côté des jours entiers et des blocs entiers de cellules. Une prévision doit aussi battre deux rivales gratuites\u00a0: la même heure la semaine dernière, et la moyenne de cette heure sur quatre semaines. Là où elle échoue, vous recevez la rivale, et nous le disons.',
    'Nous mesurons l’exactitude par un moins l’erreur absolue pondérée en pourcentage (WAPE), soit la somme des erreurs absolues divisée par le total compté. Les cellules achalandées dominent ce chiffre. Les cellules calmes sont donc jugées à la tenue de leurs intervalles et, sous un effectif minimal convenu, ne reçoivent aucun nombre. Aucun modèle d’ici ne connaît un événement absent à la fois de ses données et de son calendrier.',
  ],
  features: [
    {
      name: 'Prévisions de la demande',
      text: 'Par cellule et par quart d’heure, chacune avec un intervalle conforme. Demandez 90\u00a0%, et les jours mis de côté montrent si les 90\u00a0% ont été tenus; la largeur est réajustée à mesure que la ville dérive (Gibbs et Candès 2021).',
    },
    {
      name: 'Utilisation du sol déduite',
      text: 'À quoi sert un lieu, d’après le moment où des gens y sont. Une cellule qui se vide à 17\u00a0h et une cellule qui se remplit à 17\u00a0h se distinguent sans plan de zonage.',
    },
    {
      name: 'Scores d’anomalie',
      text: 'Par rapport à la même heure du même jour de la semaine, jours fériés et météo mis à part, pour qu’un lundi calme de longue fin de semaine ne soit pas signalé comme un incident.',
    },
    {
      name: 'Essais rétrospectifs',
      text: 'L’erreur par heure, par cellule et par échéance, en un tableau à trier\u00a0: les pires lignes d’abord.',
    },
    {
      name: 'Alertes de dérive',
      text: 'Quand les erreurs du modèle ne ressemblent plus à celles des essais, vous recevez une alerte, et les intervalles s’élargissent jusqu’au réentraînement.',
    },
    {
      name: 'Votre matériel',
      text: 'L’entraînement et l’inférence peuvent s’exécuter dans votre réseau. Les poids peuvent retenir un déplacement rare\u00a0: un modèle entraîné sur vos données reste donc là où elles sont.',
    },
  ],
  capabilities: [
    {
      name: 'Deux jours d’avance',
      text: `Une fenêtre de prévision de ${claim('forecastWindow')} renouvelée toutes les ${claim('updateFrequency')}, avec une exactitude de prévision de ${claim('predictionAccuracy')} pour des comptages sur une zone. Pour un seul lieu ou un seul corridor, le chiffre est de ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} d’avance.`,
    },
    {
      name: 'Des entrées à l’échelle d’une ville',
      text: `Nous traitons ${claim('dataPoints')}. Les comptages sont calés sur les totaux du recensement. Les appareils, en effet, ne sont pas la population.`,
    },
    {
      name: 'Et si',
      text: 'Fermez un pont, déplacez un quart de travail, annulez un train. Le calcul garde ses entrées, et ses intervalles s’élargissent avec la distance à tout ce qui a déjà été observé.',
    },
    {
      name: 'Des totaux qui concordent',
      text: 'La somme des cellules donne les quartiers, et celle des quartiers la ville, à chaque heure, par réconciliation à trace minimale (Wickramasuriya et coll. 2019). Deux services ne planifient plus sur deux sommes.',
    },
    {
      name: 'Filiation',
      text: 'Tout nombre se remonte jusqu’à la version du modèle, la fenêtre d’entraînement et les cellules d’entrée. Le registre tient les trois sous un seul hachage, avec les mesures de cybersécurité qui gardent les positions elles-mêmes.',
    },
    {
      name: 'Masquage des petits effectifs',
      text: 'Les cellules sous votre minimum sont masquées avant l’entraînement. Là où un total trahirait une cellule masquée, une seconde l’est aussi. Le modèle n’est donc pas entraîné sur des comptages qu’une carte doit taire.',
    },
  ],
  technologies: [
    'Tenseurs spatiotemporels et factorisation non négative',
    'Réseaux de neurones sur le graphe routier (convolution par diffusion, Li et coll. 2018)',
    'Boosting de gradient sur comptages retardés, souvent le modèle à battre',
    'Processus gaussiens là où les capteurs sont clairsemés',
    'Prédiction conforme (Vovk et coll. 2005), adaptative en cas de dérive',
    'I de Moran sur les résidus\u00a0: reste-t-il de la géographie à expliquer?',
    'H3 pour des voisinages égaux, S2 là où les cellules doivent s’emboîter exactement',
    'Registre de modèles avec filiation, ONNX pour l’échange',
  ],
  scenario: {
    title: 'Des autobus pour huit déplacements par heure',
    paragraphs: [
      'Une prévision est-elle assez bonne pour placer des autobus à la demande? Une société de transport, inventée comme ses chiffres, pose la question pour 96\u00a0cellules, 16\u00a0heures par jour, 14\u00a0jours mis de côté. Dans chacune de 84\u00a0cellules, 400\u00a0déplacements commencent en une heure moyenne; dans chacune des douze autres, que les autobus doivent desservir, huit.',
      'Sur toutes les cellules, l’erreur était de 8\u00a0% du comptage. Dans les douze, elle était de 31\u00a0%. Les cellules calmes portent 96 des 33\u00a0696\u00a0déplacements d’une heure\u00a0: elles changent à peine la moyenne. Si le comptage varie au hasard autour de huit (Poisson), même un modèle qui connaît ce huit exactement a une erreur d’environ 28\u00a0%. Un meilleur modèle n’y gagnerait donc que trois points.',
      'La société planifie donc ses autobus selon un intervalle de prévision, de quatre à treize déplacements. À 90\u00a0% nominaux, il a couvert 2\u00a0481 des 2\u00a0688\u00a0cellules-heures (12 × 14 × 16), soit 92,3\u00a0%, un peu large parce que les déplacements viennent entiers.',
    ],
  },
  sectors: {
    government: {
      mark: 'adds',
      reason:
        'Les prévisions suivent quand un site a une année de données à lui; avant, une base de référence est plus honnête.',
    },
    publicSafety: {
      mark: 'adds',
      reason: 'La demande par heure et par quartier, une fois que le tableau en direct inspire confiance.',
    },
    urbanPlanning: {
      mark: 'leans-on',
      reason:
        'La demande par corridor et par heure, quatre heures d’avance, avec l’intervalle qui dimensionne un véhicule.',
    },
    retail: {
      mark: 'leans-on',
      reason: 'Les horaires et les baux se décident pour la semaine et pour la décennie à venir.',
    },
    healthcare: {
      mark: 'leans-on',
      reason: 'Arrivées et demande, notées comme il se doit et prévues avec leurs intervalles.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason: 'La charge est un tenseur de cellules par quart d’heure, et planifier, c’est prévoir.',
    },
    emergency: {
      mark: 'adds',
      reason: 'Le retour et la demande d’hébergement se prévoient une fois les premiers jours au dossier.',
    },
  },
  closing: {
    title: 'Éprouvez notre prévision sur vos données.',
    text: 'Donnez-nous une année de comptages et gardez-en le dernier mois. Nous prévoyons ce mois, vous le notez, et le rapport montre les cellules où nous avions tort.',
  },
  sources: ['gibbs2021', 'li2018dcrnn', 'roberts2017', 'vovk2005', 'wickramasuriya2019'],
}
