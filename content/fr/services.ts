import { homeServiceLimit } from '#content/facts/limits.ts'
import { awareness } from '#content/fr/services/awareness.ts'
import { gis } from '#content/fr/services/gis.ts'
import { ml } from '#content/fr/services/ml.ts'
import { movement } from '#content/fr/services/movement.ts'
import { signals } from '#content/fr/services/signals.ts'
import { social } from '#content/fr/services/social.ts'
import type { Service } from '#content/schema/service.ts'

/** Every service, in the order of the site: the specified ones first (specification, section 3). */
export const services: readonly Service[] = [movement, social, ml, gis, signals, awareness]

/** The services that home shows. */
export const homeServices = services.slice(0, homeServiceLimit)

/** The service of a slug, whose case counts. Undefined for an unknown slug. */
export const serviceBySlug = (slug: string): Service | undefined => services.find((service) => service.slug === slug)
