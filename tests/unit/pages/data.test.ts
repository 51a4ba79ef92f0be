import { expect, test } from 'vitest'
import { language } from '#language'
import { data } from '#pages/+data.ts'

type PageContext = Parameters<typeof data>[0]

/** What Vike hands over of a page, as far as its metadata depend on it. */
const context = (urlPathname: string, pageId: string) => ({ urlPathname, pageId }) as PageContext

test('a page has the metadata that its words export', () => {
  expect(data(context('/security/certifications', '/pages/security/certifications')).metadata).toMatchObject({
    kind: 'page',
    path: 'security/certifications',
  })
})

test('a page whose words export none stops the build by its name', () => {
  expect(() => data(context('/no-such-page', '/pages/no-such-page'))).toThrow(
    `pages/no-such-page/+Page.tsx: no words describe /no-such-page. Export metadata with path 'no-such-page' from a file of ${language.folder}/pages/.`,
  )
})
