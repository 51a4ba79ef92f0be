import { nearest } from '#content/schema/suggest.ts'
import { foreignLaws } from './laws/abroad.ts'
import { canadianLaws } from './laws/canada.ts'
import { provincialLaws } from './laws/provinces.ts'
import { dataSystems } from './literature/data-systems.ts'
import { deception } from './literature/deception.ts'
import { forecasting } from './literature/forecasting.ts'
import { healthAndDisasters } from './literature/health-and-disasters.ts'
import { judgement } from './literature/judgement.ts'
import { mobility } from './literature/mobility.ts'
import { networks } from './literature/networks.ts'
import { privacy } from './literature/privacy.ts'
import { radio } from './literature/radio.ts'
import { statistics } from './literature/statistics.ts'
import { traffic } from './literature/traffic.ts'
import { trajectories } from './literature/trajectories.ts'
import { reports } from './reports.ts'
import type { Doi, Source } from './source.ts'
import { securityStandards } from './standards/security.ts'
import { systemStandards } from './standards/systems.ts'

/** The sources of every collection, each by the key with which a text cites it. */
export const sourceCollections = [
  dataSystems,
  deception,
  forecasting,
  healthAndDisasters,
  judgement,
  mobility,
  networks,
  privacy,
  radio,
  statistics,
  traffic,
  trajectories,
  canadianLaws,
  provincialLaws,
  foreignLaws,
  securityStandards,
  systemStandards,
  reports,
] as const

type KeyOf<Collection> = Collection extends unknown ? keyof Collection : never

/** Key of a source: surname of the first author and year, or the short name of a law or standard. */
export type SourceKey = KeyOf<(typeof sourceCollections)[number]>

const sources: ReadonlyMap<string, Source> = new Map(
  sourceCollections.flatMap((collection) => Object.entries<Source>(collection)),
)

export const isSourceKey = (key: unknown): key is SourceKey => typeof key === 'string' && sources.has(key)

/** Advice for an unknown key. */
export const unknownKey = (key: unknown): string => {
  const near = nearest(String(key), [...sources.keys()])
  const found = near === undefined ? 'correct it' : `did you mean ${near}? Otherwise correct it`
  return `no source has this key: ${found}, or add the source as docs/sources.md says`
}

/** The source of a key, as content/sources has it. */
export const sourceOf = (key: SourceKey): Source | undefined => sources.get(key)

/** Where a source is found on the web. Undefined for one that is known by its number alone. */
export const addressOf = ({ doi, url }: Source): string | undefined => (doi === undefined ? url : addressOfDoi(doi))

export const addressOfDoi = (doi: Doi): string => `https://doi.org/${encodeURI(doi)}`
