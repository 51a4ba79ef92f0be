import { awareness } from '#content/en/services/awareness.ts'
import { gis } from '#content/en/services/gis.ts'
import { ml } from '#content/en/services/ml.ts'
import { movement } from '#content/en/services/movement.ts'
import { signals } from '#content/en/services/signals.ts'
import { social } from '#content/en/services/social.ts'
import { homeServiceLimit } from '#content/facts/limits.ts'
import type { Service } from '#content/schema/service.ts'

/** Every service, in the order of the site: the specified ones first (specification, section 3). */
export const services: readonly Service[] = [movement, social, ml, gis, signals, awareness]

/** The services that home shows. */
export const homeServices = services.slice(0, homeServiceLimit)

/** The service of a slug, whose case counts. Undefined for an unknown slug. */
export const serviceBySlug = (slug: string): Service | undefined => services.find((service) => service.slug === slug)
