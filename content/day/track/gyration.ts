import { type Point, sheet } from '#content/day/ground/sheet.ts'

/**
 * Radius of gyration in kilometres: how far from its centre of mass a day is spent, weighted by time.
 *
 * Source: Gonzalez, Hidalgo and Barabasi, Understanding Individual Human Mobility Patterns, Nature 453, 2008.
 */
export function radiusOfGyration(places: readonly (Point & { readonly minutes: number })[]): number {
  const total = places.reduce((sum, place) => sum + place.minutes, 0)
  const mean = (value: (place: Point) => number) =>
    places.reduce((sum, place) => sum + place.minutes * value(place), 0) / total
  const x = mean((place) => place.x)
  const y = mean((place) => place.y)
  return (Math.sqrt(mean((place) => (place.x - x) ** 2 + (place.y - y) ** 2)) * sheet.metresPerUnit) / 1000
}
