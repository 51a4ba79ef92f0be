import { describe, expect, it } from 'vitest'
import type { Variant } from '#tests/tools/visit/host/variant.ts'
import { lines, parseLine } from '#tests/tools/visit/link/line.ts'
import { plansOf, roundsOf } from '#tests/tools/visit/plans.ts'
import { missedTargets } from '#tests/tools/visit/targets.ts'
import type { Plan, Visit } from '#tests/tools/visit/visitor/visit.ts'

const page = { address: '/about', status: 200, html: '', hasLiveForm: false } as const
const [slow, good] = [parseLine('400/400'), parseLine('50/10000')]

/** A visit that holds every target. */
const held = (plan: Plan): Visit => ({
  ...plan,
  connections: 1,
  connected: 900,
  responseStart: 1_400,
  firstPaint: 1_600,
  largestPaint: 1_600,
  loadEnd: 2_000,
  layoutShift: 0,
  shifted: [],
  bytesBeforePaint: 12_000,
  brandHeading: true,
  brandText: true,
  live: undefined,
})

const round = (line: Plan['line'], changed: Partial<Record<Variant, Partial<Visit>>> = {}): Visit[] =>
  plansOf({ pages: [page], lines: [{ ...line, rounds: 1 }], variants: ['site', 'fontless', 'bare'] }, 0).map(
    (plan) => ({
      ...held(plan),
      ...changed[plan.variant],
    }),
  )

describe('the plan of a round', () => {
  it('visits every page on every line in every variant, and lets each variant begin in turn', () => {
    const variants = ['site', 'fontless', 'bare'] as const
    const wishes = { pages: [page, { ...page, address: '/blog' }], lines, variants }
    const rounds = [0, 1, 2].map((number) => plansOf(wishes, number))
    for (const plans of rounds) {
      const shown = plans.map((plan) => `${plan.page.address} ${plan.line.rate} ${plan.variant}`)
      expect(new Set(shown).size).toBe(2 * lines.length * 3)
    }
    const first = rounds.map((plans) => plans.find((plan) => plan.page === page)?.variant)
    expect(new Set(first)).toEqual(new Set(variants))
  })

  it('stays on the page as built, and only as long as rounds need it', () => {
    const wishes = { pages: [page], lines: [{ ...slow, rounds: 6 }], variants: ['site', 'bare'] as const }
    const whole = (number: number) => plansOf(wishes, number).filter(({ isWhole }) => isWhole)
    expect(whole(0).map(({ variant }) => variant)).toEqual(['site'])
    expect(whole(5)).toEqual([])
  })

  it('leaves a line out when it has had its rounds', () => {
    const wishes = {
      pages: [page],
      lines: [
        { ...slow, rounds: 3 },
        { ...good, rounds: 2 },
      ],
      variants: ['site'] as const,
    }
    expect(roundsOf(wishes)).toBe(3)
    const rates = [0, 1, 2].map((number) => plansOf(wishes, number).map(({ line }) => line.rate))
    expect(rates).toEqual([[400, 10_000], [400, 10_000], [400]])
  })
})

describe('the targets', () => {
  it('are held by a page as fast as a bare one', () => {
    expect(missedTargets([...round(slow), ...round(good)])).toEqual([])
  })

  it.each([
    ['a bare page of at most 1.10', { bare: { firstPaint: 1_450 } }, ['first paint to bare page 1.103']],
    ['itself without fonts of at most 1.02', { fontless: { firstPaint: 1_560 } }, ['to itself without fonts 1.026']],
    ['no layout shift', { site: { layoutShift: 0.01, shifted: ['p.lead'] } }, ['0.0100 in 1 of 1 visits (p.lead)']],
  ])('on the slow line are missed beside %s', (_, changed, said) => {
    expect(missedTargets(round(slow, changed))).toEqual(said.map((text) => expect.stringContaining(text)))
  })

  it('are missed by one visit without the face on the good line, and not on the slow one', () => {
    const faceless = { site: { brandHeading: false } }
    expect(missedTargets(round(good, faceless))).toEqual([expect.stringContaining('in 1 of 1 visits')])
    expect(missedTargets(round(slow, faceless))).toEqual([])
  })

  it('judge the median of several rounds', () => {
    const fast = { bare: { firstPaint: 800 } }
    expect(missedTargets([...round(slow), ...round(slow), ...round(slow, fast)])).toEqual([])
    expect(missedTargets([...round(slow), ...round(slow, fast), ...round(slow, fast)])).toHaveLength(1)
  })
})
