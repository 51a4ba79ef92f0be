import { services } from '#words/services.ts'

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart() {
  return services.map((service) => `/services/${service.slug}`)
}
