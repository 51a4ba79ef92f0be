import { services } from '#words/services.ts'

// The addresses of this route: Vike prerenders one page for each service (https://vike.dev/onBeforePrerenderStart).
export function onBeforePrerenderStart() {
  return services.map((service) => `/services/${service.slug}`)
}
