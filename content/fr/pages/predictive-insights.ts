import type { ForecastWords } from '#content/day/words/count-words.ts'
import type * as english from '#content/en/pages/predictive-insights.ts'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#content/fr/back-to-home.ts'
import { claim, claimFigure } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { ml } from '#content/fr/services/ml.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const description = `Prévisions sur ${claim('forecastWindow')}, renouvelées toutes les ${claim('updateFrequency')}, exactitude des prévisions de ${claim('predictionAccuracy')}\u00a0: un exemple et sa marge d’erreur, API, tableau de bord.`

export const metadata: PageMetadata = {
  kind: 'service',
  path: 'predictive-insights',
  title: `Analyses prédictives\u00a0: le mouvement à ${claim('forecastWindow')} | ${site.name}`,
  description,
  service: { name: 'Analyses prédictives', description },
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['fan', 'claims', 'useCase', 'access'] as const

export const predictive = {
  back: backToHome,
  title: 'Analyses prédictives',
  lead: `Planifiez selon le nombre de personnes dans une zone, heure par heure, jusqu’à ${claim('forecastWindow')} à l’avance. Chaque prévision donne la médiane, sa fourchette, et sa tenue passée.`,
  fan: {
    title: 'Chaque prévision est une fourchette',
    text: (found: ForecastWords) =>
      `Plus l’échéance est lointaine, plus la fourchette est large. Pour midi aujourd’hui, la bande extérieure est large de ${found.widthNow} personnes; pour midi demain, de ${found.widthLater}. En couleur\u00a0: les heures où le nombre réel en est sorti.`,
    label: (found: ForecastWords) =>
      `Graphique des personnes dans une cellule, heure par heure. Après une journée de comptages, une prévision s’ouvre en éventail sur ${found.hours}\u00a0heures; sa bande passe de ${found.widthNow} personnes au premier midi à ${found.widthLater} au suivant. Ce qui s’est ensuite produit y reste pendant ${found.inside}\u00a0heures et en sort pendant ${found.outside}, marquées en ambre.`,
    now: 'maintenant',
    unit: 'personnes',
    caption: (found: ForecastWords) =>
      `Fig.\u00a01. Personnes dans la cellule autour de S3, données synthétiques, graine ${dayWord('day.seed')}. Points\u00a0: les nombres réels, inconnus de la prévision; en ambre, ceux qui en sont sortis. Prévision\u00a0: faite de la moyenne de chaque heure sur ${found.days} jours ouvrables synthétiques, ajustée au jour même. Bandes\u00a0: moitié et neuf dixièmes des écarts passés à la même échéance.`,
    finding: (found: ForecastWords) =>
      `Dans cet exemple de deux jours, la médiane était exacte à ${found.accuracy}\u00a0%, mesuré comme ci-dessous. ${found.inside}\u00a0heures sur ${found.hours} (${found.coverage}\u00a0%) sont dans la bande extérieure, faite pour en contenir neuf dixièmes. Deux jours ne suffisent pas pour juger une bande\u00a0: un essai rétrospectif en emploie beaucoup.`,
  },
  claims: {
    title: 'Quatre nombres, et comment les lire',
    items: [
      {
        ...claimFigure('predictionAccuracy'),
        name: 'Exactitude des prévisions',
        text: `Pour des comptages sur une zone\u00a0: un moins l’erreur absolue pondérée en pourcentage (la somme des erreurs absolues sur la somme des comptages), sur des jours que le modèle n’avait pas vus. En un lieu ou sur un corridor\u00a0: ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} à l’avance.`,
      },
      {
        ...claimFigure('forecastWindow'),
        name: 'Fenêtre de prévision',
        text: 'Chaque heure de la fenêtre a sa propre bande.',
      },
      {
        ...claimFigure('updateFrequency'),
        name: 'Fréquence de mise à jour',
        text: 'Une prévision faite à 8\u00a0h est mise à jour à 8\u00a0h\u00a015.',
      },
      {
        ...claimFigure('dataPoints'),
        name: 'Points de données par jour',
        text: 'Enregistrements que nous traitons en une journée. Les comptages d’appareils sont pondérés d’après le recensement, car il n’y a pas autant d’appareils que d’habitants.',
      },
    ],
    link: { label: `${ml.title}, service ${ml.number}`, href: `/services/${ml.slug}` },
  },
  useCase: {
    title: 'Commerce de détail et optimisation commerciale',
    text: 'Un commerce va ouvrir au pied des bureaux, dans la cellule de la Fig.\u00a01. Quatre questions, auxquelles répond la même prévision. En transport collectif ou à l’hôpital, on pose les mêmes au sujet d’un quai ou d’une urgence.',
    tags: ['Prévision de l’achalandage', 'Optimisation du personnel', 'Analyse d’emplacement'],
    rows: [
      {
        name: 'Prévision de l’achalandage piétonnier',
        text: 'Combien seront près de la porte, heure par heure, pendant deux jours. Des comptages, jamais des personnes\u00a0: sous votre minimum, une cellule n’a pas de nombre.',
        reading: (found: ForecastWords) =>
          `Nombre le plus élevé demain\u00a0: ${found.peak}, avec une bande de ${found.peakLeast} à ${found.peakMost}.`,
      },
      {
        name: 'Prévision de l’heure de pointe',
        text: 'L’heure la plus forte. Si plusieurs heures sont aussi fortes, nous donnons la plage, non une heure.',
        reading: (found: ForecastWords) =>
          `De ${found.peakFrom} à ${found.peakTo}\u00a0: les médianes de ${found.peakHours} heures se tiennent à deux personnes près; nous donnons donc la plage.`,
      },
      {
        name: 'Horaires du personnel',
        text: 'La médiane fixe le quart de travail; le bord supérieur fixe qui reste sur appel. Ce que coûte une personne de trop, il n’y a que vous pour le dire.',
        reading: (found: ForecastWords) =>
          `Règle d’exemple, une personne pour ${found.perHead}\u00a0: ${found.staff} selon la médiane, ${found.staffMost} au bord supérieur.`,
      },
      {
        name: 'Modélisation de l’effet d’un emplacement',
        text: 'Déplacez la porte, fermez le passage, ouvrez un second commerce\u00a0: les flux sont réaffectés, et la nouvelle prévision est montrée à côté de l’ancienne.',
        reading: () => 'Une différence plus petite que la bande est rapportée comme nulle.',
      },
    ],
  },
  proactive: {
    title: 'De la réaction à l’anticipation',
    text: 'Un comptage dit ce qui s’est passé. Une prévision le dit à temps pour s’y préparer.',
    items: [
      {
        name: 'Alerte précoce',
        text: 'Quand les comptages sortent de la bande, et non quand ils passent une ligne fixe, quelqu’un l’apprend. Un vendredi calme peut être aussi étrange qu’un vendredi bondé.',
      },
      {
        name: 'Usage efficace des ressources',
        text: 'Personnel, véhicules et énergie vont là où l’éventail est haut, et restent à la base là où il est étroit et bas.',
      },
      {
        name: 'Atténuation des risques',
        text: 'Vous préparez un plan pour le bord supérieur, et savez à partir de quelle heure l’employer.',
      },
    ],
  },
  access: {
    title: 'Intégration et accès',
    text: 'L’API et le tableau de bord montrent la même prévision.',
    channels: [
      {
        name: 'API REST',
        rows: [
          { term: 'Format', text: 'JSON' },
          { term: 'Connexion', text: 'Authentification OAuth\u00a02.0' },
          { term: 'Limites', text: 'Plafond de débit par client, indiqué dans chaque réponse' },
          { term: 'Protection', text: 'Chiffrement de chaque requête et de chaque réponse' },
          { term: 'Temps réel', text: 'Requêtes en temps réel\u00a0: une cellule, une heure, une réponse' },
          { term: 'Par lots', text: 'Prévisions par lots pour chaque cellule que vous pouvez lire' },
          { term: 'Webhooks', text: 'Alertes par webhook, signées, quand un comptage sort de sa bande' },
        ],
      },
      {
        name: 'Tableau de bord analytique',
        rows: [
          { term: 'Voir', text: 'Cartes et chronologies interactives, à toute heure de la fenêtre' },
          { term: 'Alertes', text: 'Alertes sur mesure\u00a0: cellule, bande, heures, qui est averti' },
          { term: 'Rapports', text: 'Rapports exportables, avec calcul, bande et essai rétrospectif joints' },
        ],
      },
    ],
    described: { label: 'L’interface en OpenAPI\u00a03.1 (en anglais)', href: '/openapi.json' },
    exchange: {
      title: 'Exemple de requête et de réponse',
      text: 'Les nombres de cet exemple sont ceux de la Fig.\u00a01. La description complète est le fichier OpenAPI.',
      /** Stands in the example where a token would. */
      token: 'jeton d’accès',
      more: (hours: number) => `${hours} autres`,
      request: 'Requête',
      reply: 'Réponse',
    },
  },
  closing: {
    title: 'Souhaitez-vous voir l’avenir?',
    text: 'Apportez une année de comptages et une décision que vous prenez chaque semaine. Gardez le dernier mois\u00a0: nous le prévoyons, vous notez, et le rapport montre où nous avions tort.',
    actions: [
      { label: 'Demander une séance d’information stratégique', href: contactAbout('consultation') },
      { label: 'Voir tous les services', href: '/services' },
    ],
  },
} as const satisfies InLanguage<typeof english.predictive>
