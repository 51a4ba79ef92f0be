/* The list of pages is that of the folder pages/. */

import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { askTargets, exploreTargets } from '#content/schema/article.ts'
import { routeFragments, staticRoutes } from '#words/routes.ts'

/** Folders of pages/ that contain a page, as addresses. Parameters and not-found pages have none of their own. */
const inFolder = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('+Page.tsx') && !/@|404|_error/.test(file))
  .map((file) => `/${dirname(file)}`.replace(/^\/index$/, '/'))

test('the list of routes is that of the pages folder', () => {
  expect(staticRoutes.toSorted()).toEqual(inFolder.toSorted())
})

test('every call at the end of an article leads to a route', () => {
  for (const href of Object.values({ ...askTargets, ...exploreTargets }))
    expect([...routeFragments.keys()]).toContain(href.split('?', 1)[0])
})
