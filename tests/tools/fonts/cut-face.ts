/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { Face } from './faces.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * The bytes of a face as WOFF2, the same on every machine. Hinting goes, for no browser of today needs it on its screens;
 * STAT and gasp serve font menus and low-resolution printing.
 */
export const cutFace = async ({ source, characters, features }: Face): Promise<Uint8Array> =>
  subsetFont(await readFile(resolve(source)), [...characters].join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
  })
