/* The dataset of /data as people and programs find it, and the sample record of /data/report. */

import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { anyTableNames, tableNames, tablesOfFigure } from '#content/data-tables.ts'
import { site } from '#content/facts/site.ts'
import { builtFiles, everyPage, nodeOf, page, readBuilt } from './built-pages.ts'
import { cellsOf, stayTable } from './dataset-tables.ts'

const rowsOf = (name: string): Record<string, string>[] => parse(readBuilt(`data/${name}.csv`), { columns: true })

interface Resource {
  name: string
  schema: { fields: { name: string; type: string }[] }
}
const resources = (): Resource[] =>
  JSON.parse(readBuilt('data/datapackage.json')).resources.filter(({ schema }: Resource) => schema !== undefined)
const timesOfDay = (table: string): string[] =>
  resources()
    .filter(({ name }) => name === table)
    .flatMap(({ schema }) => schema.fields.filter(({ type }) => type === 'time').map(({ name }) => name))

/** Figures, pictures with an alternative, and drawings within the page. A link's own picture and a message of the API are none. */
const drawings = 'main figure, img[src^="/figures/"]:not([alt=""]), main svg[role="img"]'
const leadsToData = (to: string): boolean =>
  to.startsWith('/data#of-') || to === '/data' || to === '/trust/register.json'
/** The address by which English pages link to data. */
const inEnglish = (to: string): string => to.replace(/^\/fr\/donnees(?=#|$)/, '/data').replace(/^\/fr(?=\/trust\/)/, '')

describe('the dataset', () => {
  it('has in its tables what the figures say of the day', () => {
    expect(rowsOf('fixes')).toHaveLength(1606)
    const stays = rowsOf('stays')
    expect(stays.map(({ place, dwell_min }) => `${place} ${dwell_min}`)).toEqual(
      cellsOf(stayTable)
        .slice(1, -3)
        .map(([place, , , minutes]) => `${place} ${minutes}`),
    )
    const known = new Set(rowsOf('fixes').flatMap(({ fix, kept }) => (kept === 'true' ? [fix] : [])))
    for (const { first_fix, last_fix } of [...stays, ...rowsOf('trips')])
      expect(known.has(first_fix) && known.has(last_fix)).toBe(true)
  })

  it.each(tableNames)('has the same rows of %s in CSV and in GeoJSON, which lies in the open sea', (name) => {
    const { type, features } = JSON.parse(readBuilt(`data/${name}.geojson`))
    expect(type).toBe('FeatureCollection')
    const rows = rowsOf(name)
    const times = timesOfDay(name)
    expect(features).toHaveLength(rows.length)
    for (const [index, { geometry, properties }] of features.entries()) {
      // The same values, numbers without their trailing zeros, and no time of day.
      const value = (cell: string) => (cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell)
      const cells = Object.entries(rows[index] ?? {}).filter(([column]) => !times.includes(column))
      expect(Object.entries(properties).map(([key, one]) => [key, value(String(one))])).toEqual(
        cells.map(([column, cell]) => [column, value(cell)]),
      )
      const places = geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates
      for (const [longitude, latitude] of places) {
        expect(Math.abs(longitude)).toBeLessThan(0.1)
        expect(Math.abs(latitude)).toBeLessThan(0.1)
      }
      if (geometry.type === 'Point') expect(places[0]).toEqual([properties.lon_deg, properties.lat_deg])
    }
  })

  it('has as many decimals in each row of a column of numbers, and hours from 0 to 23', () => {
    for (const { name, schema } of resources()) {
      const rows = rowsOf(name)
      for (const { name: column, type } of schema.fields) {
        const cells = rows.map((row) => row[column] ?? '')
        if (type === 'number')
          expect(new Set(cells.map((cell) => cell.split('.')[1]?.length ?? 0)).size, `${name} ${column}`).toBe(1)
        const isRight = (cell: string) =>
          type === 'time' ? /^(|([01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/.test(cell) : !/^\d\d:\d\d/.test(cell)
        expect(
          cells.filter((cell) => !isRight(cell)),
          `${name} ${column}`,
        ).toEqual([])
      }
    }
    expect(rowsOf('stays').at(-1)).toMatchObject({ leave_min: '1440', leave: '' })
  })

  it('gives the median speed of a trip as any program computes it', () => {
    const fixes = rowsOf('fixes').filter(({ kept }) => kept === 'true')
    for (const { first_fix, last_fix, median_kmh } of rowsOf('trips')) {
      const leg = fixes.filter(({ fix }) => Number(fix) >= Number(first_fix) && Number(fix) <= Number(last_fix))
      const at = (index: number, column: string) => Number(leg[index]?.[column])
      const speeds = leg.slice(1).map((_, index) => {
        const [east, north, minutes] = ['east_m', 'north_m', 't_min'].map((c) => at(index + 1, c) - at(index, c))
        return (Math.hypot(east ?? 0, north ?? 0) / (minutes ?? 0)) * 0.06
      })
      const ordered = speeds.toSorted((a, b) => a - b)
      const middle = [ordered[Math.ceil(ordered.length / 2) - 1], ordered[Math.floor(ordered.length / 2)]]
      expect(Number(median_kmh)).toBeCloseTo(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2, 0)
    }
  })

  it('keeps the radio plot off the map', () => {
    const latitudes = (name: string) => rowsOf(name).map((row) => Number(row.lat_deg))
    expect(Math.max(...latitudes('signal-observations'))).toBeLessThan(Math.min(...latitudes('fixes')))
  })

  it('names its fields in Markdown as they are', () => {
    const fields = resources().flatMap(({ schema }) => schema.fields.map(({ name }) => name))
    for (const file of ['data.md', 'fr/donnees.md', 'llms-full.txt', 'fr/llms-full.txt']) {
      const text = readBuilt(file)
      for (const field of fields) if (field.includes('_')) expect(text).not.toContain(field.replaceAll('_', '\\_'))
    }
  })

  it('has every column of every table in its dictionary, with a unit, in the file and on the page', () => {
    const described = rowsOf('dictionary')
    const shown = page('/data')
    for (const name of anyTableNames) {
      const columns = Object.keys(rowsOf(name)[0] ?? {})
      expect(described.filter(({ table }) => table === name).map(({ field }) => field)).toEqual(columns)
      const table = [...shown.document.querySelectorAll('#dictionary table')].find(
        (one) => one.querySelector('caption')?.textContent === name,
      )
      expect(cellsOf(table).slice(1)).toEqual(
        described
          .filter((row) => row.table === name)
          .map(({ field, unit, type, meaning, derived }) => [field, unit, type, meaning, derived]),
      )
    }
    for (const { unit, meaning, derived } of described)
      expect([unit, meaning, derived]).toEqual(Array(3).fill(expect.stringMatching(/\S/)))
  })

  it('has a checksum for every file but the checksums, and each is right', () => {
    const listed = readBuilt('data/checksums.txt')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('  '))
    for (const [sum, file] of listed)
      expect(
        createHash('sha256')
          .update(readFileSync(join('dist', 'client', 'data', file ?? '')))
          .digest('hex'),
        file,
      ).toBe(sum)
    const files = builtFiles
      .filter((file) => /^data\/[^/]+\.(csv|geojson|gpx|mjs|parquet|py|txt|json)$/.test(file))
      .map((file) => file.replace('data/', ''))
    expect(listed.map(([, file]) => file).sort()).toEqual(files.filter((file) => file !== 'checksums.txt'))
  })

  it('describes its CSV files for programs', () => {
    const { resources, licenses } = JSON.parse(readBuilt('data/datapackage.json'))
    expect(licenses[0].name).toBe('CC-BY-4.0')
    for (const { path, bytes, schema, otherFormats } of resources) {
      for (const { path: other, bytes: size } of otherFormats) {
        expect(statSync(join('dist', 'client', 'data', other)).size).toBe(size)
        // A download is worth its format where it is small.
        if (other.endsWith('.parquet')) expect(size * 2).toBeLessThanOrEqual(bytes)
      }
      expect(Buffer.byteLength(readBuilt(`data/${path}`))).toBe(bytes)
      const [first] = rowsOf(path.replace('.csv', ''))
      expect(schema.fields.map(({ name }: { name: string }) => name)).toEqual(Object.keys(first ?? {}))
    }
  })

  it('is linked, file by file, from the page that explains it, and described to search engines', () => {
    const shown = page('/data')
    const links = new Set([...shown.document.querySelectorAll('main a')].map((link) => link.getAttribute('href')))
    const files = builtFiles.filter((file) => /^data\/[^/]+\.(csv|geojson|mjs|py|txt|json|svg)$/.test(file))
    expect(files.map((file) => `/${file}`).filter((file) => !links.has(file))).toEqual([])
    const { license, distribution } = nodeOf('/data', 'Dataset')
    expect(license).toBe('https://creativecommons.org/licenses/by/4.0/')
    for (const { contentUrl } of distribution as { contentUrl: string }[])
      expect(builtFiles).toContain(new URL(contentUrl).pathname.slice(1))
    expect(distribution).toHaveLength(tableNames.length * 2)
  })

  it('is one link away from every computed figure, whose tables are there', () => {
    const listed = page('/data').document
    for (const [figure, tables] of Object.entries(tablesOfFigure)) {
      const links = [...(listed.getElementById(`of-${figure}`)?.querySelectorAll('a') ?? [])]
      expect(links.map((link) => link.getAttribute('href'))).toEqual(tables.map((table) => `/data/${table}.csv`))
    }
  })

  it('is one link away from every drawing of every page', () => {
    const missing = everyPage.flatMap(({ address, document }) =>
      [...document.querySelectorAll(drawings)].flatMap((drawing) => {
        if (drawing.querySelector('pre')) return []
        const place = drawing.closest('figure') ?? drawing.closest('article, section')
        const links = [...(place?.querySelectorAll('a') ?? [])]
        const addresses = links.map((link) => inEnglish(link.getAttribute('href') ?? ''))
        const [, figure] = /^\/figures\/(.+)\.svg$/.exec(drawing.getAttribute('src') ?? '') ?? []
        const isThere = addresses.some((to) => (figure ? to === `/data#of-${figure}` : leadsToData(to)))
        return isThere ? [] : [`${address}: ${drawing.outerHTML.slice(0, 160)}`]
      }),
    )
    expect(missing).toEqual([])
  })
})

const record = () => JSON.parse(readBuilt('data/record.json'))
const schema = JSON.parse(readBuilt('data/record.schema.json'))
const ajv = new Ajv2020({ formats: { uri: true }, allErrors: true })

it('the record fits its published schema, draft 2020-12', () => {
  expect(ajv.validateSchema(schema)).toBe(true)
  const check = ajv.compile(schema)
  expect([check(record()), check.errors]).toEqual([true, null])
  expect(record().$schema).toBe(schema.$id)
  expect(schema.$id).toBe(`${site.url}/data/record.schema.json`)
})

it('the record says what the printed report says', () => {
  const { document } = page('/data/report')
  const rows = [...document.querySelectorAll('#stays tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows.map(([place, , , minutes]) => [place, Number(minutes)])).toEqual(
    record().stays.map((stay: { place: string; dwell_min: number }) => [stay.place, stay.dwell_min]),
  )
  expect(document.querySelectorAll('#trips tbody tr')).toHaveLength(record().trips.length)
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining(['/data/record.json', '/data/record.schema.json', '/figures/movement.svg']),
  )
})
