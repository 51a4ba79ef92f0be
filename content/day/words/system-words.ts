import { fannedOut, fanOut, type Latencies } from '#content/day/counts/fan-out.ts'
import { calibration, type FixQuality } from '#content/day/radio/calibration.ts'
import type { Print } from './print.ts'

/** Latencies of the synthetic queries, in milliseconds. */
export function latencyWords({ decimal, whole }: Print) {
  const { one, all, hedged, hedgeAt, prompt, promptHedged } = fannedOut()
  const row = <Key extends string>(key: Key, { p50, p95, p99 }: Latencies) =>
    ({
      [`query.${key}.p50.ms`]: whole(p50),
      [`query.${key}.p95.ms`]: whole(p95),
      [`query.${key}.p99.ms`]: whole(p99),
    }) as Record<`query.${Key}.${'p50' | 'p95' | 'p99'}.ms`, string>
  return {
    'query.count': whole(fanOut.queries),
    'query.partitions': whole(fanOut.partitions),
    'query.prompt.share': whole(prompt * 100),
    'query.hedged.prompt.share': whole(promptHedged * 100),
    'query.hedge.ms': whole(hedgeAt),
    'query.hedge.more.share': decimal((hedged.reads - 1) * 100, 0),
    ...row('one', one),
    ...row('all', all),
    ...row('hedged', hedged),
  }
}

/** The survey of the synthetic plot, and its fix taken many times. */
export function calibrationWords({ cardinal, decimal, whole }: Print) {
  const { places, fixes, model, right, wrong, wrongExponent } = calibration()
  const row = <Key extends string>(key: Key, quality: FixQuality) =>
    ({
      [`fixes.${key}.median`]: whole(quality.median),
      [`fixes.${key}.p95`]: whole(quality.p95),
      [`fixes.${key}.covered.share`]: whole(quality.covered * 100),
      [`fixes.${key}.misfit`]: decimal(quality.misfit, 1),
      [`fixes.${key}.axis`]: whole(quality.axis),
    }) as Record<`fixes.${Key}.${'median' | 'p95' | 'covered.share' | 'misfit' | 'axis'}`, string>
  return {
    'survey.places.word': cardinal(places),
    'survey.readings': whole(model.readings),
    'survey.exponent': decimal(model.exponent, 2),
    'survey.exponent.error': decimal(model.exponentError, 2),
    'survey.sigma': decimal(model.sigma, 1),
    'survey.metre': decimal(model.atOneMetre, 1),
    'fixes.count': whole(fixes),
    'fixes.wrong.exponent': decimal(wrongExponent, 1),
    ...row('right', right),
    ...row('wrong', wrong),
  }
}
