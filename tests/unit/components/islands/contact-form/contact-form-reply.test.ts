/* Answers of the form service, right and broken, and what the visitor is told. */

import { describe, expect, it } from 'vitest'
import { readReply } from '#components/islands/contact-form/submit.ts'

const refused = (message: string) => ({ kind: 'refused', message })

describe('readReply', () => {
  it.each([
    ['{"success":true,"body":{"data":{},"message":"Email sent successfully!"}}', { kind: 'sent' }],
    ['{"success":true}', { kind: 'sent' }],
    ['{"success":"true","message":"Almost."}', refused('Almost.')],
    ['{"success":false,"body":{"data":{},"message":"Invalid key"}}', refused('Invalid key')],
    [
      '{"success":false,"message":"Too may requests. Please try later!"}',
      refused('Too may requests. Please try later!'),
    ],
    ['{"success":false,"message":"Top","body":{"message":"Nested"}}', refused('Top')],
    ['{"success":false,"message":"  ","body":{"message":"Nested"}}', refused('Nested')],
    ['{"success":false,"message":{"text":"An object"}}', refused('Default')],
    ['{"statusCode":500,"error":"Internal"}', refused('Default')],
    ['<!doctype html><title>503</title>', refused('Default')],
    ['', refused('Default')],
    ['"success"', refused('Default')],
  ])('reads %s', (text, outcome) => {
    expect(readReply(text, true, 'Default')).toEqual(outcome)
  })

  it('believes no success under a status of failure', () => {
    expect(readReply('{"success":true,"message":"Email sent!"}', false, 'Default')).toEqual(refused('Default'))
  })
})
