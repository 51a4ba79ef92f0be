/* Every text of the site is set, by a call of `typeset` where it is exported. */

import { expect, test } from 'vitest'
import { finishInline, plainText } from '#content/markdown/inline.ts'
import { markdown, renderInline } from '#content/markdown/markdown.ts'
import { language } from '#language'
import { typeset } from '#words/language/typography.ts'

const modules = import.meta.glob<Record<string, unknown>>([
  '/content/{en,fr}/**/*.ts',
  '!/content/{en,fr}/{api,language}/**',
  '!/content/{en,fr}/routes.ts',
])

/** Every text of a dictionary that no function returns, with its place. */
const textsIn = (words: unknown, place: string): (readonly [place: string, text: string])[] => {
  if (typeof words === 'string') return [[place, words]]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, one]) => textsIn(one, `${place}.${key}`))
}

test('every text that a module of words exports is set', async () => {
  const own = Object.entries(modules).filter(([file]) => file.startsWith(`/${language.folder}/`))
  const texts = await Promise.all(own.map(async ([file, load]) => textsIn({ ...(await load()) }, file)))
  expect(texts.flat().length).toBeGreaterThan(1000)
  expect(texts.flat().filter(([, text]) => typeset(text) !== text)).toEqual([])
})

const words = { 'day.fixes': '1606', 'site.name': 'Cairnline' }
const ignore = () => undefined

/** The HTML of a paragraph of an article, with the spaces that do not break made visible. */
function published(body: string): string {
  const [inline] = markdown.parseInline(body, {})
  if (!inline) return ''
  finishInline(inline, 1, { words, addressOf: (id) => id, noteLink: ignore }, ignore)
  return renderInline(inline).replaceAll('\u00a0', '~')
}

const articles: Readonly<Record<typeof language.tag, (readonly [body: string, html: string])[]>> = {
  'fr-CA': [
    [
      '**mot :** suite, *mot*: suite, [mot](/about) : suite',
      '<strong>mot~:</strong> suite, <em>mot</em>~: suite, <a href="/about">mot</a>~: suite',
    ],
    ['{{day.fixes}} m et {{day.fixes}}%, **30** km', '1606~m et 1606~%, <strong>30</strong>~km'],
    [`dit "*mot*" et «mot», c'est d'*or*`, 'dit «~<em>mot</em>~» et «~mot~», c’est d’<em>or</em>'],
    ['`a : "b"` et `5 km`: code', '<code>a : &quot;b&quot;</code> et <code>5 km</code>~: code'],
    [
      '{{en: watermark: it}}, 45° 25\' 16", https://a.ca/x:y',
      '<i lang="en">watermark: it</i>, 45° 25′ 16″, https://a.ca/x:y',
    ],
  ],
  'en-CA': [
    ['**30** km, {{day.fixes}} m: "*so*", 5\'10"', '<strong>30</strong>~km, 1606~m: “<em>so</em>”, 5′10″'],
    ['`5 km` at 14:30', '<code>5 km</code> at 14:30'],
  ],
}

test.each(articles[language.tag])('an article sets %s', (body, html) => {
  expect(published(body)).toBe(html)
})

test('fields, captions and terms of an article are set', () => {
  const set = plainText('{{site.name}}: "so" at 5 km', words, ignore).replaceAll('\u00a0', '~')
  expect(set).toBe({ 'fr-CA': 'Cairnline~: «~so~» at 5~km', 'en-CA': 'Cairnline: “so” at 5~km' }[language.tag])
})
