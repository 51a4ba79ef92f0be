/* `npm run new:article`: writes the two files of a new article. */

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleLanguage as english } from '#content/en/articles.ts'
import { articleLanguage as french } from '#content/fr/articles.ts'
import type { ArticleLanguage } from '#content/markdown/language.ts'
import { isAddressName } from '#content/schema/slug.ts'
import { todayInOttawa } from '#content/today.ts'
import { readArguments, runCommand } from '#server/command.ts'

const usage = `npm run new:article -- winter-roads --french routes-d-hiver
npm run new:article -- winter-hours --french heures-d-hiver --notice

Writes content/en/blog/NAME.md and content/fr/blog/NAME.md as drafts with today's date. NAME is the English address, and
--french the French one: lower-case words without accents, joined by hyphens.`

/** @param own lines of front matter that only this text has */
function fileText({ asks, explores, formatDate, template }: ArticleLanguage, own: readonly string[]): string {
  const { title, subtitle, description, topics, closing, body } = template
  return `---
title: ${title}
subtitle: ${subtitle}
description: ${description}
date: ${formatDate(new Date(todayInOttawa()))}
${own.join('\n')}
topics: [${topics.join(', ')}]
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
    if (!isAddressName(word))
      throw new Error(
        `"${word}": use lower-case words without accents, joined by hyphens, but not index or 404.\n${usage}`,
      )
  const form = ['author: research', ...(values.notice ? ['form: notice'] : [])]
  const files = [
    { file: join(english.folder, `${name}.md`), text: fileText(english, form) },
    { file: join(french.folder, `${name}.md`), text: fileText(french, [`address: ${address}`, ...form]) },
  ]
  const taken = files.find(({ file }) => existsSync(file))
  if (taken) throw new Error(`${taken.file} exists already: choose another name.`)
  for (const { file, text } of files) {
    writeFileSync(file, text)
    process.stdout.write(`${file}\n`)
  }
  process.stdout.write(
    `Edit them, preview them with npm run dev, and check them with npm run check:article -- ${name}\n`,
  )
})
