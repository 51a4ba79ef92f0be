/* The fields of a service (content/en/services/). */

import type { SourceKey } from '#content/sources/sources.ts'
import type { FigureName } from './figure.ts'
import type { Specimen } from './sector.ts'
import type { Closing, Link, Point, Uses } from './shared-fields.ts'

/** A reading of the synthetic day that a service shows below its description. */
export type Reading =
  /** The table of the day's stays, with a note beside it. */
  | { kind: 'stays'; note: string }
  /** A chart of the whole day, which scrolls sideways on a small screen. `label` names it for assistive technology. */
  | { kind: 'strip'; figure: FigureName; label: string }
  /** A figure, with a note beside it. */
  | { kind: 'figure'; figure: FigureName; note: string }

export interface LoggedEvent {
  time: string
  text: string
  hot: boolean
}

/** Everything that the site knows of one service (specification, section 3), in one file: `content/en/services/<slug>.ts`. */
export interface Service {
  /** Last part of the address, and the file's name. */
  slug: string
  /** Stands before the title on every sheet; services are chapter 2. */
  number: `2.${number}`
  /** Figure that stands for the service. */
  icon: FigureName
  /** Ground of its plate on home and of its fold in the list. */
  ground: 'paper' | 'deep' | 'amber' | 'night'
  /** Place of its figure in the list of services. Without it: in the left half. */
  fold?: 'right' | 'full'
  /** Figure of the method behind one of its features, shown under them. */
  method?: FigureName
  title: string
  /** Title of its page in search results, before the name of the site. */
  pageTitle: string
  /** Its subject in a list of services: 'social graph' in 'human movement, social graph and signals'. */
  subject: string
  /** One or two sentences, for cards. */
  description: string
  /** Page description for search engines. */
  summary: string
  /** Subtitle of the service's page. */
  intro: string
  /** What a client gives, beside the subtitle. */
  give: string
  /** What a client gets, below it. Formats are on the page of the sample report. */
  get: string
  /** Paragraphs. Shown whole on the service's page and in the services list. */
  fullDescription: readonly string[]
  /** The sample of a deliverable that shows it best. Without it: the report on one device. */
  sample?: Specimen
  /** A sample of what a sector receives that differs from it. */
  otherSample?: Link
  /** Page of the site that says more of the service, linked below its description. */
  further?: Link
  /** Shown below the description, on the service's page alone. */
  readings?: readonly Reading[]
  /** What its figure saw, in the order of time: shown on its plate on home. The hot event is the one that matters. */
  log?: readonly LoggedEvent[]
  /** What a client gets from the features and from the capabilities: the sentence that opens each list. */
  leads: { features: string; capabilities: string }
  features: readonly (Point & { link?: Link })[]
  /** A capability whose text mentions 'cybersecurity measures' is linked to that article. */
  capabilities: readonly Point[]
  technologies: readonly string[]
  /** One short worked case: what was asked, what was done, what came out. Invented figures are called examples. */
  scenario: { title: string; paragraphs: readonly string[] }
  /** How each sector uses it, by the sector's slug, except for sectors whose own file says so. */
  sectors: Uses
  closing: Closing
  /** Sources that its text cites. */
  sources?: readonly SourceKey[]
}
