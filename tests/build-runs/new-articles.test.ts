/* `npm run check:article` and `npm run new:article`, in a copy of the project. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '#tests/project-copy.ts'
import { runIn } from './copy.ts'

let project = ''
let ofDrafts = ''
let mistakes: readonly string[] = []

/** What a command of the copy prints on both streams. */
const printed = async (command: 'check' | 'new', ...args: string[]): Promise<string> =>
  (await runIn(project, `server/articles/${command}.ts`, args)).printed

/** Publishes a draft of the copy with changes, in each language. */
function publish(name: string, ...changes: Record<'en' | 'fr', (text: string) => string>[]): void {
  for (const language of ['en', 'fr'] as const) {
    const path = join(project, 'content', language, 'blog', `${name}.md`)
    const text = readFileSync(path, 'utf8')
      .replace('draft: true\n', '')
      .replace(/^(?: *title|subtitle| *text): .*/gm, `$& (${name})`)
    const own = text.replace(/^description: /m, `$&${name}, `)
    writeFileSync(
      path,
      changes.reduce((changed, change) => change[language](changed), own),
    )
  }
}

/** The body of a notice: eight times a sentence. */
const filled = (en: string, fr: string) => ({
  en: (text: string) => text.replace('Begin here.', `${en} `.repeat(8)),
  fr: (text: string) => text.replace('Commencez ici.', `${fr} `.repeat(8)),
})

const english = `## A heading

The center of the river holds 30% of the trucks, [here](/about) as elsewhere; [write to us](/contact).

We hold HITRUST. Song and colleagues (2010) did not: see [Security](/blog/reimagining-urban-resilience).

The triangle leaves out the last to return: the care home without an elevator, or the street behind the washed-out culvert.

Ask 613-555-0100.

| Place | Trucks |
|---|---:|
| A | 4 |
| B | 5 |

## A heading

An example: 3 in 10 pass.

In 2023, 3 out of 10 passed.
`
const french = `## Un intertitre

Le centre de la rivière porte 30\u00a0% des camions, [ici](/about) comme ailleurs; [écrivez-nous](/contact).

We write this in the language of others. Voir [la page](/blog/reimagining-urban-resilience), Song (2010), 613-555-0100.

| Lieu | Camions |
|---|---:|
| A | 5 |
| B | 4 |

## Un autre

Rien. Understanding individual human mobility patterns dit le contraire.
`
const wrong = {
  en: (text: string) =>
    text
      .replace(/^title: .*/m, 'title: Nobody crosses the river twice')
      .replace('topics: [staypoints]', 'topics: [ice, use cases]\nsources: [gonzalez2008]')
      .replace(/## A heading[\s\S]*/, english),
  fr: (text: string) =>
    text
      .replace(/^title: .*/m, 'title: Personne ne passe 2 fois la rivière')
      .replace('topics: [points de séjour]', 'topics: [glace, cas d’usage]\nsources: [gonzalez2008]')
      .replace(/## Un intertitre[\s\S]*/, french),
}

beforeAll(async () => {
  project = copyProject('new-articles')
  await printed('new', 'ice-crew', '--french', 'equipe-des-glaces', '--notice')
  await printed('new', 'ice-marks', '--french', 'balises-de-glace')
  await printed('new', 'thaw', '--french', 'degel', '--notice')
  await printed('new', 'melt', '--french', 'fonte', '--notice')
  await printed('new', 'river', '--french', 'riviere')
  ofDrafts = await printed('check')
  const marks = filled(
    'Each week the crew marks the ice again, because what held on Monday may not hold on Friday.',
    'Chaque semaine, l’équipe balise de nouveau la glace, car celle qui portait le lundi peut céder le vendredi.',
  )
  const opens = filled('In April the road closes, and two.', 'En avril, la route ferme, et deux.')
  publish('ice-crew', marks)
  publish('ice-marks')
  publish('thaw', { en: (text) => text.replace(/^title: .*/m, 'title: "Thaw'), fr: (text) => text })
  publish('melt', opens, { en: (text) => text.replace('form:', 'from:'), fr: (text) => text })
  publish('river', wrong)
  const meeting = readFileSync('tests/build-runs/recipes/files/fr/notice-rencontre-de-rimouski.md', 'utf8')
  const claims = 'Nous sommes certifiés HITRUST. Nos positions sont justes à 97\u00a0%, soit 97 pour cent, en 3 heures.'
  writeFileSync(join(project, 'content/fr/blog/rencontre.md'), `${meeting}\n\n${claims}\n`)
  mistakes = (await printed('check')).split('\n').filter((line) => line.startsWith('content/'))
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const mistakesOf = (path: string) => mistakes.filter((line) => line.startsWith(`content/${path}.md:`))

test('new files have no mistakes as drafts, and published ones lack nothing but their words', () => {
  expect(ofDrafts).toBe('No mistakes in the articles and in the words of other pages.\n')
  expect([...mistakesOf('en/blog/ice-crew'), ...mistakesOf('fr/blog/ice-crew')]).toEqual([])
  const ofArticle = [...mistakesOf('en/blog/ice-marks'), ...mistakesOf('fr/blog/ice-marks')]
  // Its length, sections, definition, figures, example, limits, privacy and links, in each language.
  expect(ofArticle.filter((line) => line.includes('.md:1: '))).toHaveLength(16)
  expect(ofArticle).toHaveLength(16)
})

test('every mistake that a test of built pages would find is named with its line', () => {
  const [en, fr] = ['content/en/blog/river.md', 'content/fr/blog/river.md']
  const starts = [
    `${en}:2: "Nobody" in a title or a description`,
    `${en}:7: topics: 1 article has one of these topics`,
    `${en}:8: sources: the text does not name gonzalez2008: write González (2008)`,
    `${en}:16: heading "A heading" stands twice`,
    `${en}:18: "center": write centre`,
    `${en}:18: "30%" has no reason`,
    `${en}:18: link "here" does not say where it leads`,
    `${en}:18: link "write to us" to /contact: `,
    `${en}:20: "HITRUST" is not in the register`,
    `${en}:20: "Song and colleagues (2010" is cited and not listed: add song2010limits`,
    `${en}:20: link "Security" to /blog/reimagining-urban-resilience: /security has the same name`,
    `${en}:22: "The triangle leaves out the last to return`,
    `${en}:35: "3 in 10" has no reason`,
    `${en}:24: "613-555-" says what only the owner can answer`,
    `${fr}:2: title: numbers that the English article lacks: 2`,
    `${fr}:8: topics: other articles say "usages" for "use cases"`,
    `${fr}:21: "We write this in the language of others.`,
    `${fr}:25: this row has the numbers 5, and that of the English article (line 28) 4`,
    `${fr}:30: "Understanding individual human mobility patterns" has no mark of its language`,
  ]
  expect(starts.filter((start) => !mistakes.some((line) => line.startsWith(start)))).toEqual([])
})

test('a notice in French alone states no figure and no certification without a reason', () => {
  const reasons = mistakesOf('fr/blog/rencontre').flatMap((line) =>
    Array.from(line.matchAll(/"([^"]+)" (?:has no reason|is not in)/g), ([, named]) => named),
  )
  expect(new Set(reasons)).toEqual(new Set(['HITRUST', '97%', '3 h']))
})

test('a notice is not judged as an article when its fields cannot be read, or do not say that it is one', () => {
  expect(mistakesOf('en/blog/thaw')).toEqual([expect.stringContaining('thaw.md:2: front matter cannot be read')])
  expect(mistakesOf('en/blog/melt')).toEqual([
    expect.stringContaining('melt.md:7: unknown field "from": did you mean form?'),
  ])
})
