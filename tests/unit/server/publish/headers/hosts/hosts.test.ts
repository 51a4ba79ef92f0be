/* How the headers are written for each host. */

import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cloudflareHeaders } from '#server/publish/headers/hosts/cloudflare.ts'
import { nginxConf } from '#server/publish/headers/hosts/nginx.ts'
import { siteHeaders } from '#server/publish/headers/site-headers.ts'

const headerSet = () => siteHeaders(['login', 'welcome'])

describe('the headers of', () => {
  it('Cloudflare have one rule for a path, which takes away what it replaces', () => {
    const text = cloudflareHeaders(headerSet())
    const paths = text.split('\n').filter((line) => line.startsWith('/'))
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.length).toBeLessThan(50)
    expect(text).toMatch(
      /\n\/assets\/\*\n {2}! Cache-Control\n(?: {2}.*\n)* {2}Cache-Control: public, max-age=31536000, immutable\n/,
    )
    expect(text).toMatch(/\n\/icon\.svg\n(?: {2}.*\n)* {2}! Speculation-Rules\n/)
    expect(text).toMatch(/^https:\/\/:project\.pages\.dev\/\*\n {2}X-Robots-Tag: noindex\n/)
    // Otherwise the not-found page for a missing file would also get this type.
    expect(/\n\/\*\.md\n(?: {2}.*\n)+/.exec(text)?.[0]).not.toContain('Content-Type')
  })

  it('nginx escape quotes', () => {
    onTestFinished(() => void vi.unstubAllEnvs())
    const endpoint = 'https://reports.example/csp?site=1'
    vi.stubEnv('PUBLIC_REPORT_ENDPOINT', endpoint)
    expect(nginxConf(headerSet())).toContain(`set $site_reporting_endpoints "csp=\\"${endpoint}\\"";`)
  })
})
