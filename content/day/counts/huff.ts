import { item } from '#content/day/item.ts'
import { mulberry32, pick } from '#content/day/random.ts'
import { sum } from '#content/day/sums.ts'
import { once } from '#content/once.ts'

/** A store as Huff's model sees it from one neighbourhood. */
interface Store {
  /** Floor in square metres, distance in kilometres. */
  readonly floor: number
  readonly km: number
}

/** The three stores of the example, the visits drawn to them, and a store that is only planned. */
export const market = {
  seed: 1964,
  stores: [
    { floor: 4000, km: 4 },
    { floor: 2000, km: 2 },
    { floor: 1000, km: 1 },
  ],
  trueExponent: 1.5,
  visits: 400,
  planned: { floor: 3000, km: 2.5 },
  /** People who work at the largest store, in one week of five shifts. */
  employees: 12,
  shifts: 5,
} as const

/**
 * The share of visits that goes to each store.
 *
 * Source: Huff, Defining and Estimating a Trading Area, Journal of Marketing 28(3), 1964.
 */
function sharesOf(stores: readonly Store[], exponent: number): number[] {
  const pulls = stores.map(({ floor, km }) => floor / km ** exponent)
  const all = sum(pulls)
  return pulls.map((pull) => pull / all)
}

/** Mean and variance of the logarithm of distance under the model. */
function logDistance(stores: readonly Store[], exponent: number) {
  const shares = sharesOf(stores, exponent)
  const logs = stores.map(({ km }) => Math.log(km))
  const mean = sum(shares.map((share, index) => share * item(logs, index)))
  return { mean, variance: sum(shares.map((share, index) => share * (item(logs, index) - mean) ** 2)) }
}

/**
 * The exponent of greatest likelihood for counts of visits: the one under which the mean logarithm of distance is the
 * observed one. Its error is the inverse root of Fisher's information.
 */
function fitExponent(stores: readonly Store[], visits: readonly number[]) {
  const all = sum(visits)
  const seen = sum(visits.map((count, index) => count * Math.log(item(stores, index).km))) / all
  let exponent = 1
  for (let step = 0; step < 40; step++) {
    const { mean, variance } = logDistance(stores, exponent)
    exponent += (mean - seen) / variance
  }
  return { exponent, error: 1 / Math.sqrt(all * logDistance(stores, exponent).variance) }
}

/** The example of a catchment: visits drawn from a known exponent, and the exponent read back off them. */
export const catchment = once(() => {
  const { stores, trueExponent, planned, employees, shifts } = market
  const random = mulberry32(market.seed)
  const shares = sharesOf(stores, trueExponent)
  const visits = stores.map(() => 0)
  for (let visit = 0; visit < market.visits; visit++) {
    const store = pick(random, shares)
    visits[store] = item(visits, store) + 1
  }
  const fitted = fitExponent(stores, visits)
  const withPlanned = (exponent: number) => item(sharesOf([...stores, planned], exponent), stores.length)
  const withStaff = visits.map((count, store) => count + (store === 0 ? employees * shifts : 0))
  const misled = fitExponent(stores, withStaff)
  return {
    visits,
    fitted,
    planned: {
      best: withPlanned(fitted.exponent),
      least: Math.min(...[-1.96, 1.96].map((z) => withPlanned(fitted.exponent + z * fitted.error))),
      most: Math.max(...[-1.96, 1.96].map((z) => withPlanned(fitted.exponent + z * fitted.error))),
    },
    misled: { exponent: misled.exponent, planned: withPlanned(misled.exponent) },
    /** What the planned store would win at the ends of the usual range of exponents: at 2, and at 1. */
    textbook: { steep: withPlanned(2), flat: withPlanned(1) },
  }
})
