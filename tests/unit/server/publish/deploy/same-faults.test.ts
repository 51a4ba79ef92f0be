import { expect, it } from 'vitest'
import { joinSameFaults } from '#server/publish/deploy/same-faults.ts'

it('says once what falls short at several addresses, and keeps every other line', () => {
  expect(
    joinSameFaults([
      '/: X-Frame-Options is missing, not DENY',
      '/: not compressed',
      '/about: X-Frame-Options is missing, not DENY',
      '/blog: X-Frame-Options is missing, not DENY',
      'POST /: status 200, not 405',
      'https://a.example does not answer GET /: nothing whole within 3 seconds.',
    ]),
  ).toEqual([
    '/ and 2 more: X-Frame-Options is missing, not DENY',
    '/: not compressed',
    'POST /: status 200, not 405',
    'https://a.example does not answer GET /: nothing whole within 3 seconds.',
  ])
})
