import { sectors } from '#words/sectors.ts'

// The addresses of this route: Vike prerenders one page for each sector (https://vike.dev/onBeforePrerenderStart).
export function onBeforePrerenderStart() {
  return sectors.map((sector) => `/sectors/${sector.slug}`)
}
