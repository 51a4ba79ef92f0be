/* What the content security policy refuses and lets pass, in a real browser. */

import type { Page } from 'playwright/test'
import { expect, host, test } from '#tests/browser/fixtures.ts'

/** Paths of the POST requests of a page, for as long as it is open. */
function postsOf(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  return posts
}

/** Posts a password to the form service, as injected markup could. Returns the violated directives. */
function postPassword(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const broken: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => broken.push(event.effectiveDirective))
    const form = document.createElement('form')
    Object.assign(form, { action: '/form/submit', method: 'post', target: '_self' })
    const field = document.createElement('input')
    Object.assign(field, { name: 'message', value: 'a password' })
    form.append(field)
    document.body.append(form)
    form.submit()
    // The violation is reported in a task of its own, after the attempt.
    for (let tries = 0; broken.length === 0 && tries < 100; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10))
    // Where a page and an answer's header both have the policy, each of the two reports.
    return [...new Set(broken)]
  })
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

test('the contact form can post to the form service', async ({ page, allow }) => {
  // The service refuses a post that is not an enquiry. Its error page has no view transition.
  allow(/status of 400|ViewTransition opt-in disabled/)
  const posts = postsOf(page)
  await page.goto(`${host.origin}/contact`)
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { action: '/form/submit', method: 'post' })
    document.body.append(form)
    form.submit()
  })
  await page.waitForURL('**/form/submit')
  expect(posts).toEqual(['/form/submit'])
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

test('a foreign script does not run, and text does not become markup', async ({ page, allow }) => {
  allow(/Content Security Policy|Trusted(HTML|Script)|The policy/)
  await page.goto(`${host.origin}/about`)
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script')
    // A text node needs no Trusted Type before it is in a script. The policy has to stop it.
    script.append('document.body.dataset.broken = "yes"')
    let sink = 'open'
    try {
      document.body.insertAdjacentHTML('beforeend', '<p>markup from text</p>')
    } catch {
      sink = 'closed'
    }
    try {
      document.body.append(script)
    } catch {
      // Some versions of Chromium throw, others only refuse to run the script.
    }
    return { sink, broken: document.body.dataset.broken ?? 'no' }
  })
  expect(outcome).toEqual({ sink: 'closed', broken: 'no' })
})
