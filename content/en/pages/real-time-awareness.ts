import { shortStop } from '#content/day/readings/moments.ts'
import { backToHome } from '#content/en/back-to-home.ts'
import { consequence } from '#content/en/claims/consequences.ts'
import { claim, claimFigure } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { cardinal } from '#content/en/print.ts'
import { awareness } from '#content/en/services/awareness.ts'
import type { LatencyStage } from '#content/facts/latency-budget.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import { momentWords } from './real-time/moments.ts'

const description = `Alerts in ${claim('alertLatency')}, watched ${claim('monitoring')} at a ${claim('uptime')} uptime SLA: one stop at three instants, and a latency budget that adds up.`

export const metadata: PageMetadata = {
  kind: 'service',
  path: 'real-time-awareness',
  title: `Real-time awareness: alerts in ${claim('alertLatency')} | ${site.name}`,
  description,
  service: { name: 'Real-time awareness', description },
}

const stop = dayWord('day.short.place')
const waited = dayWord('day.short.alert.after.word')
const { minutesAfterAlert } = shortStop()
const left = cardinal(minutesAfterAlert)

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['instants', 'moments', 'budget', 'waits', 'promises'] as const

export const realTime = {
  back: backToHome,
  title: 'While it is still happening.',
  notes: [
    'Real-time awareness',
    `Alert at ${dayWord('day.short.alert')}`,
    `Departure at ${dayWord('day.short.leave')}`,
  ],
  lead: `A report says that someone stopped. An alert says that someone has stopped. At ${stop} there are ${left} minutes between the two, and everything that can still be done is done in them.`,
  instants: {
    note: 'Three instants',
    title: `The same sheet at ${dayWord('day.short.before.leave')}, ${dayWord('day.short.arrive')} and ${dayWord('day.short.alert')}.`,
    text: `One invented person among ${dayWord('cop.entities')} invented others, on the sheet of the other figures. Circle: that person. Dots: the others, the larger ones moving. Dashed: the fence drawn that morning under a mandate.`,
    pictures: [
      {
        time: dayWord('day.short.before.leave'),
        name: 'Nothing to say',
        text: `Leaves ${dayWord('day.short.before.place')}. So do others at that hour; no rule is interested.`,
        picture: `A night map with a dashed fence, streets and moving dots. One circle stands at the right, outside the fence.`,
      },
      {
        time: dayWord('day.short.arrive'),
        name: 'Nothing yet',
        text: `Crossed the fence at ${dayWord('cop.enters')} and has come to rest. Most who halt here are waiting to turn, so the rule waits, too.`,
        picture: 'The circle has followed a street from the right into the fence and stands inside it, still unmarked.',
      },
      {
        time: dayWord('day.short.alert'),
        name: 'Alert',
        text: `Still there after ${waited} minutes. The rule fires while whoever it is about is still where it says.`,
        picture: 'The circle has not moved, and is amber now. Many of the dots around it have.',
      },
    ],
    line: {
      label: `Timeline of half an hour. Leaves ${dayWord('day.short.before.place')} at ${dayWord('day.short.before.leave')}, enters the fence at ${dayWord('cop.enters')}, stops at ${dayWord('day.short.arrive')}, alert at ${dayWord('day.short.alert')}, leaves at ${dayWord('day.short.leave')}: the alert comes ${left} minutes before the departure.`,
      waits: `${dayWord('day.T')} min: the rule waits`,
      acts: `${minutesAfterAlert} min to act`,
      caption: `Fig. 1. ${dayWord('day.short.before.leave')} to ${dayWord('day.short.leave')} on one clock. Synthetic data, seed ${dayWord('day.seed')}. Amber: the time that a daily summary gives away.`,
    },
  },
  moments: momentWords,
  budget: {
    note: 'Latency',
    title: 'A hundred milliseconds, itemized.',
    text: `An alert leaves us in ${claim('alertLatency')} from the arrival of the deciding event. This is an example of how that time is spent. Each share is a ceiling, because ceilings add up and percentiles do not.`,
    reserve: 'Reserve',
    reserveText: 'Nobody’s. A stage that wants it has to say what for.',
    columns: ['Stage', 'What it does', 'ms', 'Sum'],
    caption: 'Fig. 2. An example split, each share in milliseconds. In outline: what nobody has spent.',
    tableCaption: 'An example split, in milliseconds.',
    label: (total: number, reserve: number) =>
      `A bar of 100 milliseconds in seven shares that add up to ${total}, and a reserve of ${reserve} in outline.`,
    stages: {
      receive: { name: 'Receive', text: 'Read, authenticate, stamp the time' },
      normalize: { name: 'Normalize', text: 'One schema, one datum, one clock' },
      strip: { name: 'Strip', text: 'Identifier out, salted fingerprint in' },
      fuse: { name: 'Fuse', text: 'Match with the track, update its state' },
      decide: { name: 'Decide', text: 'Fences, dwell and rules of that cell' },
      authorize: { name: 'Authorize', text: 'Who may see this, down to the cell' },
      deliver: { name: 'Hand over', text: 'To console, webhook, radio gateway' },
    } satisfies Record<LatencyStage, { name: string; text: string }>,
  },
  waits: {
    note: 'Around it',
    title: 'What the 100\u00a0ms leave out.',
    text: 'Two waits are longer than the budget, and no engineering of ours removes them. A third, from our handover to the reader, belongs to your network or your radio. An alert carries four times, so that each can be seen.',
    points: [
      {
        name: 'The sensor’s rhythm',
        text: 'A tag that reports once a minute is half a minute old on average before its first byte arrives: three hundred budgets.',
      },
      {
        name: 'The rule’s patience',
        text: `${dayWord('day.T')} minutes at ${stop}, on purpose. A shorter wait makes an alert of every queue, and the same track stood in two, for ${dayWord('day.holds.word')} minutes.`,
      },
    ],
    alert: {
      title: 'One alert, four times',
      example: 'An example, with the split above.',
      rows: [
        { name: 'Sensed', text: 'by the device, on its own clock' },
        { name: 'Received', text: 'here the budget starts' },
        { name: 'Decided', text: `rule: ${dayWord('day.T')} minutes at rest, inside the fence` },
        { name: 'Delivered', text: 'handed to two consoles and one webhook' },
      ],
    },
  },
  promises: {
    note: 'In figures',
    title: 'Monitoring, latency and uptime.',
    items: [
      {
        ...claimFigure('monitoring'),
        name: 'Monitoring',
        text: 'Of the service and your feeds, nights and holidays included.',
      },
      {
        ...claimFigure('alertLatency'),
        name: 'Alert latency',
        text: 'From the arrival of the deciding event to the alert’s handover.',
      },
      {
        ...claimFigure('uptime'),
        name: 'Uptime SLA',
        text: `Of live operations: monitoring and alerts. It leaves ${consequence('uptime.year.exact')} of a year. Queries over stored records have an SLA of their own, ${claim('queryUptime')}.`,
      },
    ],
    link: { label: `${awareness.title}, service ${awareness.number}`, href: `/services/${awareness.slug}` },
  },
  closing: {
    title: 'Bring a day you explained too late.',
    text: 'In the demo it runs again on one clock, with your rules, and stops at the minute that you would have wanted.',
    actions: [
      { label: 'Request a Live Demo', href: contactAbout('demo') },
      { label: 'Explore All Services', href: '/services' },
    ],
  },
} as const
