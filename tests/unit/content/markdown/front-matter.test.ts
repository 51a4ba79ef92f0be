/* The front matter of an article, and what is said of each mistake in it. */

import { describe, expect, test } from 'vitest'
import { changed, parse, sample } from './sample-article.ts'

/** The sample with another line in place of a field. */
const replaced = (field: string, line: string): string => sample.replace(new RegExp(`^${field}:.*`, 'm'), () => line)

describe('a correct file', () => {
  test('gives every field of the article', () => {
    const { article, problems } = parse(sample)
    expect(problems).toEqual([])
    expect(article).toMatchObject({
      id: 'x',
      slug: 'x',
      title: 'A sample of twelve stones',
      date: 'October 14, 2025',
      isoDate: '2025-10-14T12:00:00.000Z',
      modified: { date: 'October 27, 2025', isoDate: '2025-10-27T12:00:00.000Z' },
      author: 'Research Team',
      team: 'research',
      topics: ['staypoints', 'trips'],
      calls: [
        { label: 'Request a Demo', href: '/contact?topic=demo' },
        { label: 'Explore Signals Intelligence', href: '/services/signals' },
      ],
      closing: { title: 'Which stone is missing?', text: 'Send a photograph of the cairn.' },
      draft: false,
    })
  })

  test('may leave out modified and draft', () => {
    const { article } = parse(changed('modified: October 27, 2025\n', '').replace('draft: false\n', ''))
    expect(article?.modified).toBeNull()
    expect(article?.draft).toBe(false)
  })

  test('may name sources by their keys', () => {
    const { article } = parse(changed('draft: false', 'sources: [song2010limits, gdpr]'))
    expect(article?.sources).toEqual(['song2010limits', 'gdpr'])
  })

  test('may cite a source of the day of its last revision', () => {
    const source = changed('October 14, 2025\nmodified: October 27', 'April 27, 2025\nmodified: September 23')
    expect(parse(source.replace('draft: false', 'sources: [cisa2025, gdpr]')).problems).toEqual([])
  })

  test('may be in one language, as a notice', () => {
    const { article, problems } = parse(changed('draft: false', 'form: notice\nlanguages: en'))
    expect(problems).toEqual([])
    expect(article?.languages).toBe('en')
  })

  test('has its placeholders filled', () => {
    expect(parse(changed('twelve stones', '{{ day.fixes }} stones')).article?.title).toBe('A sample of 1,606 stones')
  })

  test('has the words of its change set as the others', () => {
    const source = changed('draft: false', 'change: "the stones\' {{day.fixes}} \\"places\\""')
    expect(parse(source).article?.change).toBe('the stones’ 1,606 “places”')
  })
})

const asks = 'Request a Demo, Request a Consultation, Contact Our Team, Contact Our Security Team'
const fields =
  'title, subtitle, description, date, modified, change, author, topics, form, languages, draft, calls, closing, numbers, sources'
const dateForm = 'write month name, day, comma, year, as October 14, 2025'

test('words of a new file may stand in a draft alone', () => {
  const text = 'text: One sentence on what to do next.'
  const draft = changed('text: Send a photograph of the cairn.', text).replace('draft: false', 'draft: true')
  expect(parse(draft).problems).toEqual([])
  expect(parse(draft.replace('draft: true', 'draft: false')).problems).toEqual([
    '14: closing, text "One sentence on what to do next.": stands as in a new file: write your own words',
  ])
})

describe('each mistake is named with its line', () => {
  test.each([
    [
      'unknown author',
      'author: research',
      'author: reserch',
      '7: author "reserch": did you mean research? Otherwise use one of research, engineering, defense, security',
    ],
    [
      'number in the title of a notice in one language',
      /title: A sample.*([\s\S]*)draft: false/,
      'title: A sample of {{day.fixes}} stones$1form: notice\nlanguages: en',
      '2: a notice in one language has no key but {{site.name}} in its title: write the number out',
    ],
    [
      'change without a day',
      /modified: .*/,
      'change: five more cases',
      '6: change "five more cases": only a revised text can state a change: write modified: and its day, or take the line out',
    ],
    [
      'key of no source',
      'draft: false',
      'sources:\n  - song2010limits\n  - song2010limit',
      '17: sources, entry 2 "song2010limit": no source has this key: did you mean song2010limits? Otherwise correct it, or add the source as docs/sources.md says',
    ],
    [
      'source published after the text',
      'draft: false',
      'sources: [song2010limits, cpcsc]',
      '15: sources, entry 2 "cpcsc": published 2026, after this text: write modified: and the day on which the text was revised to cite it',
    ],
    [
      'source published in the year of the text, on a day that is not known',
      /modified: .*([\s\S]*)draft: false/,
      'modified: October 27, 2026$1sources: [itsp10033]',
      '15: sources, entry 1 "itsp10033": published in 2026, as this text: add its day to its entry in content/sources/, as "published": "2026-10-27"',
    ],
    [
      'law whose citation names a later year',
      /date: .*\nmodified: .*([\s\S]*)draft: false/,
      'date: September 22, 2021$1sources: [pipeda, crtc2022238]',
      '14: sources, entry 2 "crtc2022238": published 2022, after this text: write modified: and the day on which the text was revised to cite it',
    ],
    [
      'an article in one language',
      'draft: false',
      'languages: en',
      '15: languages "en": only a notice can stand in one language: take the line out, or write form: notice',
    ],
    [
      'a notice in the language of another folder',
      'draft: false',
      'form: notice\nlanguages: fr',
      '16: languages "fr": write en, the language of this folder, or take the line out and write the text in both languages',
    ],
    ['date that is none', 'date: October 14, 2025', 'date: soon', `5: date "soon": ${dateForm}`],
    [
      'day that does not exist',
      'date: October 14, 2025',
      'date: February 30, 2025',
      '5: date "February 30, 2025": that month has 28 days',
    ],
    [
      'modified in the future',
      'modified: October 27, 2025',
      'modified: October 27, 2999',
      '6: modified "October 27, 2999": a day in the future: write the day of the last revision, or take the line out',
    ],
    [
      'a topic named twice',
      'staypoints, trips',
      'trips, staypoints, Trips',
      '8: topics, entry 3 "Trips": stands twice: take one out',
    ],
    [
      'modified before published',
      'modified: October 27, 2025',
      'modified: October 13, 2025',
      '6: modified "October 13, 2025": a day before the date of publication: write the day of the last revision, or take the line out',
    ],
    ['missing description', /description: .*\n/, '', '1: description is missing: use 70 to 160 characters'],
    [
      'short description',
      /description: .*/,
      'description: Too short',
      '4: description "Too short": 9 characters long, use 70 to 160 characters',
    ],
    [
      'aliases that unfold into millions of values',
      'topics: [staypoints, trips]',
      [
        'a: &a [x, x]',
        ...[...'bcdefghij'].map((name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]}, `.repeat(9)}x]`),
      ].join('\n'),
      '9: front matter repeats a value by its name, *a. Write the value itself, or put it in quotes',
    ],
    [
      'unknown field',
      'draft: false',
      'drafts: false',
      `15: unknown field "drafts": did you mean draft? Otherwise use ${fields}`,
    ],
    ['unknown call label', 'Request a Demo', 'Buy now', `10: calls, entry 1 "Buy now": use one of ${asks}`],
    ['one call', '  - Explore Signals Intelligence\n', '', '9: calls: list exactly two labels'],
    [
      'bad YAML',
      'author: research',
      'author: "research',
      '7: front matter cannot be read: Missing closing "quote. Write author: "research"',
    ],
    [
      'a tab before a field',
      '  text: Send',
      '\ttext: Send',
      '14: front matter cannot be read: Tabs are not allowed as indentation. Write spaces in place of the tab',
    ],
    [
      'a colon in a title',
      'twelve',
      'stones: twelve',
      '2: front matter cannot be read: Nested mappings are not allowed in compact mappings. Write title: "A sample of stones: twelve stones"',
    ],
    [
      'a field behind spaces',
      'author: research',
      '  author: research',
      '7: front matter cannot be read: a field begins with spaces. Take them out',
    ],
    [
      'the first field behind spaces',
      'title: A sample',
      ' title: A sample',
      '2: front matter cannot be read: a field begins with spaces. Take them out',
    ],
    [
      'a text of two lines with a colon',
      'title: A sample',
      'title: A sample\n  and: more',
      '2: front matter cannot be read: Nested mappings are not allowed in compact mappings. Write each field on one line of its own, as title: "Words"',
    ],
    [
      'a field given twice',
      'draft: false',
      'author: security',
      `15: front matter cannot be read: Map keys must be unique. Keep one of the two`,
    ],
  ])('%s', (_, from, to, message) => {
    expect(sample).toMatch(from)
    expect(parse(sample.replace(from, to)).problems).toEqual([message])
  })

  // Values that YAML reads otherwise than they are meant, and what a page then shows.
  test.each([
    ['title: A "map": a study', 'A “map”: a study'],
    ["title: 'It's a long title'", 'It’s a long title'],
    ['title: "Ice" and "water" apart', '“Ice” and “water” apart'],
    ['title: "The "map" of a study"', 'The “map” of a study'],
    ['title: "A file in C:\\data"', 'A file in C:\\data'],
    ['title: "A sample of stones', 'A sample of stones'],
    ['title:A sample of stones', 'A sample of stones'],
    ['title: &x A sample of stones', '&x A sample of stones'],
    ['title: !new A sample of stones', '!new A sample of stones'],
    ['title: @home in a sample', '@home in a sample'],
    ['title: - a sample of stones', '- a sample of stones'],
    ['title: {{site.name}} and its stones', 'Cairnline and its stones'],
    ['title: [A sample] of stones', '[A sample] of stones'],
    ['title: """A sample of it"""', 'A sample of it'],
    ['title: Stone #5 of the sample', 'Stone #5 of the sample'],
  ])('the check writes %s out as it should be', (written, title) => {
    const file = replaced('title', written)
    const problems = parse(file).problems
    expect(problems.map((problem) => problem.replace(/ Write .*/, ''))).toEqual([expect.stringMatching(/^2: .*\.$/)])
    const advice = problems[0]?.replace(/^.*?\. Write /, '') ?? ''
    const { article, problems: left } = parse(file.replace(written, () => advice))
    expect(left).toEqual([])
    expect(article).toMatchObject({ title })
  })

  test.each([
    ['title: [a sample of stones]', 'title: "[a sample of stones]"'],
    ['title: 12345678901', 'title: "12345678901"'],
    ['topics: [2026, trips]', 'topics: ["2026", trips]'],
    ['topics: [a: b, trips]', 'topics: ["a: b", trips]'],
  ])('the text of %s needs quotes', (written, followed) => {
    const [field = ''] = /^\w+/.exec(written) ?? []
    expect(parse(replaced(field, written)).problems).toEqual([
      expect.stringContaining('put the text in quotes, and use'),
    ])
    expect(parse(replaced(field, followed)).problems).toEqual([])
  })

  // A text without markup is told to have words alone, or a backslash before the sign.
  test.each([
    ['title: A [sample](/about) of stones', 'title: A \\[sample\\](/about) of stones'],
    ['title: "A [sample](/about) of stones"', 'title: "A \\\\[sample\\\\](/about) of stones"'],
    ['title: A sample of www.example.org', 'title: A sample of www\\.example.org'],
    ['title: "A sample of *stones"', 'title: "A sample of \\\\*stones"'],
    ['title: A sample of `stones', 'title: A sample of \\`stones'],
    ['title: "A sample of <b>"', 'title: "A sample of \\\\<b>"'],
  ])('%s takes a backslash', (written, followed) => {
    const { problems } = parse(replaced('title', written))
    const sign = written.includes('"') ? String.raw`\\\\` : String.raw`\\`
    expect(problems).toEqual([expect.stringMatching(new RegExp(`[^\\\\]${sign}(?: before the sign|<)$`))])
    expect(problems.join()).not.toContain('write [words]')
    expect(parse(replaced('title', followed)).problems).toEqual([])
  })

  test('no front matter', () => {
    expect(parse('## Section\n').problems).toEqual([
      '1: no front matter: begin the file with a line ---, the fields, and a line ---',
    ])
  })

  test('front matter that has no fields', () => {
    expect(parse(`---\njust words\n---\n## Section\n\nWords.\n`).problems).toEqual([
      '1: front matter: write fields, as title: From Sensor to Signal',
    ])
  })

  // Hosts answer 404 at /blog/404, and some lead from /blog/index to /blog.
  test.each(['My article', '404', 'index'])('a file name that cannot be an address: %s', (name) => {
    expect(parse(sample, name).problems).toEqual([
      `1: file name "${name}.md": use lower-case letters, digits and single hyphens, but not index or 404; it becomes the address`,
    ])
  })
})
