// Captions of the figures of sectors draw conclusions in words from the simulated map. These tests fail where a number that the
// simulation computes no longer fits the words.

import { expect, test } from 'vitest'
import { blocked, cellLoads, traffic } from '#day/counts/cell-load.ts'
import { mixing, neighboursOf } from '#day/counts/mixing.ts'
import type { Mode } from '#day/counts/residents.ts'
import { sites, town } from '#day/counts/town.ts'
import { junctionTurns } from '#day/counts/turns.ts'
import { contactsPanel } from '#day/experiments/contacts-panel.ts'
import { convoyPlan, convoyRoutes } from '#day/experiments/convoy-routes.ts'
import { junctionPanel } from '#day/experiments/junction-panel.ts'
import { distance, type Point } from '#day/ground/sheet.ts'
import { sum } from '#day/sums.ts'

test('Erlang’s formula gives the shares that the page on telecommunications states', () => {
  expect(1 / blocked(12, 20)).toBeCloseTo(102, 0)
  expect(1 / blocked(15, 20)).toBeCloseTo(22, 0)
})

test('every cell is sized for the mean load of its busiest hour, which loses more, and the worst is the one near a school', () => {
  const { cells, worst } = cellLoads()
  for (const { hour, circuits, loads } of cells) {
    expect(blocked(hour.load, circuits)).toBeLessThanOrEqual(traffic.grade)
    expect(blocked(hour.load, circuits - 1)).toBeGreaterThan(traffic.grade)
    const quarters = loads.slice(hour.start / 15, hour.start / 15 + 4)
    const lost = sum(quarters.map((load) => load * blocked(load, circuits)))
    expect(hour.blocked).toBeCloseTo(lost / sum(quarters), 10)
    expect(hour.blocked).toBeGreaterThanOrEqual(blocked(hour.load, circuits))
  }
  expect(worst.quarter.blocked).toBeGreaterThan(10 * traffic.grade)
  const school = sites().schoolSouth
  const away = (mast: Point) => distance(mast, school)
  expect(away(worst.mast)).toBe(Math.min(...cells.map(({ mast }) => away(mast))))
})

test('the convoy’s routes all cross the bridge, are used almost evenly, and end apart from it', () => {
  const { streets, entropy, minutes } = convoyRoutes()
  expect(streets.filter(({ isBridge, mornings }) => isBridge && mornings === convoyPlan.mornings)).toHaveLength(1)
  expect(entropy).toBeGreaterThan(0.95 * Math.log2(convoyPlan.routes))
  const later = minutes.filter(({ minute }) => minute > 2).map(({ share }) => share)
  expect(Math.max(...later)).toBeLessThan(0.5)
})

test('the amber flow of the junction is its second largest, and no car is in it', () => {
  const { hidden, turns } = junctionTurns()
  expect(hidden.people.car).toBe(0)
  expect(turns.filter((turn) => turn.sum > hidden.sum)).toHaveLength(1)
})

test('residents of the amber districts rarely go to each other, and mostly meet elsewhere', () => {
  const { flows, shares, pairs, hidden } = mixing()
  expect(sum(flows.flat())).toBe(town().trips.length)
  for (const row of shares) expect(sum(row)).toBeCloseTo(1)
  expect(pairs.filter(({ trips }) => trips < hidden.trips)).toHaveLength(1)
  expect(hidden.elsewhere).toBeGreaterThan(0.75)
})

test('the samples end in the decisions that their pages state', () => {
  const { isSure, second, trials, modes } = junctionPanel()
  expect(isSure).toBe(true)
  expect(second).toBe(trials)
  const people = (mode: Mode) => modes.find((one) => one.mode === mode)?.estimate.people ?? 0
  expect(people('bus') / sum(modes.map(({ mode }) => people(mode)))).toBeCloseTo(0.5, 1)
  const { ofHidden, leads, settings } = contactsPanel()
  expect(ofHidden.toSorted((one, other) => other.value - one.value)[1]?.district).toBe(mixing().hidden.a)
  for (const lead of leads.slice(1)) expect(lead.least).toBeGreaterThan(0)
  for (const { value, least, most, truth } of [...ofHidden, ...settings]) {
    expect(truth, `${value}`).toBeGreaterThan(least)
    expect(truth, `${value}`).toBeLessThan(most)
  }
  const [atWork, ...elsewhere] = settings
  for (const { most } of elsewhere) expect(most).toBeLessThan(atWork?.least ?? 0)
  const { hidden } = mixing()
  const near = neighboursOf(hidden.b)
  const byTrips = near.toSorted((one, other) => other.trips - one.trips)
  expect(near[1]?.district).toBe(hidden.a)
  expect(near[0]?.district).toBe(byTrips[0]?.district)
  expect(byTrips[1]?.district).not.toBe(hidden.a)
  const { cells, worst } = cellLoads()
  for (const { circuits, toAdd, quarter } of cells)
    expect(blocked(quarter.load, circuits + toAdd)).toBeLessThanOrEqual(traffic.grade)
  expect(worst.quarter.blocked).toBeGreaterThan(traffic.limit)
})
