import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { app, ask } from './app-harness.ts'
import { smallSite } from './small-site.ts'

describe('a page', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about/precision', 'Precision'],
    ['/services', 'Services'],
    ['/services/gis?from=home', 'GIS'],
    ['/%61bout', 'About'],
  ])('is at %s', async (path, text) => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([200, text])
  })

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about.html/', '/about'],
    ['/services/gis/?a=1&b=//x', '/services/gis?a=1&b=//x'],
    ['//about', '/about'],
    ['//about//', '/about'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/robots.txt/', '/robots.txt'],
  ])('at another spelling, %s, moves to %s', async (path, location) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('Location')]).toEqual([308, location])
  })

  it('shows its new text after a rebuild', async () => {
    const site = smallSite()
    const host = app(site)
    writeFileSync(join(site, 'services.html'), 'Rebuilt')
    expect(await (await host.request('/services')).text()).toBe('Rebuilt')
  })

  it('is found when the site itself is behind a symbolic link', async () => {
    const site = smallSite()
    const link = join(mkdtempSync(join(site, '..', 'link-')), 'site')
    symlinkSync(site, link)
    expect((await ask('/about', {}, link)).status).toBe(200)
  })

  it('refuses POST', async () => {
    const response = await ask('/about', { method: 'POST' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('an unknown path', () => {
  it.each([
    ['/nowhere', 'Not found'],
    ['/services/nowhere', 'Service not found'],
    ['/services/gis/deeper', 'Service not found'],
    ['/services/%E0%A4%A', 'Service not found'],
    ['/sectors/GOVERNMENT', 'Sector not found'],
    ['/sectors/__proto__', 'Sector not found'],
    ['/services/constructor', 'Service not found'],
    ['/servicesx/a', 'Not found'],
    ['/404', 'Not found'],
    ['/404.html', 'Not found'],
    ['/services/404.html', 'Service not found'],
    ['/About', 'Not found'],
    ['/%E0%A4%A', 'Not found'],
    ['/%', 'Not found'],
    ['/folder', 'Not found'],
    ['/folder/', 'Not found'],
    ['/assets/', 'Not found'],
    ['/about.html.br', 'Not found'],
    ['/_headers', 'Not found'],
    [`/${'a'.repeat(5_000)}`, 'Not found'],
    [`/${'a/'.repeat(3_000)}`, 'Not found'],
  ])('as %s gets the nearest page and status 404', async (path, text) => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([404, text])
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  it('gets plain text when the site has no not-found page', async () => {
    const site = smallSite()
    rmSync(join(site, '404.html'))
    const response = await ask('/nowhere', {}, site)
    expect([response.status, await response.text()]).toEqual([404, 'Not found.'])
  })
})

describe('a name that is not this machine’s own', () => {
  it.each([
    'evil.example',
    'www.cairnline.example:4173',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
  ])('%s is answered by nothing of the site or of the services', async (name) => {
    for (const path of ['/about', '/auth/v1/settings', '/form/submit']) {
      const response = await app().request(`http://${name}${path}`, { method: path === '/about' ? 'GET' : 'POST' })
      expect([response.status, response.headers.get('X-Frame-Options')], path).toEqual([421, 'DENY'])
      expect(await response.text(), path).toContain('http://localhost')
    }
  })

  it.each(['localhost', 'LOCALHOST:80', '127.0.0.1:4173', '[::1]:4173'])('%s is its own', async (name) => {
    expect((await app().request(`http://${name}/about`)).status).toBe(200)
  })
})

describe('without headers.json', () => {
  it('an address with escapes is written to the console as text', async () => {
    const site = smallSite()
    rmSync(join(site, '..', 'headers.json'))
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect((await ask('/%1b%5b31m%0aabout', {}, site)).status).toBe(500)
    const lines = written.mock.calls.map(([text]) => String(text))
    expect(lines).toEqual([expect.stringMatching(/^GET \/\\e\[31m\\nabout failed: .*headers\.json.*\n$/)])
  })
})

describe('a hostile path', () => {
  it.each([
    '/../outside',
    '/..%2foutside',
    '/%2e%2e/outside',
    '/%2e%2e%2foutside.html',
    '/services/..%2f..%2foutside',
    '/..%5coutside',
    '/%5c..%5coutside',
    '/..%00/outside',
    '/outside%00.html',
    '/%c0%ae%c0%ae/outside',
    '/%252e%252e/outside',
    '/..;/outside',
    '/.env',
    '/%2eenv',
    '/.well-known/../.env',
    '/.well-known/%2e%2e%2f.env',
    '/.well-known/.hidden',
  ])('%s gives no file', async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toMatch(/not found$/i)
  })

  it.each([
    '//evil.example/',
    '//evil.example/about/',
    '///evil.example/',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    '/\\evil.example/',
    '//evil.example/%2e%2e/',
    '/.//evil.example/',
  ])('%s leads to no other host', async (path) => {
    const location = (await ask(path)).headers.get('Location')
    expect(new URL(location ?? '/', 'http://localhost:4173').origin).toBe('http://localhost:4173')
  })

  it('through a symbolic link out of the site gives no file', async () => {
    const site = smallSite()
    symlinkSync(join(site, '..', 'outside.html'), join(site, 'link.html'))
    expect((await ask('/link', {}, site)).status).toBe(404)
  })
})
