import { services } from '#content/en/services.ts'

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart() {
  return services.map((service) => `/services/${service.slug}`)
}
