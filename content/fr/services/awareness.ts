import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { LoggedEvent, Service } from '#content/schema/service.ts'

/** What the picture of the synthetic day saw of its shortest stop, minute by minute. The hot entry is the alert. */
export const awarenessLog: LoggedEvent[] = [
  { time: dayWord('day.short.before.leave'), text: `quitte ${dayWord('day.short.before.place')}`, hot: false },
  { time: dayWord('cop.enters'), text: 'entre dans le périmètre virtuel', hot: false },
  { time: dayWord('day.short.arrive'), text: `s’arrête, ${dayWord('day.short.place')}`, hot: false },
  {
    time: dayWord('day.short.alert'),
    text: `alerte\u00a0: arrêt de ${dayWord('day.short.alert.after.word')} minutes`,
    hot: true,
  },
  { time: dayWord('day.short.leave'), text: `repart pour ${dayWord('day.short.after.place')}`, hot: false },
]

export const awareness: Service = {
  slug: 'awareness',
  number: '2.6',
  icon: 'awareness',
  ground: 'night',
  fold: 'full',
  method: 'fence',
  title: 'Connaissance de la situation',
  pageTitle: 'Connaissance de la situation\u00a0: carte et alertes',
  subject: 'connaissance de la situation',
  description: `Une carte en direct, avec des alertes qui nomment la règle et les données. Ici, un arrêt de ${dayWord('day.short.minutes')}\u00a0minutes déclenche une alerte pendant qu’il dure encore.`,
  summary: `Un tableau, une horloge\u00a0: alertes en ${claim('alertLatency')} qui nomment règle et position, relecture de ce qu’on savait, surveillance ${claim('monitoring')}.`,
  intro: `La connaissance de la situation montre sur une carte en direct ce qui se passe maintenant. La latence d’alerte est de ${claim('alertLatency')}, et toute minute peut se rejouer ensuite.`,
  give: 'Flux en direct, résultats des autres services, vos règles d’alerte',
  get: 'Carte en direct, alertes, relecture, journal de quart',
  further: {
    label: 'Veille en temps réel\u00a0: l’alerte, milliseconde par milliseconde',
    href: '/real-time-awareness',
  },
  fullDescription: [
    `Les résultats de tous les services se rejoignent ici, sur une seule horloge. Dans l’exemple, un appareil s’arrête ${dayWord('day.short.minutes')}\u00a0minutes. L’alerte vient au bout de ${dayWord('day.short.alert.after.word')}, quand vous pouvez encore agir. La personne au pupitre voit en une ligne pourquoi l’alerte a été donnée, et une révision peut lire la même ligne un an plus tard.`,
    `La latence d’alerte est de ${claim('alertLatency')}, de l’arrivée de l’événement décisif à la remise de l’alerte. Avant vient le rythme du capteur, d’ordinaire plus long. Chaque alerte porte donc quatre horodatages\u00a0: captation, réception, décision, remise.`,
    'Endsley (1995) décrit la connaissance de la situation comme percevoir, comprendre et projeter, et bien des consoles s’en tiennent au premier; or trop d’alarmes fatiguent la personne au pupitre. ANSI/ISA-18.2, écrite pour des usines de procédés, juge acceptable environ une alarme en dix minutes par personne au pupitre; nous réglons les règles d’alerte sur ce chiffre et dressons la liste de celles qui donnent le plus d’alertes. La limite à retenir\u00a0: le tableau montre ce qui est instrumenté, et une rue qui y est vide n’est pas une rue que l’on sait vide.',
  ],
  log: awarenessLog,
  features: [
    {
      name: 'Trajectoires en direct',
      text: 'Vous voyez sur la carte la trajectoire de chaque appareil. Quand un appareil se tait, un cercle qui grandit montre où il pourrait être.',
    },
    {
      name: 'Périmètres virtuels',
      text: 'Tout polygone, tout horaire; entrée, sortie ou temps de séjour. Une bande à l’intérieur de la ligne évite qu’une entité en bordure déclenche l’alerte deux fois par minute.',
    },
    {
      name: 'Règles d’alerte',
      text: 'Lisibles par la personne qui doit les défendre\u00a0: condition, fenêtre, zone, autorité. Une règle passe sur le mois dernier avant de servir ce soir.',
    },
    {
      name: 'Relecture',
      text: 'Toute minute de la journée, telle qu’on la connaissait alors. Les données arrivées en retard restent à part\u00a0: le recul ne peut fausser l’examen.',
    },
    {
      name: 'Journal de quart',
      text: 'Ce qui a été vu, par qui, ce qui a été fait; signé à la relève et exportable avec ses hachages.',
    },
    {
      name: 'Aucune alerte pour la routine',
      text: 'Une règle qui cherche l’inhabituel se tait tant qu’un appareil suit sa routine.',
    },
  ],
  capabilities: [
    {
      name: 'Surveillé jour et nuit',
      text: `Les flux et le service que nous exploitons sont surveillés ${claim('monitoring')}. Pour cette exploitation en direct, l’entente de niveau de service fixe la disponibilité à ${claim('uptime')}. La cause de toute interruption est consignée.`,
    },
    {
      name: 'Des alertes que d’autres systèmes lisent',
      text: 'Vers la carte, par webhook et par l’API REST; en ébauches de messages du Protocole d’alerte commun (profil canadien), que la personne autorisée envoie; et en événements Cursor on Target pour des clients tactiques comme ATAK.',
    },
    {
      name: 'Un événement, plusieurs organismes',
      text: 'Police, pompiers et transport voient un même événement en un même lieu, chacun avec ses droits. Les cellules que l’un ne peut pas voir lui apparaissent hachurées, et les mesures de cybersécurité de la carte partagée valent pour chaque console.',
    },
    {
      name: 'Assez petit pour une fin de semaine',
      text: `Notre étude de cas d’un événement a employé ${claim('eventNodes')}\u00a0nœuds d’ingestion et ${claim('eventServers')}\u00a0serveur dorsal, à un intervalle de mise à jour de ${claim('eventInterval')}.`,
    },
    {
      name: 'Continue quand le lien s’interrompt',
      text: 'Les nœuds en périphérie continuent d’évaluer leurs périmètres sans le cœur et se réconcilient au retour de la ligne. La relecture montre les deux versions\u00a0: ce que savait le nœud, et ce que savait la salle.',
    },
    {
      name: 'Chaque alerte a une issue',
      text: 'Suivie d’action, mise en observation ou fausse\u00a0: la marque de clôture fait partie de l’alerte. La précision par règle est donc un décompte mensuel, et non une opinion.',
    },
  ],
  technologies: [
    'Flux d’événements en temps d’événement',
    'Traitement d’événements complexes',
    'Poursuite à modèles multiples en interaction (Blom et Bar-Shalom 1988)',
    'Moteur de géorepérage sur couvertures de cellules S2',
    'Protocole d’alerte commun 1.2 (OASIS), avec PC-PAC',
    'Événements Cursor on Target; symboles MIL-STD-2525 et APP-6',
    'OGC SensorThings API',
    'Flux WebSocket et webhooks signés',
    'Relecture indexée dans le temps, sur deux horloges',
  ],
  scenario: {
    title: 'De 310 alertes par jour à deux',
    paragraphs: [
      'La salle de contrôle d’un service d’eau ignore les alertes de barrière de 40\u00a0sites sans personnel. En chiffres inventés pour cette page, une seule règle, toute entrée hors des heures de travail, s’est déclenchée 9\u00a0300\u00a0fois en 30\u00a0jours. Cela fait 310 par jour, plus de deux toutes les dix minutes.',
      'Nous avons rejoué le mois en regard des bons de travail. Des 9\u00a0300\u00a0entrées, 9\u00a0021 (97\u00a0%) étaient celles de sous-traitants à l’heure prévue. La nouvelle règle demande une entrée sans bon et un séjour de dix minutes. Elle s’est déclenchée 54\u00a0fois, moins de deux par jour, et a relevé les six intrusions connues. Réglée sur ce mois, elle doit faire ses preuves le mois suivant.',
      'Le mois suivant, elle s’est déclenchée 61\u00a0fois et a relevé quatre intrusions sur cinq. La cinquième était un arrêt de sept minutes. Aux deux sites où sept minutes suffisent pour nuire, le seuil est maintenant de six, pour environ neuf alertes de plus par mois, et le prix est écrit à côté de la règle.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Une salle de veille a besoin de l’alerte, de la règle et de la relecture au même endroit.',
    },
    publicSafety: {
      mark: 'leans-on',
      reason: 'L’écran du commandement\u00a0: une horloge, peu d’alertes, chacune avec sa raison.',
    },
    urbanPlanning: { mark: 'adds', reason: 'S’ajoute quand la planification passe le relais à la salle de contrôle.' },
    retail: {
      mark: 'none',
      reason:
        'Un magasin a rarement besoin d’une salle de veille. La sécurité d’entreprise d’une chaîne, oui, et la demande par son nom.',
    },
    healthcare: {
      mark: 'none',
      reason: 'Une épidémie évolue en jours; un centre des opérations d’urgence relève de la sécurité publique.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason: 'Un centre d’exploitation veut le silence et la surcharge en événements, avec relecture.',
    },
    emergency: {
      mark: 'leans-on',
      reason: 'Routes, centres d’hébergement et équipes sur une seule horloge, pour qui tient le poste de garde.',
    },
  },
  closing: {
    title: 'Voyez-le sur un incident que vous connaissez.',
    text: 'Apportez les données de cette journée. Nous la rejouons avec vos règles et montrons quand une alerte aurait pu être donnée.',
  },
  sources: ['blom1988', 'cap12', 'endsley1995', 'isa182'],
}
