/* The fields of a sector (content/en/sectors/). */

import type { CertificationName } from '#content/facts/certifications.ts'
import type { SourceKey } from '#content/sources/sources.ts'
import type { FigureName } from './figure.ts'
import type { Audience, Closing, Link, Point, Uses } from './shared-fields.ts'

/**
 * Samples of what a client receives: what is known of one device, counts of people, two sites compared, a forecast for two
 * empty lots, one junction by mode, contacts between districts, or the load of radio cells.
 */
export type Specimen = 'report' | 'counts' | 'sites' | 'lots' | 'junction' | 'contacts' | 'load'

/** Everything that the site knows of one sector (specification, section 3): `content/en/sectors/<slug>.ts`. */
export interface Sector {
  /** Last part of the address, and the file's name. */
  slug: string
  /** Figure that stands for the sector. */
  icon: FigureName
  /** Ground of its card; that of the page without it. */
  ground?: 'deep' | 'night'
  title: string
  /** Title of its page in search results, before the name of the site. */
  pageTitle: string
  description: string
  /** Page description for search engines. */
  summary: string
  /** Subtitle of the sector's page: what the sector can find out. */
  intro: string
  /** What its buyers need for their files or their counsel, linked beside the first steps. */
  paper?: Link
  /** Pages for readers of the sector whose work is another, below the title. */
  elsewhere?: { label: string; links: readonly Link[] }
  /** What a client learns, in one sentence or two; then the method and its limits. */
  fullDescription: readonly string[]
  /** The error to expect by use, between what a client learns and the method: a table with a link to what decides it. */
  errors?: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[]; link: Link }
  /** The sample of what this sector buys, beside the figure: what the figure shows, and in which decision the sample ends. */
  specimen: {
    kind: Specimen
    /** The figure of the band. Without it: that of the sector. */
    figure?: FigureName
    title: string
    text: string
    /** What the sample is about, above its button, where the figure is about something else. */
    sample?: string
    /** What a client receives of the kind that the figure shows, where the sample shows another kind. */
    receive?: readonly string[]
    /** Sections of the sample, or other samples, that answer a question of this sector. */
    more?: readonly Link[]
  }
  /** How its projects start, where that differs from those of others. */
  start?: Link | undefined
  /** Page of the site that says more, linked below its description. */
  further?: Link
  /** A section of readings of its own: the crossings of bridges. */
  readings?: 'crossings'
  benefits: readonly (Point & { link?: Link })[]
  /** Each with the data that it needs, and who has it. */
  useCases: readonly (Point & { data: string })[]
  technologies: readonly string[]
  /** A law or standard by its short name, its requirements for this work, and its rows in the register of certifications. */
  compliance: readonly (Point & { register?: readonly CertificationName[] })[]
  /** Names of those that its buyers look for, above the list, which a phone folds. */
  complianceNote?: string
  keyFeatures: readonly Point[]
  /** How it uses each service whose own file does not say so, by the service's slug. */
  services?: Uses
  /** The test of its last band, on the visitor's own data: the button that asks for it, what to write, and what comes back. */
  test: { label: string; write: string; get: string }
  closing: Closing
  /** Sources that its text cites. */
  sources?: readonly SourceKey[]
}

/** A card in the table of sectors that has no page of its own, and leads to that of another sector. */
export interface CardOnly
  extends Pick<Sector, 'slug' | 'icon' | 'ground' | 'title' | 'description' | 'services' | 'test'> {
  /** Slug of the sector whose page covers it. */
  leadsTo: string
  /** Its section on that page. */
  section: Omit<Audience, 'next'> & {
    /** A number of a sample, with its error, that stands for what readers would see. */
    example: string
  }
}
