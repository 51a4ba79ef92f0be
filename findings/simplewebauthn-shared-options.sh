#!/usr/bin/env bash
# Subject: options for new passkeys, kept as one constant, by @simplewebauthn/server 14.0.3.
# One would guess: generateRegistrationOptions reads the caller's authenticatorSelection; a frozen or shared object is safe.
# What happens: it writes requireResidentKey into that object. A constant that several routes share is changed by the first
# call, so what another route then sends depends on which was asked before; a frozen constant makes the call fail.
# Seen: before {"residentKey":"discouraged"}, after {"residentKey":"discouraged","requireResidentKey":false}; frozen: TypeError
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @simplewebauthn/server@14.0.3
cat >run.mjs <<'JS'
import assert from 'node:assert/strict'
import { generateRegistrationOptions } from '@simplewebauthn/server'

const ask = (authenticatorSelection) =>
  generateRegistrationOptions({
    rpName: 'Survey office',
    rpID: 'office.example',
    userName: 'ines@office.example',
    supportedAlgorithmIDs: [-7],
    authenticatorSelection,
  })

const shared = { residentKey: 'discouraged' }
const before = JSON.stringify(shared)
await ask(shared)
const after = JSON.stringify(shared)
const frozen = await ask(Object.freeze({ residentKey: 'discouraged' })).then(
  () => 'accepted',
  (error) => error.name,
)
console.log(`before ${before}, after ${after}; frozen: ${frozen}`)
assert.equal(after, '{"residentKey":"discouraged","requireResidentKey":false}')
assert.equal(frozen, 'TypeError')
JS
node run.mjs
