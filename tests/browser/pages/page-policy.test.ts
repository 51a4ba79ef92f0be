import type { Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/test.ts'

const formService = '/form/submit'

/** Paths of the POST requests of a page to the form service, for as long as it is open. */
function postsOf(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  return posts
}

/** Does what injected markup could: posts a password to the form service. Gives the directives that were broken. */
function postPassword(page: Page): Promise<string[]> {
  return page.evaluate(async (action) => {
    const broken: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => broken.push(event.effectiveDirective))
    const form = document.createElement('form')
    Object.assign(form, { action, method: 'post', target: '_self' })
    const field = document.createElement('input')
    Object.assign(field, { name: 'message', value: 'a password' })
    form.append(field)
    document.body.append(form)
    form.submit()
    // The violation is reported in a task of its own, after the attempt.
    await new Promise((resolve) => setTimeout(resolve, 0))
    for (let tries = 0; broken.length === 0 && tries < 100; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10))
    // A not-found page holds its policy, too: each of the two reports.
    return [...new Set(broken)]
  }, formService)
}

for (const address of ['/login', '/welcome', '/', '/about', '/blog', '/services/movement', '/services/nowhere'])
  test(`a form injected on ${address} cannot post to the form service`, async ({ page, allow }) => {
    allow(/form-action|status of 404/)
    // Without a session the dashboard would lead to sign-in at once.
    await page.route('**/assets/**', (route) => (address === '/welcome' ? route.abort('aborted') : route.continue()))
    allow(/assets|ERR_ABORTED|Failed to (load|fetch)/)
    const posts = postsOf(page)
    await page.goto(`${host.origin}${address}`)
    expect(await postPassword(page)).toEqual(['form-action'])
    expect(posts).toEqual([])
    expect(new URL(page.url()).pathname).toBe(address)
  })

test('the form of the contact page can', async ({ page, allow }) => {
  // The service refuses what is no enquiry. Its page has no view transition.
  allow(/status of 400|ViewTransition opt-in disabled/)
  const posts = postsOf(page)
  await page.goto(`${host.origin}/contact`)
  await page.evaluate((action) => {
    const form = document.createElement('form')
    Object.assign(form, { action, method: 'post' })
    document.body.append(form)
    form.submit()
  }, formService)
  await page.waitForURL(`**${formService}`)
  expect(posts).toEqual([formService])
})

test('a page without an island calls no host but its own', async ({ page, allow }) => {
  allow(/connect-src|Content Security Policy|Failed to fetch/)
  await page.goto(`${host.origin}/about`)
  const refused = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
    await fetch('https://service.example/').catch(() => undefined)
    return promise
  })
  expect(refused).toBe('connect-src')
})
