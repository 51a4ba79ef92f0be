import { claim } from '#content/en/claims.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'research-development',
  title: `Research and development: movement intelligence | ${site.name}`,
  description:
    'How a new method becomes a service: four documented steps, each of which can stop it. What we are exploring, what would end it, and how to work with us.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['path', 'technologies', 'partnerships'] as const

export const research = {
  title: 'How research becomes a service.',
  notes: ['The counts are an example', 'Methods can be rolled back'],
  lead: 'A new method passes four documented steps before it reaches operations, and can be stopped at each. We keep the result of every stopped project, so that no one repeats it.',
  path: {
    title: 'From research to deployment',
    text: 'The width of the line is the number of ideas that go on. Amber: a method that was deployed and later rolled back.',
    figure: (counts: { start: number; left: number }) =>
      `A band that narrows in four steps from ${counts.start} ideas to ${counts.left}. A branch leaves it at each step; the last and thinnest, in amber, is a method that was deployed and then rolled back.`,
    caption: (counts: { start: number; left: number; share: string }) =>
      `Fig. 1. An example year: ${counts.start} questions, ${counts.left} methods in service, ${counts.share}%. The numbers are an example; the steps are real.`,
    on: 'go on',
    out: 'stop',
    step: 'Step',
    exit: 'Exit',
    steps: [
      {
        name: 'Question',
        text: 'We write down a decision that went wrong and the number that would have helped, before we choose a method, with the result that would count as ‘no’.',
        passes: 'No published method answers it well enough.',
        exit: 'Already answered',
        exitText: 'The method exists. We cite it and use it.',
      },
      {
        name: 'Prototype',
        text: 'We begin with synthetic data, because there the truth is known to the metre. The method has to beat two simple forecasts: last week, and the mean.',
        passes: 'It beats both on days that it was not tuned on.',
        exit: 'No better than last week',
        exitText: 'Then we use last week as the forecast, in place of our method.',
      },
      {
        name: 'Shadow trial',
        text: 'The method runs on live feeds of a client who orders it in writing. Its answers are stored and scored, but not acted on.',
        passes: 'Error, delay and privacy hold through a whole season.',
        exit: 'Works only in the lab',
        exitText: 'Back to step two, with days like those on which it failed.',
      },
      {
        name: 'Deployment',
        text: 'One client and one area first, then the rest. The previous method stays ready, and we rehearse switching back.',
        passes: 'Its errors stay as they were in the trial.',
        exit: 'Rolled back',
        exitText: 'Conditions changed. The previous method takes over, and the log records when.',
      },
    ],
  },
  technologies: {
    title: 'Emerging technologies',
    text: 'What we are exploring, and what would stop it. None of these is a promise; each names the result that would end it.',
    leaves: 'We stop if',
    items: [
      {
        name: 'Edge computing',
        text: 'Nodes at the edge count and watch geofences today. Next: full stop detection beside the sensor, so that raw positions never leave the street.',
        leaves: 'a node in the field cannot be updated and audited like a server.',
      },
      {
        name: 'Federated learning',
        text: 'The model travels and the data stays (McMahan and colleagues, 2017). Two agencies learn from each other’s cities and exchange only model weights.',
        leaves: 'the weights reveal a rare trip, and the noise that would hide it costs more than the pooling gains.',
      },
      {
        name: 'Cross-domain fusion',
        text: 'Movement, radio, imagery and reports in one estimate, each with its own error.',
        leaves: 'the sources are not independent: four copies of one report are one report.',
      },
      {
        name: 'Autonomous network coordination',
        text: 'Sensors that agree among themselves which of them listens, and when, to save power and cover a gap.',
        leaves: 'we cannot say afterwards why a corner was not covered at that minute.',
      },
      {
        name: 'Quantum-enhanced optimisation',
        text: 'We follow published results on routing and placement, and plan nothing on them.',
        leaves: 'an ordinary method on one server does as well in the same time. So far it does.',
      },
      {
        name: 'Differential privacy for live feeds',
        text: 'For counts that change by the minute: a stated bound on what any one person changes in them (Dwork and colleagues, 2006), as in published tables.',
        leaves: 'the privacy budget does not last: one that has to be renewed each day protects no one.',
      },
    ],
  },
  partnerships: {
    title: 'Partnerships',
    data: { label: 'Open data and a script to recompute it', href: '/data' },
    text: 'A method tested only by its makers stays at step two, so we look for partners with an interest in proving us wrong.',
    items: [
      {
        name: 'Universities',
        text: 'They bring the counter-example and the student who finds it. Synthetic data and code can be published, and results are published whatever they show.',
      },
      {
        name: 'Public agencies',
        text: 'They bring the decision and, later, what really happened. A trial runs inside their boundary, and the data does not leave it.',
      },
      {
        name: 'Network operators',
        text: 'They bring signals and know their faults. Identifiers are removed before anything reaches us.',
      },
      {
        name: 'Standards bodies',
        text: 'They bring a format in which others can check us. Where an open format exists, we use it.',
      },
    ],
    terms:
      'We agree in writing before work starts: the question, what counts as ‘no’, who owns the result, who may publish it, and when the data is erased.',
  },
  closing: {
    title: 'Challenge us.',
    text: `Send a method, a data set or a doubt about one of ours. We reply in ${claim('reply')} and say where we would start.`,
    actions: [
      { label: 'Contact Our Research Team', href: contactAbout('research') },
      { label: 'Join Our Team', href: '/careers' },
    ],
  },
} as const

export const sources = ['dwork2006', 'mcmahan2017'] as const satisfies readonly SourceKey[]
