import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EntropyTable, OutOfSampleTable, PlateauTable, StayTable } from '#components/figures/tables.tsx'
import { clockTime, decimal, whole } from '#words/print.ts'

const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0

test('the table of stays: ten rows, one hot, sums of a whole day', () => {
  const html = renderToStaticMarkup(<StayTable />)
  expect(count(html, /<th scope="row">S\d/g)).toBe(10)
  expect(count(html, /class="hot"/g)).toBe(1)
  const [arrive, leave] = [914, 928].map(clockTime)
  expect(html).toContain(`class="hot"><th scope="row">S6</th><td>${arrive}</td><td>${leave}</td><td class="r">14</td>`)
  expect(html).toMatch(new RegExp([1357, 83, 1440].map(whole).join('.*')))
})

test('the entropy table: eight places, most time first, its sum', () => {
  const html = renderToStaticMarkup(<EntropyTable />)
  expect([...html.matchAll(/<th scope="row">(S\d)/g)].map((match) => match[1])).toEqual([
    'S1',
    'S3',
    'S5',
    'S7',
    'S8',
    'S4',
    'S2',
    'S6',
  ])
  expect(html).toContain(`<td class="r">${decimal(2.1343, 4)}</td>`)
})

test('the plateau: 144 cells, 42 of them right, the pair used marked in words too', () => {
  const html = renderToStaticMarkup(<PlateauTable />)
  expect(count(html, /<td /g)).toBe(144)
  expect(count(html, /<td class="ok/g)).toBe(42)
  expect(html).toMatch(/<td class="ok me">10<span class="sr-only">, [^<]+<\/span><\/td>/)
})

test('out of sample: the days as they were and five harder conditions, each row with ten cells, shares with intervals', () => {
  const html = renderToStaticMarkup(<OutOfSampleTable />)
  const rows = [...html.matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map((match) => match[0])
  expect(rows).toHaveLength(6)
  for (const row of rows) {
    expect(count(row, /<t[hd]/g)).toBe(10)
    expect(count(row, /\d+ \(\d+–\d+\)/g)).toBe(2)
  }
  expect(count(html, /<th scope="col"/g)).toBe(10)
})
