import { sectors } from '#content/facts/sectors.ts'

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart() {
  return sectors.map((sector) => `/sectors/${sector.slug}`)
}
