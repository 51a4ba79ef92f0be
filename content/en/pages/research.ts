import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'research-development',
  title: `Research and development: movement intelligence | ${site.name}`,
  description:
    'How a new method becomes a service: four documented steps, each of which can stop it. What we are exploring, what would end it, and how to work with us.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['path', 'technologies', 'partnerships'] as const

export const research = typeset({
  title: 'Research & Development',
  lead: 'A new method reaches your operations in four documented steps: a question, a prototype, a shadow trial, and a deployment that can be rolled back. We can stop it at each step.',
  path: {
    title: 'From research to deployment',
    text: 'The width of the line shows how many questions go on. We keep the results of those that stop, so that the work is not repeated. Highlighted: a method that was deployed and later rolled back.',
    figure: (counts: { start: number; left: number }) =>
      `A band that narrows in four steps from ${counts.start} questions to ${counts.left}. A branch leaves it at each step; the last and thinnest, in amber, is a method that was deployed and then rolled back.`,
    caption: (counts: { start: number; left: number; share: string }) =>
      `Fig. 1. An example year: ${counts.left} of ${counts.start} questions (${counts.share}%) end as a method in service. The numbers are an example; the steps are real.`,
    arrive: ['questions', 'prototypes', 'trials', 'deployed'],
    inService: 'in service',
    stopped: 'stopped',
    rolledBack: 'rolled back',
    on: 'go on',
    out: 'stop',
    step: 'Step',
    exit: 'Exit',
    steps: [
      {
        name: 'Question',
        text: 'Before we choose a method, we write down a decision that went wrong, the number that would have helped, and the result that would count as ‘no’.',
        passes: 'They are questions that no published method answers well enough.',
        exit: 'Already answered',
        exitText: 'The method exists. We cite it and use it.',
      },
      {
        name: 'Prototype',
        text: 'We begin with synthetic data, because we know its true positions exactly. A forecast has to beat two simple ones: last week, and the mean.',
        passes: 'They beat both on days that they were not tuned on.',
        exit: 'No better than a simple forecast',
        exitText: 'We then use the better of the two simple forecasts instead.',
      },
      {
        name: 'Shadow trial',
        text: 'The method runs on live feeds of a client who orders it in writing. We store and score its answers. No one acts on them.',
        passes: 'Error, delay and privacy stay within limits for a whole season.',
        exit: 'Works only in the lab',
        exitText: 'It stops here. A new attempt starts at step 2, with days like those on which it failed.',
      },
      {
        name: 'Deployment',
        text: 'One client and one area first, then the rest. The previous method stays ready, and we rehearse switching back.',
        passes: 'In service, their errors stay as they were in the trial.',
        exit: 'Rolled back',
        exitText: 'If conditions change, the previous method takes over. The log records when.',
      },
    ],
  },
  technologies: {
    title: 'Emerging technologies',
    text: 'What we are exploring. None of these is a promise: for each we name the result that would make us stop.',
    leaves: 'We stop if',
    items: [
      {
        name: 'Edge computing',
        text: 'Today, devices near the sensors (edge nodes) make counts and watch geofences. Next we want to detect stops there too, so that raw positions never leave the sensor’s site.',
        leaves: 'a node in the field cannot be updated and audited like a server.',
      },
      {
        name: 'Federated learning',
        text: 'The model is sent to the data, and the data stays where it is (McMahan and colleagues 2017). Two agencies could learn from each other’s cities by exchanging only model weights.',
        leaves: 'the weights reveal a rare trip, and hiding it costs more accuracy than working together gains.',
      },
      {
        name: 'Cross-domain fusion',
        text: 'How to combine movement, radio, imagery and reports in one estimate. Each source keeps its own margin of error.',
        leaves: 'the sources are not independent, for example if four of them copy one report.',
      },
      {
        name: 'Autonomous network coordination',
        text: 'Sensors agree among themselves which of them listens, and when. This saves power and covers gaps.',
        leaves: 'we cannot say afterwards why a corner was not covered at a given minute.',
      },
      {
        name: 'Quantum-enhanced optimisation',
        text: 'We follow published results on routing and placement. So far an ordinary method on one server does as well, so we base no plan on them.',
        leaves: 'our own prototype does no better than an ordinary method on one server in the same time.',
      },
      {
        name: 'Differential privacy for live feeds',
        text: 'We limit how far one person’s presence can change the odds of any result, in published tables as well as in counts that change by the minute. This limit is a privacy budget (Dwork and colleagues 2006).',
        leaves: 'the budget has to be renewed each day: then nothing limits what the days reveal together.',
      },
    ],
  },
  partnerships: {
    title: 'Partnerships',
    data: { label: 'Open data and a script to recompute it', href: '/data' },
    text: 'We do not move a method past step 2 if only we have tested it. So we look for partners who want to prove us wrong.',
    items: [
      {
        name: 'Universities',
        text: 'They find the cases in which a method fails. Partners can publish the synthetic data and the code, and results are published whatever they show.',
      },
      {
        name: 'Public agencies',
        text: 'They bring the decision and, later, what really happened. A trial runs inside their boundary, and the data does not leave it.',
      },
      {
        name: 'Network operators',
        text: 'They bring signals, with the identifiers removed, and know where the signals are faulty.',
      },
      {
        name: 'Standards bodies',
        text: 'They bring formats that let others check our results. Where an open format exists, we use it.',
      },
    ],
    terms:
      'We agree in writing before work starts: the question, what counts as ‘no’, who owns the result, who publishes it, and when the data is erased.',
  },
  closing: {
    title: 'Challenge us.',
    text: `Send us a method, a data set, or a question about one of our methods. We reply in ${claim('reply')} and say where we would start.`,
    actions: [
      { label: 'Contact Our Research Team', href: contactAbout('research') },
      { label: 'Join Our Team', href: '/careers' },
    ],
  },
} as const)

export const sources = ['dwork2006', 'mcmahan2017'] as const satisfies readonly SourceKey[]
