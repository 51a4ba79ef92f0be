import { sectors } from '#words/sectors.ts'

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart() {
  return sectors.map((sector) => `/sectors/${sector.slug}`)
}
