import { expect, test } from 'vitest'
import { language } from '#language'
import { articleLanguage } from '#words/articles.ts'

test('words and language are those of the project', ({ task }) => {
  const folder = task.file.projectName === 'french' ? 'content/fr' : 'content/en'
  expect([language.folder, articleLanguage.folder]).toEqual([folder, `${folder}/blog`])
})
