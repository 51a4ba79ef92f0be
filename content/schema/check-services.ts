import { language } from '#language'
import { ContentError, checkEntries } from './check-entries.ts'
import { type Service, serviceSchema } from './service.ts'

export const serviceFile = (slug: string): string => `${language.folder}/services/${slug}.ts`

/**
 * Checks services, by the name of each one's file, against their schema and against each other.
 * @throws {ContentError} naming every breach: of the schema, or two services with one number
 */
export function checkServices(entries: Readonly<Record<string, unknown>>): readonly Service[] {
  const services = checkEntries(serviceSchema, serviceFile, entries)
  const owners = new Map<string, string>()
  const breaches = services.flatMap(({ slug, number }) => {
    const owner = owners.get(number)
    if (owner === undefined) owners.set(number, slug)
    return owner === undefined
      ? []
      : [`${serviceFile(slug)}: number "${number}" is taken by ${serviceFile(owner)}: take a free one`]
  })
  if (breaches.length > 0) throw new ContentError(breaches)
  return services
}
