/* Topics of an enquiry, and the addresses that open the contact form with one chosen. */

/** Topics of an enquiry. The first is that of a visitor who chooses none. */
export const topics = [
  'general',
  'briefing',
  'nda',
  'consultation',
  'demo',
  'order',
  'support',
  'compliance',
  'careers',
  'research',
] as const

export type Topic = (typeof topics)[number]

/** The address of the contact page with a topic chosen. An unknown topic does not compile. */
export const contactAbout = <T extends Topic>(topic: T) => `/contact?topic=${topic}` as const

/** Id of what the form says of the test of a sector or a service. */
export const testId = <S extends string>(slug: S) => `test-${slug}` as const

/** The address of the form for the test of a sector or a service, by its slug. */
export const contactForTest = <S extends string>(slug: S) => `${contactAbout('demo')}#${testId(slug)}` as const
