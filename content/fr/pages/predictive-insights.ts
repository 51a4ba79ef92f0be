import type * as english from '#content/en/pages/predictive-insights.ts'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#content/fr/back-to-home.ts'
import { claim, claimFigure } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { ml } from '#content/fr/services/ml.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const description = `Mouvements prévus sur ${claim('forecastWindow')}, mis à jour toutes les ${claim('updateFrequency')}, avec une exactitude de ${claim('predictionAccuracy')}. Voyez un exemple, l’API et le tableau de bord.`

export const metadata = typeset<PageMetadata>({
  kind: 'service',
  path: 'predictive-insights',
  title: `Analyses prédictives : mouvements prévus sur ${claim('forecastWindow')} | ${site.name}`,
  description,
  service: { name: 'Analyses prédictives', description },
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['fan', 'claims', 'useCase', 'access'] as const

export const predictive = typeset({
  back: backToHome,
  title: 'Analyses prédictives',
  lead: `Nous prévoyons le nombre de personnes dans une zone, par heure ou par quart d’heure, jusqu’à ${claim('forecastWindow')} à l’avance, pour les commerces, le transport collectif, les hôpitaux et les événements. Chaque prévision donne une valeur centrale (la médiane) et un intervalle. Les rapports montrent combien de fois le nombre réel y est tombé.`,
  fan: {
    title: 'Chaque prévision est un intervalle',
    text: [
      'Pour chaque heure, vous connaissez le nombre attendu et l’intervalle auquel vous préparer.',
      `Pour une même heure du jour, plus l’échéance est lointaine, plus l’intervalle est large. La Fig. 1 montre deux intervalles, l’un dans l’autre. L’intervalle extérieur, fait pour contenir neuf nombres sur dix, est large de ${dayWord('forecast.widthNow')} personnes pour midi aujourd’hui, de ${dayWord('forecast.widthLater')} pour midi demain. En couleur : les heures où le nombre réel en est sorti.`,
    ],
    label: `Graphique du nombre de personnes dans une cellule, heure par heure. Après une journée de comptages vient une prévision sur ${dayWord('forecast.hours')} heures, dont l’intervalle passe de ${dayWord('forecast.widthNow')} personnes au premier midi à ${dayWord('forecast.widthLater')} au suivant. Les nombres réels y restent pendant ${dayWord('forecast.inside')} heures et en sortent pendant ${dayWord('forecast.outside')}, marquées en ambre.`,
    now: 'maintenant',
    unit: 'personnes',
    caption: `Fig. 1. Personnes dans une cellule de bureaux (un carré de la carte), données synthétiques, graine aléatoire ${dayWord('day.seed')}. Points : les nombres réels, comptés après la prévision; en ambre, ceux qui sont hors de l’intervalle extérieur.`,
    method: `Pour obtenir la médiane, on prend la moyenne de chaque heure sur ${dayWord('forecast.days')} jours ouvrables synthétiques, on l’ajuste aux comptages des dernières heures avant la prévision, puis on la corrige de l’erreur médiane des prévisions antérieures de même échéance. La vitesse à laquelle l’ajustement s’estompe est connue ici, car les données sont synthétiques. La moitié centrale de ces erreurs donne l’intervalle intérieur; leurs neuf dixièmes centraux, l’extérieur.`,
    finding: `L’exactitude de nos prévisions, ${claim('predictionAccuracy')}, se mesure sur toutes les zones et toutes les heures réunies (section 2). La Fig. 1 est l’exemple d’une seule petite cellule pendant deux jours : la médiane y était exacte à ${dayWord('forecast.accuracy')} %, et le nombre réel était dans l’intervalle extérieur ${dayWord('forecast.inside')} heures sur ${dayWord('forecast.hours')}. Sur ${dayWord('forecast.trials')} prévisions semblables, l’intervalle extérieur contient ${dayWord('forecast.outer')} % des nombres réels, et l’intérieur, ${dayWord('forecast.inner')} %. Chaque rapport contient un essai sur de nombreux jours passés (un essai rétrospectif).`,
  },
  claims: {
    title: 'Quatre chiffres, et ce qu’ils signifient',
    items: [
      {
        ...claimFigure('predictionAccuracy'),
        name: 'Exactitude des prévisions',
        text: `Mesurée sur les comptages par zone, toutes zones et toutes heures de la fenêtre réunies, sur des jours que le modèle n’avait pas vus : 100 % moins la somme des erreurs en valeur absolue, divisée par celle des comptages (WAPE). Pour des comptages en un lieu ou sur un corridor : ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} à l’avance.`,
      },
      {
        ...claimFigure('forecastWindow'),
        name: 'Fenêtre de prévision',
        text: 'Chaque heure ou quart d’heure a son propre intervalle.',
      },
      {
        ...claimFigure('updateFrequency'),
        name: 'Fréquence de mise à jour',
        text: 'Une prévision faite à 8 h est mise à jour à 8 h 15.',
      },
      {
        ...claimFigure('dataPoints'),
        name: 'Points de données par jour',
        text: 'Enregistrements que nous traitons en une journée. Là où nous comptons des appareils, et non des personnes, nous pondérons les comptages d’après les totaux du recensement.',
      },
    ],
    link: { label: `Le service qui les produit : ${ml.title}`, href: `/services/${ml.slug}` },
  },
  useCase: {
    title: 'Commerce de détail et optimisation commerciale',
    text: 'Un commerce va ouvrir près des bureaux, dans la cellule de la Fig. 1. Quatre questions, et comment nous y répondons. On les pose aussi pour les cellules autour d’un quai de transport collectif, d’une urgence d’hôpital ou de l’entrée d’un événement.',
    tags: ['Prévision de l’achalandage', 'Optimisation du personnel', 'Analyse d’emplacement'],
    rows: [
      {
        name: 'Prévision de l’achalandage piétonnier',
        text: 'Combien de personnes y aura-t-il dans cette cellule, heure par heure, pendant deux jours? Nous ne donnons aucun nombre sous le minimum que vous fixez, car un petit nombre peut désigner une personne.',
        reading: `Médiane la plus élevée demain : ${dayWord('forecast.peak')} (intervalle extérieur : ${dayWord('forecast.peakLeast')} à ${dayWord('forecast.peakMost')}).`,
      },
      {
        name: 'Prévision de l’heure de pointe',
        text: 'Quelle heure est la plus achalandée? Si plusieurs se valent presque, nous donnons la période entière.',
        reading: `Demain, de ${dayWord('forecast.peakFrom')} à ${dayWord('forecast.peakTo')} : les médianes de ces ${dayWord('forecast.peakHours')} heures diffèrent de deux personnes au plus.`,
      },
      {
        name: 'Horaires du personnel',
        text: 'Quel effectif faut-il? Planifiez le quart de travail d’après la médiane, et le personnel sur appel d’après le haut de l’intervalle. À vous de décider ce que vaut un surplus de personnel.',
        reading: `Règle de l’exemple : un employé en magasin pour ${dayWord('forecast.perHead')} personnes dans la cellule. À la pointe de demain, il en faut ${dayWord('forecast.staff')} d’après la médiane (${dayWord('forecast.peak')}), ${dayWord('forecast.staffMost')} d’après le haut de l’intervalle (${dayWord('forecast.peakMost')}).`,
      },
      {
        name: 'Modélisation de l’effet d’un emplacement',
        text: 'Et si vous déplaciez la porte, fermiez le passage piéton ou ouvriez un second commerce? Nous recalculons les flux et montrons la prévision avec et sans ce changement.',
        reading:
          'La différence a aussi un intervalle. S’il contient zéro, nous disons qu’elle peut être due au hasard.',
      },
    ],
  },
  proactive: {
    title: 'De la réaction à l’anticipation',
    text: 'Un comptage vous dit ce qui s’est passé. Une prévision vous laisse le temps de vous préparer.',
    link: {
      label: `Exemple : une foule annoncée ${dayWord('ahead.before.minutes')} minutes à l’avance`,
      href: '/data/counts#ahead',
    },
    items: [
      {
        name: 'Alerte précoce',
        text: 'Vous recevez une alerte quand un comptage sort de l’intervalle de prévision de votre choix : un vendredi anormalement calme en déclenche donc une aussi. Si vous fixez une limite de personnes en un lieu, l’alerte vient quand la prévision la dépasse, avant le comptage.',
      },
      {
        name: 'Usage efficace des ressources',
        text: 'Affectez personnel, véhicules et énergie là où la médiane est élevée, et ménagez-les là où même le haut de l’intervalle reste un petit nombre.',
      },
      {
        name: 'Atténuation des risques',
        text: 'Vous préparez un plan pour le haut de l’intervalle, et voyez à quelles heures vous pourriez en avoir besoin.',
      },
    ],
  },
  access: {
    title: 'Intégration et accès',
    text: 'L’API (pour vos logiciels) et le tableau de bord (pour votre personnel) montrent la même prévision.',
    channels: [
      {
        name: 'API REST',
        rows: [
          { term: 'Format', text: 'JSON' },
          { term: 'Connexion', text: 'Authentification OAuth 2.0' },
          { term: 'Limites', text: 'Plafond de débit par client, indiqué dans chaque réponse' },
          { term: 'Protection', text: 'Chiffrement de chaque requête et de chaque réponse' },
          { term: 'Temps réel', text: 'Requêtes en temps réel : jusqu’à 48 heures d’une cellule en une réponse' },
          { term: 'Par lots', text: 'Prévisions par lots pour chaque cellule autorisée' },
          {
            term: 'Webhooks',
            text: 'Alertes par webhook : messages signés à votre serveur quand un comptage sort de son intervalle',
          },
        ],
      },
      {
        name: 'Tableau de bord analytique',
        rows: [
          { term: 'Vue', text: 'Cartes et chronologies interactives, pour toute heure de la fenêtre' },
          { term: 'Alertes', text: 'Alertes sur mesure : cellule, intervalle, heures, destinataires' },
          { term: 'Rapports', text: 'Rapports exportables, avec prévision, intervalle et essai rétrospectif joints' },
        ],
      },
    ],
    described: { label: 'L’interface en OpenAPI 3.1 (en anglais)', href: '/openapi.json' },
    exchange: {
      title: 'Exemple de requête et de réponse',
      text: 'Nombres de la Fig. 1 : p50 est la médiane; p5 à p95, l’intervalle extérieur (band 0.9).',
      /** Stands in the example where a token would. */
      token: 'jeton d’accès',
      more: (hours: number) => `${hours} autres`,
      request: 'Requête',
      reply: 'Réponse',
    },
  },
  closing: {
    title: 'Voulez-vous voir l’avenir?',
    text: `Choisissez une décision que vous prenez un ou deux jours à l’avance. Envoyez un an de vos comptages, sauf le dernier mois. Nous prévoyons ce mois par tranches de ${claim('forecastWindow')}; avant chaque tranche, vous envoyez les comptages qui la précèdent. Vous jugez la prévision, et le rapport montre où nous nous sommes trompés.`,
    actions: [
      { label: 'Demander une rencontre stratégique', href: contactAbout('consultation') },
      { label: 'Voir tous les services', href: '/services' },
    ],
  },
} as const satisfies InLanguage<typeof english.predictive>)
