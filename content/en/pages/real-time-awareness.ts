import track from '#content/day/results/track.json' with { type: 'json' }
import { backToHome } from '#content/en/back-to-home.ts'
import { claim, claimFigure } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { cardinal } from '#content/en/print.ts'
import { awareness } from '#content/en/services/awareness.ts'
import type { LatencyStage } from '#content/facts/latency-budget.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import { momentWords } from './real-time/moments.ts'

const description = `Real-time alerts in ${claim('alertLatency')}, monitored ${claim('monitoring')} with a ${claim('uptime')} uptime SLA. A worked example, and how the 100 ms could be divided.`

export const metadata = typeset<PageMetadata>({
  kind: 'service',
  path: 'real-time-awareness',
  title: `Real-time awareness: alerts in ${claim('alertLatency')} | ${site.name}`,
  description,
  service: { name: 'Real-time awareness', description },
})

const waited = dayWord('day.short.alert.after.word')
const { minutesAfterAlert } = track.shortStop
const left = cardinal(minutesAfterAlert)

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['instants', 'moments', 'budget', 'waits', 'promises'] as const

export const realTime = typeset({
  back: backToHome,
  title: 'Real-time awareness',
  lead: `We hand over an alert in ${claim('alertLatency')} from the arrival of the event that triggers it. In the example, you then have ${left} minutes before the device moves on.`,
  instants: {
    title: `Three moments: ${dayWord('day.short.before.leave')}, ${dayWord('day.short.arrive')} and ${dayWord('day.short.alert')}`,
    text: [
      'You get one alert, at the right moment: not when the device passes, and not while it may only be waiting to turn.',
      `A synthetic device among ${dayWord('cop.entities')} others. Circle: that device. Dots: the others, the larger ones moving. Dashed: the monitored area (geofence). In this example, it was set that morning under legal authority.`,
    ],
    area: 'monitored area',
    pictures: [
      {
        time: dayWord('day.short.before.leave'),
        name: 'No alert',
        text: `The device leaves place ${dayWord('day.short.before.place')}, as others do at that hour. No alert rule applies.`,
        picture: `A night map with a dashed fence, streets and moving dots. One circle stands at the right, outside the fence.`,
      },
      {
        time: dayWord('day.short.arrive'),
        name: 'No alert yet',
        text: `The device entered the geofence at ${dayWord('cop.enters')} and has now stopped. Most vehicles that stop here are waiting to turn.`,
        picture: 'The circle has followed a street from the right into the fence and stands inside it, still unmarked.',
      },
      {
        time: dayWord('day.short.alert'),
        name: 'Alert',
        text: `The device has been stopped for ${waited} minutes. We send the alert while it is still there.`,
        picture: 'The circle has not moved, and is amber now. Many of the dots around it have.',
      },
    ],
    line: {
      label: `Timeline of half an hour. Leaves ${dayWord('day.short.before.place')} at ${dayWord('day.short.before.leave')}, enters the fence at ${dayWord('cop.enters')}, stops at ${dayWord('day.short.arrive')}, alert at ${dayWord('day.short.alert')}, leaves at ${dayWord('day.short.leave')}: the alert comes ${left} minutes before the departure.`,
      waits: `${dayWord('day.T')} min: the rule waits`,
      acts: `${minutesAfterAlert} min to act`,
      caption: `Fig. 1. ${dayWord('day.short.before.leave')} to ${dayWord('day.short.leave')} on one clock. Synthetic data, seed ${dayWord('day.seed')}. Highlighted: the stop that raised the alert.`,
    },
  },
  moments: momentWords,
  budget: {
    title: 'How the 100 ms are spent',
    text: 'This is an example of how the 100 ms could be divided between seven stages. Each share is a maximum, so the shares can be added up.',
    reserve: 'Reserve',
    reserveText: 'Not allocated',
    columns: ['Stage', 'What it does', 'ms', 'Sum'],
    caption: 'Fig. 2. Each share in milliseconds. The outlined part is not allocated.',
    tableCaption: 'The same split as a table, in milliseconds.',
    label: (total: number, reserve: number) =>
      `A bar of 100 milliseconds in seven shares that add up to ${total}, and a reserve of ${reserve} in outline.`,
    stages: {
      receive: { name: 'Receive', text: 'Read, authenticate, stamp the time' },
      normalize: { name: 'Normalize', text: 'One format, one map reference, one clock' },
      strip: { name: 'Strip', text: 'Replace the identifier with a pseudonym' },
      fuse: { name: 'Fuse', text: 'Match with the track, update its state' },
      decide: { name: 'Decide', text: 'Fences, dwell and rules of that cell' },
      authorize: { name: 'Authorize', text: 'Who may see this, down to the cell' },
      deliver: { name: 'Hand over', text: 'To console, webhook, radio gateway' },
    } satisfies Record<LatencyStage, { name: string; text: string }>,
  },
  waits: {
    title: 'Before and after the 100 ms',
    text: 'Each alert has four timestamps, so you can see every delay. The sensor’s reporting interval and the rule’s waiting time come before the 100 ms. The time from our handover to your screen comes after them, and depends on your network or your radio.',
    points: [
      {
        name: 'The sensor’s reporting interval',
        text: 'If a tag reports once a minute, an event waits half a minute on average to be reported.',
      },
      {
        name: 'The rule’s waiting time',
        text: `${dayWord('day.T')} minutes in this example. A much shorter wait would raise an alert for every traffic queue: this device stood in two queues (${dayWord('day.holds.word')} minutes).`,
      },
    ],
    alert: {
      title: 'One alert, four timestamps',
      example: 'An example, with the shares above.',
      rows: [
        { name: 'Sensed', text: 'by the device, on its own clock' },
        { name: 'Received', text: 'the 100 ms start here' },
        { name: 'Decided', text: `rule: ${dayWord('day.T')} minutes at rest, inside the geofence` },
        { name: 'Delivered', text: 'handed to two consoles and one webhook' },
      ],
    },
  },
  promises: {
    title: 'Latency and uptime',
    items: [
      {
        ...claimFigure('monitoring'),
        name: 'Monitoring',
        text: 'Of the service and its feeds, nights and holidays included.',
      },
      {
        ...claimFigure('alertLatency'),
        name: 'Alert latency',
        text: 'From the arrival of the deciding event to the alert’s handover.',
      },
      {
        ...claimFigure('uptime'),
        name: 'Uptime SLA',
        text: `Of live operations: monitoring and alerts. Queries over stored records have an SLA of their own, ${claim('queryUptime')}.`,
      },
    ],
    link: { label: `${awareness.title}, service ${awareness.number}`, href: `/services/${awareness.slug}` },
  },
  closing: {
    title: 'See it on your own incident.',
    text: 'In the demo we replay your data with your rules and show when the alert would have come.',
    actions: [
      { label: 'Request a Live Demo', href: contactAbout('demo') },
      { label: 'Explore All Services', href: '/services' },
    ],
  },
} as const)
