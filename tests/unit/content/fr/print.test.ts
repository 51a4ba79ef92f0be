/* How French prints numbers, times and lists. */

import { expect, test } from 'vitest'
import { claimNumber } from '#content/facts/claims.ts'
import { articleLanguage } from '#content/fr/articles.ts'
import { claim, claimFigure, claimWords } from '#content/fr/claims.ts'
import { feminine, plural } from '#content/fr/grammar.ts'
import * as print from '#content/fr/print.ts'

/** A text with its unbreakable spaces made visible. */
const shown = (text: string) => text.replaceAll('\u00a0', '~')

test('numbers have a decimal comma, and spaces that do not break', () => {
  expect([print.whole(1606), print.whole(-1606), print.decimal(-3.5, 1), print.decimal(0.06, 2)].map(shown)).toEqual([
    '1~606',
    '−1~606',
    '−3,5',
    '0,06',
  ])
  expect(shown(print.percent(12.34, 1))).toBe('12,3~%')
  expect([12, 13].map(print.cardinal)).toEqual(['douze', '13'])
  expect([14, 20, 21].map(print.spelled)).toEqual(['quatorze', 'vingt', '21'])
  expect(print.listed(['deux', 'trois', 'quatre'])).toBe('deux, trois et quatre')
})

test('a time of day has no zero before the hour, and none after a full one', () => {
  expect([914, 545, 540, 1440].map((minutes) => shown(print.clockTime(minutes)))).toEqual([
    '15~h~14',
    '9~h~05',
    '9~h',
    '24~h',
  ])
  expect([1357, 120, 65, 14, 0].map((minutes) => shown(print.duration(minutes)))).toEqual([
    '22~h~37~min',
    '2~h',
    '1~h~5~min',
    '14~min',
    '0~min',
  ])
  expect(shown(print.shortDuration(718))).toBe('11~h~58')
  expect([924, 540].map((minutes) => print.timestamp(print.clockTime(minutes), 1072))).toEqual([
    '15:24:01,072',
    '09:00:01,072',
  ])
})

test('a claim is a noun phrase that follows «de», and its number is that of the facts', () => {
  expect(
    (['precision', 'patches', 'identification', 'ingest', 'reply', 'monitoring'] as const).map((key) =>
      shown(claim(key)),
    ),
  ).toEqual([
    'moins de 1~m',
    '48~heures au plus',
    '95~% ou plus',
    '10~millions de signaux ou plus par seconde',
    '1 à 2~jours ouvrables',
    '24~h sur 24, 7~j sur 7',
  ])
  expect(claimWords['claim.pipeda']).toBe('LPRPDE')
  expect(claim('integrity')).toContain(`${claimNumber('integrity')}`.replace('.', ','))
  expect(claimFigure('alertLatency')).toEqual({
    value: '<\u00a0100',
    unit: '\u00a0ms',
    spoken: 'moins de 100 millisecondes',
  })
})

test('a noun is plural from two on, and a count agrees with a feminine noun', () => {
  expect([0, 1, 1.5, 2, -1, 1e6].map((count) => plural(count, 'jour', 'jours'))).toEqual([
    'jour',
    'jour',
    'jour',
    'jours',
    'jour',
    'jours',
  ])
  expect(['un', 'Un', 'cinq'].map(feminine)).toEqual(['une', 'Une', 'cinq'])
})

test('an article’s date is read as French writes it', () => {
  const day = (text: string) => articleLanguage.parseDate(text)?.toISOString().slice(0, 10)
  expect(['14 octobre 2025', '1er août 2025', '29 février 2024'].map(day)).toEqual([
    '2025-10-14',
    '2025-08-01',
    '2024-02-29',
  ])
  const wrong = ['1 août 2025', '29 février 2025', '14 Octobre 2025', 'October 14, 2025', '05 mai 2025', '14 octobre']
  expect(wrong.map(day)).toEqual(wrong.map(() => undefined))
})
