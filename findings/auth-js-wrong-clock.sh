#!/usr/bin/env bash
# Subject: the session of a client whose clock is two hours fast, by @supabase/auth-js 2.119.0 (npm).
# One would guess: the answer says that the token lives 3,600 seconds (`expires_in`), so the client counts them by its own
# clock, and a wrong clock costs nothing (RFC 6749, section 5.1).
# What happens: the client compares its clock with `expires_at`, the service's time of day. With a fast clock each
# getSession() finds a new token over and renews it; the hosted service counts renewals against the limit of an address.
# Seen: renewals by five calls: right clock 0, two hours fast 5; without expires_at in the answers 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . '@supabase/auth-js@2.119.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import { AuthClient } from '@supabase/auth-js'

const ofService = Date.now.bind(Date)
const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The number of renewals by five calls, with a clock that is ahead, of a service that states `expires_at` or not. */
async function renewals(secondsAhead, isStated) {
  let count = 0
  const fetch = async (address) => {
    if (String(address).includes('grant_type=refresh_token')) count += 1
    const end = Math.floor(ofService() / 1000) + 3600
    const session = {
      access_token: `${part({ alg: 'HS256' })}.${part({ exp: end, sub: 'one' })}.${part('signature')}`,
      refresh_token: `refresh-${count}`,
      token_type: 'bearer',
      expires_in: 3600,
      ...(isStated && { expires_at: end }),
      user: { id: 'one', email: 'name@example.com' },
    }
    return new Response(JSON.stringify(session), { headers: { 'content-type': 'application/json' } })
  }
  Date.now = () => ofService() + secondsAhead * 1000
  const kept = new Map()
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  const client = new AuthClient({ url: 'https://auth.example.com', fetch, storage, autoRefreshToken: false })
  const { error } = await client.signInWithPassword({ email: 'name@example.com', password: 'a password' })
  assert.equal(error, null)
  for (let call = 0; call < 5; call += 1) await client.getSession()
  return count
}

const seen = `renewals by five calls: right clock ${await renewals(0, true)}, two hours fast ${await renewals(7200, true)}; without expires_at in the answers ${await renewals(7200, false)}`
console.log(seen)
const expected = 'renewals by five calls: right clock 0, two hours fast 5; without expires_at in the answers 0'
assert.equal(seen, expected, 'the behaviour has changed')
JAVASCRIPT
node show.mjs
