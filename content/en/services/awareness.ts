import { consequence } from '#content/en/claims/consequences.ts'
import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import type { LoggedEvent, Service } from '#content/schema/service.ts'

/** What the picture of the synthetic day saw of its shortest stop, minute by minute. The hot entry is the alert. */
export const awarenessLog: LoggedEvent[] = [
  { time: dayWord('day.short.before.leave'), text: `leaves ${dayWord('day.short.before.place')}`, hot: false },
  { time: dayWord('cop.enters'), text: 'enters geofence', hot: false },
  { time: dayWord('day.short.arrive'), text: `stops, ${dayWord('day.short.place')}`, hot: false },
  {
    time: dayWord('day.short.alert'),
    text: `alert: stopped ${dayWord('day.short.alert.after.word')} minutes`,
    hot: true,
  },
  { time: dayWord('day.short.leave'), text: `leaves for ${dayWord('day.short.after.place')}`, hot: false },
]

export const awareness: Service = {
  slug: 'awareness',
  number: '2.6',
  icon: 'awareness',
  ground: 'night',
  fold: 'full',
  method: 'fence',
  title: 'Situational Awareness',
  subject: 'situational awareness',
  description: `All of it at once, at ${dayWord('cop.time')}. The stop that a daily summary loses is the one that raises the alert.`,
  summary: `One picture on one clock: alerts in ${claim('alertLatency')} that name their rule and their fix, replay of what was known at the time, and monitoring ${claim('monitoring')}.`,
  intro: 'What is happening, which rule noticed, and what the room knew at that minute.',
  readsAndWrites: ['Reads: the other services, live', 'Writes: alerts, replay, shift log'],
  further: { label: 'Real-time awareness: the alert, millisecond by millisecond', href: '/real-time-awareness' },
  fullDescription: [
    `Every reading meets here, on one clock. The stop in amber lasts ${dayWord('day.short.minutes')} minutes; the alert comes after ${dayWord('day.short.alert.after.word')}, while there is still something to do about it. An alert names the rule that fired, the fix that fired it and, afterwards, what the entity did next. Whoever has to act can see in one line why the system spoke, and whoever has to answer for it can see the same line a year later.`,
    `Latency is a budget, and we publish all of it. Alert latency is ${claim('alertLatency')}, from the arrival of the deciding event to the alert’s handover. Before that lies the sensor’s own rhythm, which is usually the larger part: a tag that reports once a minute is half a minute old on average before its first byte reaches us. Each alert therefore carries four times: sensed, received, decided, delivered.`,
    'Endsley (1995) describes awareness as perceiving, comprehending and projecting, and many consoles stop at the first. A screen that shows everything wears out its reader. ANSI/ISA-18.2, written for process plants, takes about one alarm in ten minutes as acceptable for one operator; we tune rules to that figure and list the rules that spend it. The limit to remember: the picture shows what is instrumented, and an empty street on it is not known to be empty.',
  ],
  log: awarenessLog,
  features: [
    {
      name: 'Live tracks',
      text: 'Trails fade with age, so the present stands out. A track that falls silent is drawn as a circle that grows, not as a dot that waits.',
    },
    {
      name: 'Geofences',
      text: 'Any polygon, any schedule; entry, exit or dwell. A band inside the line keeps an entity at the edge from firing twice a minute.',
    },
    {
      name: 'Alert rules',
      text: 'Readable by the person who has to defend them: condition, window, area, authority. A rule runs against last month before it may run tonight.',
    },
    {
      name: 'Replay',
      text: 'Any minute of the day, as it was known then. Data that arrived late is kept apart, so hindsight cannot leak into the review.',
    },
    {
      name: 'Shift log',
      text: 'What was seen, by whom, what was done, signed at handover and exportable with its hashes.',
    },
    {
      name: 'Quiet by default',
      text: 'An entity within its routine raises nothing. Most of what moves on the map never asks for attention, and that is measured too.',
    },
  ],
  capabilities: [
    {
      name: 'Watched around the clock',
      text: `${claim('monitoring')} monitoring of the feeds and service we operate. For these live operations the uptime SLA is ${claim('uptime')}, which leaves about ${consequence('uptime.year')} of a year, each of them logged with its cause.`,
    },
    {
      name: 'Alerts that other systems read',
      text: 'To the map, by webhook and over the RESTful API; as Common Alerting Protocol messages for public warning, in the Canadian profile; and as Cursor on Target events for tactical clients such as ATAK.',
    },
    {
      name: 'One event, several agencies',
      text: 'Police, fire and transit see one event at one place, each with its own rights. Cells that one may not see are hatched for it, and the cybersecurity measures of the shared map apply to every console.',
    },
    {
      name: 'Small enough for a weekend',
      text: `Our event case study used ${claim('eventNodes')} ingestion nodes and ${claim('eventServers')} backend server, at a ${claim('eventInterval')} update interval. That is no command centre, and not every event needs one.`,
    },
    {
      name: 'Keeps going when the link does not',
      text: 'Edge nodes go on evaluating their fences without the core and reconcile when the line returns. Replay shows both versions: what the node knew, and what the room did.',
    },
    {
      name: 'Every alert has an outcome',
      text: 'Acted on, watched, or wrong: a closing mark is part of the alert. Precision by rule is therefore a monthly count and not an opinion.',
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
    title: 'Three hundred and ten a day',
    paragraphs: [
      'Operators of a water utility ignore the gate alarms of 40 unattended sites. In figures invented for this page, one rule, any entry outside working hours, fired 9,300 times in 30 days. That is 310 a day, more than two in every ten minutes.',
      'We replayed the month against the work orders. Of the 9,300 entries 9,021, or 97%, were contractors on schedule. The new rule asks for an entry without an order and a stay of ten minutes. It fired 54 times, fewer than two a day, and caught all six known intrusions. On the month it was tuned on, that is the least it should do.',
      'In the next month it fired 61 times and caught four of five. The fifth was a stop of seven minutes. At the two sites where seven minutes are enough to do harm the threshold is now six, for about nine more alarms a month, and the price is written beside the rule.',
    ],
  },
  sectors: {
    government: { mark: 'leans-on', reason: 'A watch floor needs the alert, the rule and the replay in one place.' },
    publicSafety: { mark: 'leans-on', reason: 'The commander’s screen: one clock, few alerts, each with its reason.' },
    urbanPlanning: { mark: 'adds', reason: 'Added when planning hands over to the control room.' },
    retail: {
      mark: 'none',
      reason: 'A shop seldom needs a watch floor. Corporate security of a chain does, and asks for it by name.',
    },
    healthcare: {
      mark: 'none',
      reason: 'Epidemics move in days; an emergency operations centre is served under public safety.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason: 'An operations centre wants silence and overload as events, with replay.',
    },
    emergency: { mark: 'leans-on', reason: 'Roads, shelters and crews on one clock, for whoever holds the duty desk.' },
  },
  closing: {
    title: 'What was known, and when?',
    text: 'Bring a day that you had to explain afterwards. We replay it under your rules and mark the first minute at which an alert would have been right.',
  },
  sources: ['blom1988', 'cap12', 'endsley1995', 'isa182'],
}
