import { item } from '#content/day/item.ts'
import type { Random } from '#content/day/random.ts'

/** Two entities (numbers, the lower first) and on how many days they met. */
export interface Tie {
  readonly a: number
  readonly b: number
  readonly days: number
}

interface Habit {
  readonly hub: number
  readonly otherHub: number | undefined
  readonly thirdPlaces: readonly number[]
  readonly reliability: number
  readonly team: number
}

interface Presence {
  readonly place: number
  readonly slot: number
}

export const copresence = { entities: 34, days: 14, leastDays: 3 } as const

const hubs = [3, 5, 7] as const
const thirdPlaces = [2, 4, 6, 8] as const
const teams = 3

function drawHabits(random: Random): Habit[] {
  return Array.from({ length: copresence.entities }, (_, index) => {
    const third = item(thirdPlaces, (index * 7 + Math.floor(random() * 2)) % thirdPlaces.length)
    return {
      hub: index === 9 ? 3 : item(hubs, index % hubs.length),
      otherHub: index === 9 ? 5 : undefined,
      thirdPlaces: index === 20 ? [4, 6] : [third],
      reliability: 0.6 + random() * 0.38,
      team: Math.floor(index / 3) % teams,
    }
  })
}

function drawPresences(random: Random, habit: Habit): Presence[] {
  const presences: Presence[] = []
  if (random() < habit.reliability * 0.9) {
    const away = habit.otherHub !== undefined && random() < 0.5
    const withTeam = !away && random() < 0.74
    const slot = withTeam ? habit.team : Math.floor(random() * teams)
    presences.push({ place: away && habit.otherHub !== undefined ? habit.otherHub : habit.hub, slot })
  }
  for (const third of habit.thirdPlaces) {
    if (random() < 0.3) presences.push({ place: third + 10, slot: Math.floor(random() * 2) })
  }
  return presences
}

/**
 * Entities who share a place and a time slot on at least three of fourteen days, with the hub each belongs to.
 *
 * Source: the co-occurrence of Crandall et al., Inferring Social Ties from Geographic Coincidences, PNAS 107, 2010.
 */
export function drawTies(random: Random): { ties: Tie[]; hubs: number[] } {
  const habits = drawHabits(random)
  const met = new Map<string, Tie>()
  for (let day = 0; day < copresence.days; day++) {
    const today = habits.map((habit) => drawPresences(random, habit))
    for (const [a, here] of today.entries()) {
      for (let b = a + 1; b < today.length; b++) {
        const together = here.some((one) =>
          item(today, b).some((other) => one.place === other.place && one.slot === other.slot),
        )
        if (!together) continue
        const pair = `${a},${b}`
        met.set(pair, { a, b, days: (met.get(pair)?.days ?? 0) + 1 })
      }
    }
  }
  const ties = [...met.values()].filter((tie) => tie.days >= copresence.leastDays)
  return { ties, hubs: habits.map((habit) => habit.hub) }
}
