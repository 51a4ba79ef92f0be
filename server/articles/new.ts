/* `npm run new:article`: writes the two files of a new article. */

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleLanguage as english } from '#content/en/articles.ts'
import { articleLanguage as french } from '#content/fr/articles.ts'
import type { ArticleLanguage } from '#content/markdown/language.ts'
import { slugify } from '#content/schema/slug.ts'
import { readArguments, runCommand } from '#server/command.ts'

const usage = `npm run new:article -- winter-roads --french routes-d-hiver
npm run new:article -- winter-hours --french heures-d-hiver --notice

Writes content/en/blog/NAME.md and content/fr/blog/NAME.md as drafts with today's date. NAME is the English address, and
--french the French one: lower-case words without accents, joined by hyphens.`

interface Template {
  language: ArticleLanguage
  /** Lines of front matter that only this text has. */
  own: readonly string[]
  title: string
  subtitle: string
  description: string
  topics: string
  closing: { title: string; text: string }
  body: string
}

const templates = (address: string): readonly Template[] => [
  {
    language: english,
    own: [],
    title: 'A title of 10 to 70 characters',
    subtitle: 'One or two sentences that say what the reader learns.',
    description:
      'What the text is about and whom it helps, in 70 to 160 characters, as search results and the list show it.',
    topics: 'staypoints',
    closing: { title: 'A question to the reader', text: 'One sentence on what to do next.' },
    body: '## A heading\n\nBegin here.\n',
  },
  {
    language: french,
    own: [`address: ${address}`],
    title: 'Un titre de 10 à 70 caractères',
    subtitle: 'Une ou deux phrases qui disent ce que le lecteur apprend.',
    description:
      'Le sujet du texte et à qui il sert, en 70 à 160 caractères, comme le montrent la liste et les résultats.',
    topics: 'points de séjour',
    closing: { title: 'Une question au lecteur', text: 'Une phrase sur la suite à donner.' },
    body: '## Un intertitre\n\nCommencez ici.\n',
  },
]

function fileText({ language, own, title, subtitle, description, topics, closing, body }: Template, isNotice: boolean) {
  const { asks, explores, formatDate } = language
  return `---
title: ${title}
subtitle: ${subtitle}
description: ${description}
date: ${formatDate(new Date())}
${[...own, 'author: research', ...(isNotice ? ['form: notice'] : [])].join('\n')}
topics: [${topics}]
calls:
  - ${asks.demo}
  - ${explores.services}
closing:
  title: ${closing.title}
  text: ${closing.text}
draft: true
---
${body}`
}

await runCommand(async () => {
  const options = { french: { type: 'string' }, notice: { type: 'boolean', default: false } } as const
  const { values, positionals } = readArguments(usage, options, ['NAME'])
  const [name = ''] = positionals
  const address = values.french ?? name
  for (const word of [name, address])
    if (word === '' || word !== slugify(word))
      throw new Error(`"${word}": use lower-case words without accents, joined by hyphens.\n${usage}`)
  const files = templates(address).map((template) => ({
    file: join(template.language.folder, `${name}.md`),
    template,
  }))
  const taken = files.find(({ file }) => existsSync(file))
  if (taken) throw new Error(`${taken.file} exists already: choose another name.`)
  for (const { file, template } of files) {
    writeFileSync(file, fileText(template, values.notice))
    process.stdout.write(`${file}\n`)
  }
  process.stdout.write(
    `Edit them, preview them with npm run dev, and check them with npm run check:article -- ${name}\n`,
  )
})
