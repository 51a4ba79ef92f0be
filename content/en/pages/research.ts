import { claim } from '#content/en/claims.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'research-development',
  title: `Research and development: four steps, four exits | ${site.name}`,
  description:
    'How an idea reaches operations: four documented steps, each with an exit. Emerging technologies with what would rule them out, and how partnerships work.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['path', 'technologies', 'partnerships'] as const

export const research = {
  title: 'Four steps. Four exits.',
  notes: ['Research & Development', 'The counts are an example', 'Methods are walked back, too'],
  lead: 'Research reaches operations in four documented steps, and each has a door marked ‘no’. What leaves by it leaves its result behind, so that nobody has to fail it twice.',
  path: {
    note: 'From research to deployment',
    title: 'The path, with its ways out.',
    text: 'The width of the line is the number of ideas still on it. Amber is the one that had already arrived: a summary counts it as a success and stops there.',
    figure: (counts: { start: number; left: number }) =>
      `A band that narrows in four steps from ${counts.start} ideas to ${counts.left}. A branch leaves it at each step; the last and thinnest, in amber, is a method that was deployed and then walked back.`,
    caption: (counts: { start: number; left: number; share: string }) =>
      `Fig. 1. An example year: ${counts.start} questions, ${counts.left} methods in service, ${counts.share}%. The counts are invented; the order of the exits is not.`,
    on: 'go on',
    out: 'leave',
    step: 'Step',
    exit: 'Exit',
    steps: [
      {
        name: 'Question',
        text: 'A decision that someone got wrong, and the number that would have helped. Written before any method, with the result that would count as ‘no’.',
        passes: 'No published method answers it well enough.',
        exit: 'Already answered',
        exitText: 'The method exists. We cite it, use it and stop.',
      },
      {
        name: 'Prototype',
        text: 'Synthetic data first, because there the truth is known to the metre. The rivals are the ones that cost nothing: last week, and the mean.',
        passes: 'It beats both on days that it was not tuned on.',
        exit: 'Beaten by last week',
        exitText: 'Then last week is the method, and it ships in place of ours.',
      },
      {
        name: 'Shadow trial',
        text: 'Live feeds of a client who orders it in writing. Answers are stored and scored; nobody acts on one.',
        passes: 'Error, delay and privacy hold through a whole season.',
        exit: 'True indoors only',
        exitText: 'Back to step two, with days like the ones that broke it.',
      },
      {
        name: 'Deployment',
        text: 'One client, one area, then the rest. The method before it stays warm, and the switch back is rehearsed.',
        passes: 'Its residuals go on behaving as they did in the trial.',
        exit: 'Walked back',
        exitText: 'The world moved. The old method answers again, and the log says from which minute.',
      },
    ],
  },
  technologies: {
    note: 'Emerging technologies',
    title: 'What may come, and what would stop it.',
    text: 'None of these is a promise. Each line ends with the finding that would send it out.',
    leaves: 'Leaves if',
    items: [
      {
        name: 'Edge computing',
        text: 'Detection beside the sensor, so that a stop leaves the street as a stop and the raw fixes never do.',
        leaves: 'a node in the field cannot be updated and audited like a server.',
      },
      {
        name: 'Federated learning',
        text: 'The model travels, the data stays (McMahan and colleagues, 2017). Two agencies learn from each other’s cities and exchange weights alone.',
        leaves: 'the weights give away a rare trip, and the noise that hides it costs more than the pooling gains.',
      },
      {
        name: 'Cross-domain fusion',
        text: 'Movement, radio, imagery and reports in one estimate, each with the error it came with.',
        leaves: 'the sources share a cause: four echoes of one report are one report.',
      },
      {
        name: 'Autonomous network coordination',
        text: 'Sensors that agree among themselves which of them listens, and when, to save power and cover a gap.',
        leaves: 'nobody can say afterwards why a corner was dark at that minute.',
      },
      {
        name: 'Quantum-enhanced optimisation',
        text: 'Routing and placement problems, written so that an annealer could take them.',
        leaves: 'a good classical heuristic on one server does as well in the same time. So far it is the one to beat.',
      },
      {
        name: 'Differential privacy',
        text: 'Counts with a stated bound on what any one person changes in them (Dwork and colleagues, 2006).',
        leaves: 'the budget is spent by Thursday: a bound that is renewed each day bounds nothing.',
      },
    ],
  },
  partnerships: {
    note: 'Partnerships',
    title: 'Who else has to be convinced.',
    data: { label: 'One synthetic day, as data', href: '/data' },
    text: 'A method that only its makers have tested is at step two. So we look for partners who gain when it fails.',
    items: [
      {
        name: 'Universities',
        text: 'Bring the counter-example and the student who finds it. Synthetic days and code can be published; results appear whichever way they fall.',
      },
      {
        name: 'Public agencies',
        text: 'Bring the decision and the truth that arrives later. A trial runs inside their boundary, and the data does not leave it.',
      },
      {
        name: 'Network operators',
        text: 'Bring signals and know their faults. Identifiers are removed before anything reaches us.',
      },
      {
        name: 'Standards bodies',
        text: 'Bring a format in which others can check us. Where an open one exists we use it before we write our own.',
      },
    ],
    terms:
      'Written down before work starts: the question, what counts as ‘no’, who owns the result, who may publish it, and when the data is erased.',
  },
  closing: {
    title: 'Bring us one that ought to fail.',
    text: `A method, a data set or a doubt about one of ours. We answer in ${claim('reply')} with the step at which we would start.`,
    actions: [
      { label: 'Contact Our Research Team', href: contactAbout('research') },
      { label: 'Join Our Team', href: '/careers' },
    ],
  },
} as const

export const sources = ['dwork2006', 'mcmahan2017'] as const satisfies readonly SourceKey[]
