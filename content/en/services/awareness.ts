import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { LoggedEvent, Service } from '#content/schema/service.ts'

/** What the picture of the synthetic day saw of its shortest stop, minute by minute. The hot entry is the alert. */
export const awarenessLog = typeset<LoggedEvent[]>([
  { time: dayWord('day.short.before.leave'), text: `leaves ${dayWord('day.short.before.place')}`, hot: false },
  { time: dayWord('cop.enters'), text: 'enters geofence', hot: false },
  { time: dayWord('day.short.arrive'), text: `stops, ${dayWord('day.short.place')}`, hot: false },
  {
    time: dayWord('day.short.alert'),
    text: `alert: stopped ${dayWord('day.short.alert.after.word')} minutes`,
    hot: true,
  },
  { time: dayWord('day.short.leave'), text: `leaves for ${dayWord('day.short.after.place')}`, hot: false },
])

export const awareness = typeset<Service>({
  slug: 'awareness',
  number: '2.6',
  icon: 'awareness',
  ground: 'night',
  fold: 'full',
  method: 'fence',
  title: 'Situational Awareness',
  pageTitle: 'Situational Awareness: live map and alerts',
  subject: 'situational awareness',
  description: `One live map with alerts that name the rule and the data behind them. Here a ${dayWord('day.short.minutes')}-minute stop raises an alert while it is still going on.`,
  summary: `One live map: alerts in ${claim('alertLatency')} that name their rule and data, replay of what was known at the time, a signed shift log, monitoring ${claim('monitoring')}.`,
  intro: `Situational Awareness shows on one live map what is happening now. Alert latency is ${claim('alertLatency')}. Later, you can replay any minute as it was known then.`,
  give: 'Live feeds, results of other services, your alert rules',
  get: 'Live map, alerts, replay, shift log',
  further: { label: 'Real-time awareness: the alert, millisecond by millisecond', href: '/real-time-awareness' },
  fullDescription: [
    `You learn of an event while you can still act. The results of all services come together here, on one clock. In the example shown, a device stops for ${dayWord('day.short.minutes')} minutes, and the alert comes after ${dayWord('day.short.alert.after.word')}. The operator sees in one line why the alert was raised, and a reviewer can read the same line a year later.`,
    `Alert latency is ${claim('alertLatency')}, from the arrival of the deciding event to the handover of the alert. The sensor’s own reporting interval comes before that and is usually longer. So each alert has four timestamps: sensed, received, decided and delivered.`,
    'Awareness means perceiving events, understanding them and anticipating what follows (Endsley 1995). Too many alarms tire the operator. ANSI/ISA-18.2, a standard for process plants, accepts about one alarm in ten minutes for one operator. We tune the alert rules to that figure, and list those that raise the most alerts. One limit: the map shows only what sensors cover, so a street that looks empty may not be.',
  ],
  log: awarenessLog,
  leads: {
    features: 'You get live tracks, alerts under your own rules, and a record of what was known at any minute.',
    capabilities: 'Your systems and your partner agencies get the alert, and every alert gets an outcome.',
  },
  features: [
    {
      name: 'Live tracks',
      text: 'You see the tracks of your own vehicles, and of a device that a legal authority names. Crowds are counts. When a device goes silent, a growing circle shows where it could be.',
    },
    {
      name: 'Geofences',
      text: 'An area with an alert rule. You choose its shape, its hours, and whether entering, leaving or staying raises the alert. A margin inside the line prevents repeated alerts from a device at the edge.',
    },
    {
      name: 'Alert rules',
      text: 'Each states its condition, hours, area and authority, and can be read by the person who has to defend it. Each rule is tested on last month’s data before it goes live.',
    },
    {
      name: 'Replay',
      text: 'Any minute of the day, as it was known then. Data that arrived late is kept apart, so a review shows only what was known at that minute.',
    },
    {
      name: 'Shift log',
      text: 'What was seen, by whom, and what was done. The log is signed at handover, and exported with checksums that show any change.',
    },
    {
      name: 'No alert for routine',
      text: 'A rule that looks for unusual behaviour stays silent while a device keeps to its routine.',
    },
  ],
  capabilities: [
    {
      name: 'Monitored around the clock',
      text: `The service and its feeds are monitored ${claim('monitoring')}. For these live operations the uptime SLA is ${claim('uptime')}. We log the cause of any downtime.`,
    },
    {
      name: 'Alerts that other systems read',
      text: 'Alerts go to the map, to webhooks and over the RESTful API, and as Cursor on Target events to tactical clients such as ATAK. For public warning, they become draft Common Alerting Protocol messages (Canadian profile), which an authorized official sends.',
    },
    {
      name: 'One event, several agencies',
      text: 'Police, fire and transit see the same event at the same place, each with its own rights. Cells that an agency may not see are hatched on its map. The cybersecurity measures of the shared map apply to every console.',
    },
    {
      name: 'Sized for a single event',
      text: `Our event case study used ${claim('eventNodes')} ingestion nodes and ${claim('eventServers')} backend server. Its counts had a ${claim('eventInterval')} update interval.`,
    },
    {
      name: 'Works when the connection fails',
      text: 'Nodes in the field keep checking their geofences, and update the central system when the connection returns. Replay shows what the node knew and what the control room knew.',
    },
    {
      name: 'Every alert has an outcome',
      text: 'Acted on, watched, or wrong: the operator marks each alert when closing it, so the false-alarm rate of each rule is counted monthly.',
    },
  ],
  technologies: [
    'Event streaming in event time',
    'Complex event processing',
    'Interacting multiple model tracking (Blom & Bar-Shalom 1988)',
    'Geofence engine on S2 cell coverings',
    'Common Alerting Protocol 1.2 (OASIS), with CAP-CP',
    'Cursor on Target events; MIL-STD-2525 and APP-6 symbols',
    'OGC SensorThings API',
    'WebSocket feeds and signed webhooks',
    'Time-indexed replay on two clocks',
  ],
  scenario: {
    title: 'From 310 alarms a day to two',
    paragraphs: [
      'Operators of a water utility ignore the gate alarms of 40 unattended sites. In figures invented for this page, one rule (any entry outside working hours) raised 9,300 alarms in 30 days. That is 310 a day, or more than two every ten minutes.',
      'We replayed the month against the work orders. Of the 9,300 entries, 9,021 (97%) were contractors on schedule. The new rule asks for an entry without a work order and a stay of ten minutes. It raised 54 alarms, fewer than two a day, and caught all six known intrusions. It was tuned on that month, so the next month is the real test.',
      'In the next month it raised 61 alarms and caught four of five intrusions. The fifth was a stop of seven minutes. At the two sites where seven minutes are enough to do harm, the rule now waits six. This raises about nine more alarms a month, and that cost is recorded with the rule.',
    ],
  },
  sectors: {
    government: { mark: 'leans-on', reason: 'Your watch floor sees the alert, the rule and the replay in one place.' },
    publicSafety: { mark: 'leans-on', reason: 'One live map with few alerts, each with its reason.' },
    urbanPlanning: { mark: 'adds', reason: 'Added when planning hands over to the control room.' },
    retail: {
      mark: 'none',
      reason: 'A shop seldom needs a watch floor; the security of a chain may.',
    },
    healthcare: {
      mark: 'none',
      reason: 'Epidemics move in days; an emergency operations centre is served under public safety.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason: 'Your operations centre sees silence and overload, and can replay them.',
    },
    emergency: { mark: 'leans-on', reason: 'Roads, shelters and crews on one clock, for the duty desk.' },
  },
  closing: {
    title: 'See the alerts on an incident you know.',
    text: 'Once access is agreed, send us the data of that day. We replay it with your rules, and show when you could have had an alert.',
  },
  sources: ['blom1988', 'cap12', 'endsley1995', 'isa182'],
})
