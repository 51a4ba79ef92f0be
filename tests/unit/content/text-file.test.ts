/* Files that were saved in a wrong encoding are recognized. */

import { expect, test } from 'vitest'
import { textOf } from '#content/text-file.server.ts'

/** What a program reads that takes UTF-8 for Windows-1252. */
const misreadInWindows = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => new TextDecoder('windows-1252').decode(Uint8Array.of(byte))).join('')

test.each([
  'é',
  'è',
  'ê',
  'à',
  'ç',
  'î',
  'ô',
  'û',
  'œ',
  'Œ',
  'É',
  'À',
  'Ç',
  '’',
  '“',
  '”',
  '«',
  '»',
  '–',
  '…',
  '°',
  '€',
])('%s is named as a letter of a wrong encoding, with its line', (letter) => {
  const text = `One\na${letter}b`
  for (const misread of [misreadInWindows(text), misreadInWindows(misreadInWindows(text))])
    expect(textOf(Buffer.from(misread))).toMatchObject({
      kind: 'unreadable',
      line: 2,
      reason: expect.stringContaining('once read in another encoding'),
    })
})

test.each([
  'L’été à Orléans, où « Â » et Œ, cœur, Noël, aiguë, forêt, ÉTÉ',
  'Åse has 5 Å, “5 Å” and the Å’s of √2, √x, √π and √(a) ≈ 3 ± 1, ¬a',
  'SÃO, Tłı̨chǫ, Dënesųłiné, ᐃᓄᒃᑎᑐᑦ, a → b, µ ≤ ∞',
])('%s is text', (text) => {
  expect(textOf(Buffer.from(text))).toEqual({ kind: 'text', text: text.normalize('NFC') })
})
