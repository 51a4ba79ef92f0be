import { awareness } from '#content/en/services/awareness.ts'
import { gis } from '#content/en/services/gis.ts'
import { ml } from '#content/en/services/ml.ts'
import { movement } from '#content/en/services/movement.ts'
import { signals } from '#content/en/services/signals.ts'
import { social } from '#content/en/services/social.ts'
import { checkEntries } from '#content/schema/check-entries.ts'
import { type Service, type ServiceSlug, serviceSchema, serviceSlugs } from '#content/schema/service.ts'

const entries: Readonly<Record<ServiceSlug, Service>> = { movement, social, ml, gis, signals, awareness }

/** The six services in the specified order (section 3), checked against their schema. */
export const services: readonly Service[] = checkEntries(serviceSchema, 'content/en/services', serviceSlugs, entries)

/** The service of a slug, which is case-sensitive; undefined for an unknown one. */
export function serviceBySlug(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug)
}
