import { expect, it } from 'vitest'
import { joinSameFaults } from '#server/publish/deploy/same-faults.ts'

it('says once what falls short at several addresses, and keeps every other line', () => {
  expect(
    joinSameFaults([
      '/: X-Frame-Options is missing, not DENY',
      '/: not compressed',
      '/about: X-Frame-Options is missing, not DENY',
      '/blog: X-Frame-Options is missing, not DENY',
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `/assets/${name}.js: status 404, not 200`),
      'POST /: status 200, not 405',
      'https://a.example does not answer GET /: nothing whole within 3 seconds.',
    ]),
  ).toEqual([
    '/, /about, /blog: X-Frame-Options is missing, not DENY',
    '/: not compressed',
    '/assets/a.js, /assets/b.js, /assets/c.js, /assets/d.js, /assets/e.js, 2 more: status 404, not 200',
    'POST /: status 200, not 405',
    'https://a.example does not answer GET /: nothing whole within 3 seconds.',
  ])
})
