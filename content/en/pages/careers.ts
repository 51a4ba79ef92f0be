import { backToHome } from '#content/en/back-to-home.ts'
import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'careers',
  title: `Careers at ${site.name} - Join Our Mission`,
  description:
    'Work in geospatial and signals intelligence: one application for eight disciplines, remote work, and a sponsored security clearance where a job needs one.',
})

const stop = dayWord('day.short.place')

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['disciplines', 'environment', 'benefits', 'equality', 'apply'] as const

export const careers = typeset({
  back: backToHome,
  title: `Careers at ${site.name}`,
  lead: 'Your Skills. Our Mission. A Future Built Together. A single general application covers all eight disciplines: tell us what you can do, and we will match it to our work.',
  disciplines: {
    title: 'What we look for',
    text: `We hire in eight disciplines. One example serves for all of them: at ${dayWord('day.short.arrive')} an invented person stops for ${dayWord('day.short.minutes')} minutes at place ${stop}. Each discipline asks a different question about that stop. Which one would you want to answer?`,
    items: [
      {
        name: 'Intelligence analysis and threat modeling',
        text: 'Weigh what a pattern may mean, list the competing explanations, and say what would tell them apart.',
        asks: 'Is it an errand or a meeting, and what would you look for next?',
      },
      {
        name: 'GIS and remote sensing',
        text: 'Keep terrain, roads, imagery and datum aligned, so that a place is the same place in every layer.',
        asks: `What stands at ${stop}, and is the map older than the building?`,
      },
      {
        name: 'Machine learning and predictive analytics',
        text: 'Build models that beat a simple forecast, and score them on days and districts they have not seen.',
        asks: 'How unusual was this stop, compared with every other weekday?',
      },
      {
        name: 'Signals intelligence and network monitoring',
        text: 'Turn signal strength, timing and gaps into a position with a margin of error.',
        asks: 'Which receivers picked up the device, and how wide is the margin of error?',
      },
      {
        name: 'Software development',
        text: 'Process millions of records from feed to alert, and keep the service working when a part of it fails.',
        asks: `Does the alert leave in ${claim('alertLatency')} on the worst day of the year?`,
      },
      {
        name: 'Cybersecurity and secure infrastructure design',
        text: 'Design systems in which access is narrow, every access is logged, and recovery has been rehearsed.',
        asks: 'Who opened this record, and who could have opened it without a trace?',
      },
      {
        name: 'Field operations and asset coordination',
        text: 'Place sensors, brief people, and bring back what the map does not show.',
        asks: 'Which team is nearest, and what will it find there?',
      },
      {
        name: 'Technical writing and policy development',
        text: 'Write sentences that an operator, a lawyer and the person concerned all understand in the same way.',
        asks: 'What do we say about the stop, what do we leave out, and why?',
      },
    ],
    asks: 'Asks',
  },
  environment: {
    title: 'Work Environment',
    items: [
      { name: 'Remote', text: 'You work remotely, and on site only when necessary, for example in secure facilities.' },
      { name: 'Flexible hours', text: 'You set your own hours, with your team’s needs in mind.' },
      {
        name: 'Clearance',
        text: 'We sponsor eligible candidates for a government security clearance.',
      },
      { name: 'Equipment', text: 'We provide all equipment, set it up and keep it secure.' },
    ],
    clearance: {
      title: 'How sponsorship works',
      text: 'Some jobs here require a government security clearance. In Canada an organization has to sponsor it. If your job needs a clearance and you are eligible, we sponsor it. The government decides, and the time it takes varies. You do not need a clearance to apply.',
    },
  },
  benefits: {
    title: 'Benefits',
    items: [
      {
        name: 'Competitive compensation',
        text: 'Your pay reflects the work and its market. We discuss it in the first conversation.',
      },
      { name: 'Remote office support', text: 'Desk, chair, screen and internet.' },
      { name: 'Flexible time off', text: 'When you take time off, a colleague covers for you.' },
      {
        name: 'Professional growth',
        text: 'You have time for questions that no client has asked yet, and a way to take them further:',
        link: { label: 'Research & Development', href: '/research-development' },
      },
      { name: 'Health and wellness', text: 'Support for your physical and mental health.' },
      { name: 'Mission-driven work', text: 'Clients act on what you deliver.' },
    ],
  },
  equality: {
    title: 'Equal opportunity',
    statement:
      'We consider every applicant without regard to race, ancestry, place of origin, colour, ethnic origin, citizenship, creed, sex, sexual orientation, gender identity, gender expression, age, record of offences, marital status, family status, disability or genetic characteristics.',
    text: 'Where a law sets a condition, such as a clearance or an export control, we tell you before we match you to that work. If the way we write, hold interviews or test is a barrier for you, tell us. We will change it. Asking does not count against you.',
  },
  apply: {
    title: 'How to Apply',
    text: 'Write a short summary, in your own words, in the ‘Message’ field of our contact form. You need no cover letter and no template. Cover three points, in any order. Links are optional.',
    items: [
      { name: 'Skills', text: 'What do others ask you to do because you do it well?' },
      { name: 'Experience', text: 'Where did you do it? What went wrong, and how would you spot it sooner now?' },
      { name: 'Interests', text: 'Which of the eight questions above would you start on?' },
      {
        name: 'Links',
        text: 'A link to a portfolio or public work is welcome. One piece that you are proud of is enough.',
      },
    ],
    careful:
      'Leave out anything classified, and anything confidential about an employer. If you prefer not to use the form, write to',
    email: { label: site.email, href: `mailto:${site.email}?subject=Application` },
  },
  closing: {
    title: 'Tell us what you can do.',
    text: `Send us your summary. You hear from a person in ${claim('reply')}.`,
    actions: [
      { label: 'Submit Your Application', href: contactAbout('careers') },
      { label: `About ${site.name}`, href: '/about' },
    ],
  },
} as const)
