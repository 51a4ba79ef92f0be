import { backToHome } from '#content/en/back-to-home.ts'
import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'careers',
  title: `Careers at ${site.name} - Join Our Mission`,
  description:
    'No postings, one open application: eight disciplines that all work on the same record, remote by default, security clearance sponsored where a job needs it.',
}

const stop = dayWord('day.short.place')

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['disciplines', 'environment', 'benefits', 'equality', 'apply'] as const

export const careers = {
  back: backToHome,
  title: ['Your Skills.', 'Our Mission.', 'A Future Built Together.'],
  notes: ['General application only', 'No list of postings'],
  lead: 'We post no vacancies. Tell us what you can do, and we look for the work that needs it. Below are the eight crafts it takes to read one day well.',
  disciplines: {
    note: 'What we look for',
    title: 'One stop, asked eight ways.',
    text: `At ${dayWord('day.short.arrive')} someone who never lived stops for ${dayWord('day.short.minutes')} minutes at a place marked ${stop}. Each discipline has its own question about it. Yours is the one that you could not leave alone.`,
    items: [
      {
        name: 'Intelligence analysis and threat modeling',
        text: 'Weigh what a pattern may mean, name the explanations that compete, and say what would tell them apart.',
        asks: 'An errand or a meeting, and what would you look for next?',
      },
      {
        name: 'GIS and remote sensing',
        text: 'Keep terrain, roads, imagery and datum in agreement, so that a place is the same place in every layer.',
        asks: `What stands at ${stop}, and is the map older than the building?`,
      },
      {
        name: 'Machine learning and predictive analytics',
        text: 'Build models that beat the free rival, and score them on days and districts that they never saw.',
        asks: 'How surprising was it, given every other weekday?',
      },
      {
        name: 'Signals intelligence and network monitoring',
        text: 'Turn received strength, timing and silence into a position with an honest ellipse.',
        asks: 'Which receivers heard it, and how wide is the ellipse?',
      },
      {
        name: 'Software development',
        text: 'Carry millions of records a day from feed to alert, and make the failure path as dull as the other one.',
        asks: `Does the alert leave in ${claim('alertLatency')} on the worst day of the year?`,
      },
      {
        name: 'Cybersecurity and secure infrastructure design',
        text: 'Design systems in which access is narrow, each read leaves a line, and recovery has been rehearsed.',
        asks: 'Who opened this record, and who could have without a trace?',
      },
      {
        name: 'Field operations and asset coordination',
        text: 'Place sensors, brief people, and bring back what the map did not know.',
        asks: 'Who is nearest, and what will they find at the door?',
      },
      {
        name: 'Technical writing and policy development',
        text: 'Write the sentence that an operator, a lawyer and the person concerned all read the same way.',
        asks: 'What do we say about it, and what do we leave out, and why?',
      },
    ],
    asks: 'Asks',
  },
  environment: {
    note: 'Work Environment',
    title: 'Where and how the work is done.',
    items: [
      { name: 'Remote', text: 'Remote work, on site only when necessary: some rooms cannot be brought home.' },
      { name: 'Flexible hours', text: 'You set your hours around the people who wait for your work.' },
      {
        name: 'Clearance',
        text: 'Security clearance sponsorship for eligible candidates. Some jobs require one from the government.',
      },
      { name: 'Equipment', text: 'All equipment is provided, set up and kept secure by us.' },
    ],
    clearance: {
      title: 'You cannot apply for a clearance alone.',
      text: 'Some jobs here require a government security clearance. In Canada an organization has to sponsor it: where a job needs one, we do. The government decides, not we, and it takes the time it takes. You do not need one to write to us.',
    },
  },
  benefits: {
    note: 'Benefits',
    title: 'What comes with it.',
    items: [
      {
        name: 'Competitive compensation',
        text: 'Pay set by the work and the market for it, and discussed in the first conversation.',
      },
      { name: 'Remote office support', text: 'Desk, chair, screen, line: what a day of careful reading takes.' },
      { name: 'Flexible time off', text: 'Time to be away, and a handover that lets you be.' },
      {
        name: 'Professional growth',
        text: 'Time on questions that have no client yet, and a path to take them further:',
        link: { label: 'Research & Development', href: '/research-development' },
      },
      { name: 'Health and wellness', text: 'Care for body and mind, as part of the work and not after it.' },
      { name: 'Mission-driven work', text: 'What you finish is read by someone who has to act on it.' },
    ],
  },
  equality: {
    note: 'Equal opportunity',
    title: 'We hire for the work.',
    statement:
      'Every applicant is considered without regard to race, ancestry, place of origin, colour, ethnic origin, citizenship, creed, sex, sexual orientation, gender identity, gender expression, age, record of offences, marital status, family status, disability or genetic characteristics.',
    text: 'Where a law sets a condition, such as a clearance or a control on exports, we name it before you apply for that work. If something about how we write, meet or test stands in your way, tell us what to change. We change that, and think no less of the application.',
  },
  apply: {
    note: 'How to Apply',
    title: 'A short summary, in your own words.',
    text: 'No cover letter, no template, no length to reach. Say three things, in any order, in the message of our contact form.',
    items: [
      { name: 'Skills', text: 'What can you do so well that others ask you for it?' },
      { name: 'Experience', text: 'Where did you do it, and what went wrong there that you would now see coming?' },
      { name: 'Interests', text: 'Which of the eight questions above would you start on?' },
      { name: 'Links', text: 'A portfolio or public work is welcome. One thing that you are proud of is enough.' },
    ],
    careful:
      'Leave out anything classified, and anything about an employer that is not yours to tell. If you would rather not use the form, write to',
    email: { label: site.email, href: `mailto:${site.email}?subject=Application` },
  },
  closing: {
    title: 'Start with what you can do.',
    text: `One application, read for all eight disciplines. You hear from a person in ${claim('reply')}.`,
    actions: [
      { label: 'Submit Your Application', href: contactAbout('careers') },
      { label: `About ${site.name}`, href: '/about' },
    ],
  },
} as const
