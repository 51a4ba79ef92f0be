import { expect, it } from 'vitest'
import { passkeyFaults } from '#server/publish/deploy/passkey-faults.ts'
import { hosted } from '#tests/unit/server/local/commands/hosted-stand-in.ts'

it.each([
  ['the name of the site', { text: '{"options":{"rpId":"www.cairnline.example"}}' }, undefined],
  ['a domain above it', { text: '{"options":{"rpId":"cairnline.example"}}' }, undefined],
  ['the end of another name', { text: '{"options":{"rpId":"line.example"}}' }, 'Set the relying party ID'],
  ['another site', { text: '{"options":{"rpId":"agency.example"}}' }, 'are for agency.example, not for www.cairnline'],
  ['none: they are off', { status: 404, text: '{"code":"passkey_disabled"}' }, 'PUBLIC_PASSKEYS=off'],
  ['no relying party', { status: 500, text: '{"code":"unexpected_failure"}' }, 'fails to begin'],
  ['none: it wants a captcha', { status: 400, text: '{"code":"captcha_failed"}' }, undefined],
  ['none: it is another program', { text: 'Welcome!' }, 'does not answer as the auth service'],
])('a service with passkeys for %s', async (_, reply, fault) => {
  const { url, asked } = await hosted(reply)
  const faults = (passkeys: boolean) =>
    passkeyFaults({ addresses: [], auth: { url, key: 'sb_publishable_x', passkeys } }, 'www.cairnline.example', 5_000)
  expect(await faults(false)).toEqual([])
  expect(asked).toEqual([])
  expect(await faults(true)).toEqual(fault === undefined ? [] : [expect.stringContaining(fault)])
  expect(asked).toMatchObject([{ method: 'POST', headers: { apikey: 'sb_publishable_x' } }])
})
