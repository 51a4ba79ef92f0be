import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { LoggedEvent, Service } from '#content/schema/service.ts'

/** What the picture of the synthetic day saw of its shortest stop, minute by minute. The hot entry is the alert. */
export const awarenessLog = typeset<LoggedEvent[]>([
  { time: dayWord('day.short.before.leave'), text: `quitte ${dayWord('day.short.before.place')}`, hot: false },
  { time: dayWord('cop.enters'), text: 'entre dans le périmètre virtuel', hot: false },
  { time: dayWord('day.short.arrive'), text: `s’arrête, ${dayWord('day.short.place')}`, hot: false },
  {
    time: dayWord('day.short.alert'),
    text: `alerte : arrêt de ${dayWord('day.short.alert.after.word')} minutes`,
    hot: true,
  },
  { time: dayWord('day.short.leave'), text: `repart pour ${dayWord('day.short.after.place')}`, hot: false },
])

export const awareness = typeset<Service>({
  slug: 'awareness',
  number: '2.6',
  icon: 'awareness',
  ground: 'night',
  fold: 'full',
  method: 'fence',
  title: 'Connaissance de la situation',
  pageTitle: 'Connaissance de la situation : carte et alertes',
  subject: 'connaissance de la situation',
  description: `Une carte en direct, avec des alertes qui indiquent leur règle et leurs données. Ici, un arrêt de ${dayWord('day.short.minutes')} minutes déclenche une alerte avant même de prendre fin.`,
  summary: `Carte en direct : alertes en ${claim('alertLatency')} avec règle et données, reconstitution de ce qu’on savait, journal signé, surveillance ${claim('monitoring')}.`,
  intro: `La connaissance de la situation montre sur une carte en direct ce qui se passe. La latence d’alerte est de ${claim('alertLatency')}, et toute minute peut être revue telle qu’on la connaissait alors.`,
  give: 'Flux en direct, résultats des autres services, vos règles d’alerte',
  get: 'Carte en direct, alertes, reconstitution, journal de quart',
  further: {
    label: 'Veille en temps réel : l’alerte, milliseconde par milliseconde',
    href: '/real-time-awareness',
  },
  fullDescription: [
    `Vous apprenez qu’un événement survient quand il est encore temps d’agir. Les résultats de tous les services se rejoignent ici, datés selon une seule horloge. Dans l’exemple, un appareil s’arrête ${dayWord('day.short.minutes')} minutes. L’alerte est émise au bout de ${dayWord('day.short.alert.after.word')} minutes. La personne au pupitre voit en une ligne pourquoi l’alerte a été émise, et on peut relire la même ligne un an plus tard, lors d’un examen.`,
    `La latence d’alerte est de ${claim('alertLatency')}, de l’arrivée de l’événement décisif à la remise de l’alerte. L’intervalle d’émission du capteur, d’ordinaire plus long, n’y est pas compris. Chaque alerte porte donc quatre horodatages : captation, réception, déclenchement et remise.`,
    'La connaissance de la situation consiste à percevoir, à comprendre et à anticiper (Endsley 1995). Trop d’alarmes fatiguent la personne au pupitre. ANSI/ISA-18.2, une norme des industries de procédés, accepte environ une alarme toutes les dix minutes par personne au pupitre. Nous ajustons les règles d’alerte à ce chiffre et dressons la liste de celles qui déclenchent le plus d’alertes. Une limite : la carte ne montre que ce que les capteurs couvrent, et une rue qui semble vide ne l’est peut-être pas.',
  ],
  log: awarenessLog,
  leads: {
    features:
      'Vous recevez des trajectoires en direct, des alertes selon vos règles et la trace de ce qu’on savait à chaque minute.',
    capabilities:
      'Vos systèmes et les organismes partenaires reçoivent l’alerte, et l’issue de chaque alerte est consignée.',
  },
  features: [
    {
      name: 'Trajectoires en direct',
      text: 'Vous voyez les trajectoires de vos propres véhicules et d’un appareil qu’une autorisation légale désigne. Les foules sont des comptages. Quand un appareil se tait, un cercle qui grandit montre où il pourrait être.',
    },
    {
      name: 'Périmètres virtuels',
      text: 'Un périmètre est une zone avec sa règle d’alerte. Vous en choisissez la forme, les heures et le déclencheur : une entrée, une sortie ou un séjour. Une marge à l’intérieur de la ligne évite les alertes répétées d’un appareil en bordure.',
    },
    {
      name: 'Règles d’alerte',
      text: 'Chaque règle indique sa condition, ses heures, sa zone et l’autorité dont elle relève, en des termes que comprend la personne qui doit la justifier. Chacune est mise à l’essai sur les données du mois dernier avant d’entrer en service.',
    },
    {
      name: 'Relecture',
      text: 'Vous revoyez toute minute de la journée, telle qu’on la connaissait alors. Les données arrivées en retard restent à part : un examen ne montre que ce qu’on savait à cette minute-là.',
    },
    {
      name: 'Journal de quart',
      text: 'Le journal dit ce qui a été vu, par qui, et ce qui a été fait. Il est signé à la relève et exporté avec des sommes de contrôle qui révèlent toute modification.',
    },
    {
      name: 'Aucune alerte pour la routine',
      text: 'Une règle qui cherche l’inhabituel se tait tant qu’un appareil suit sa routine.',
    },
  ],
  capabilities: [
    {
      name: 'Surveillance jour et nuit',
      text: `Le service et ses flux sont surveillés ${claim('monitoring')}. Pour cette exploitation en direct, l’entente de niveau de service fixe la disponibilité à ${claim('uptime')}. Nous consignons la cause de toute interruption.`,
    },
    {
      name: 'Des alertes que d’autres systèmes lisent',
      text: 'Les alertes sont transmises à la carte en direct, à des webhooks, à l’API REST et, en événements Cursor on Target, à des clients tactiques comme ATAK. Pour alerter le public, elles deviennent des ébauches de messages du Protocole d’alerte commun (profil canadien), qu’envoie une personne habilitée.',
    },
    {
      name: 'Un événement, plusieurs organismes',
      text: 'La police, les pompiers et le transport collectif voient le même événement au même endroit, chacun avec ses droits. Les cellules qu’un organisme ne peut pas voir lui apparaissent hachurées. Les mesures de cybersécurité de la carte partagée s’appliquent à chaque console.',
    },
    {
      name: 'Assez léger pour un seul événement',
      text: `Dans notre étude de cas sur un événement, l’installation comptait ${claim('eventNodes')} nœuds d’ingestion et ${claim('eventServers')} serveur dorsal, et les comptages étaient mis à jour toutes les ${claim('eventInterval')}.`,
    },
    {
      name: 'Le service continue quand la liaison tombe',
      text: 'Les nœuds sur le terrain continuent de vérifier leurs périmètres, et mettent à jour le système central au retour de la liaison. La reconstitution montre ce que savait le nœud et ce que savait la salle de commande.',
    },
    {
      name: 'Chaque alerte a une issue',
      text: 'À la fermeture, la personne au pupitre indique si l’alerte a mené à une intervention, a été mise en observation ou était fausse. Le taux de fausses alertes de chaque règle est donc établi chaque mois.',
    },
  ],
  technologies: [
    'Flux traités selon l’heure de l’événement',
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
      'Dans la salle de commande d’un service d’eau, on ne regarde plus les alertes de barrière de 40 sites sans personnel. Selon des chiffres inventés pour cette page, une seule règle (toute entrée hors des heures de travail) a donné 9 300 alertes en 30 jours. Cela fait 310 par jour, soit plus de deux toutes les dix minutes.',
      'Nous avons rejoué le mois en le comparant aux bons de travail. Des 9 300 entrées, 9 021 (97 %) étaient celles d’entrepreneurs à l’heure prévue. La nouvelle règle exige une entrée sans bon de travail et un séjour de dix minutes. Elle a donné 54 alertes, moins de deux par jour, et a relevé les six intrusions connues. Comme elle avait été réglée sur ce mois, c’est le mois suivant qui la met vraiment à l’épreuve.',
      'Le mois suivant, elle a donné 61 alertes et a relevé quatre intrusions sur cinq. La cinquième était un arrêt de sept minutes. Aux deux sites où sept minutes suffisent pour nuire, la règle n’en attend plus que six. Il en résulte environ neuf alertes de plus par mois, un coût consigné avec la règle.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Votre centre des opérations voit l’alerte, la règle et la reconstitution au même endroit.',
    },
    publicSafety: {
      mark: 'leans-on',
      reason: 'Une seule carte en direct, peu d’alertes, chacune avec sa raison.',
    },
    urbanPlanning: { mark: 'adds', reason: 'S’ajoute quand la planification passe le relais à la salle de commande.' },
    retail: {
      mark: 'none',
      reason: 'Un magasin a rarement besoin d’un centre des opérations; la sécurité d’une chaîne, peut-être.',
    },
    healthcare: {
      mark: 'none',
      reason: 'Une épidémie évolue en jours; un centre des opérations d’urgence relève de la sécurité publique.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason: 'Votre centre d’exploitation voit les silences et les surcharges, et peut les revoir.',
    },
    emergency: {
      mark: 'leans-on',
      reason: 'Routes, centres d’hébergement et équipes sur une seule horloge, pour le poste de garde.',
    },
  },
  closing: {
    title: 'Voyez les alertes sur un incident que vous connaissez.',
    text: 'Une fois l’accès convenu, envoyez-nous les données de cette journée. Nous la rejouons avec vos règles et montrons quand vous auriez pu recevoir une alerte.',
  },
  sources: ['blom1988', 'cap12', 'endsley1995', 'isa182'],
})
