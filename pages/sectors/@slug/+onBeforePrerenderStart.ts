import { sectors } from '#content/en/sectors.ts'

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart() {
  return sectors.map((sector) => `/sectors/${sector.slug}`)
}
