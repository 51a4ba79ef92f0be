/* The routes of the local auth service for passkeys: adding, listing, removing, and signing in with one. */

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { site } from '#content/facts/site.ts'
import { listFactors } from './factors.ts'
import {
  addPasskey,
  listPasskeys,
  maxPasskeys,
  openPasskeySession,
  type Passkey,
  removePasskey,
  renamePasskey,
  signInBlock,
  storeChallenge,
  takeChallenge,
} from './passkeys.ts'
import { bodyOf, optionalText, refuse, responseException } from './replies.ts'
import type { ServiceTools } from './service-tools.ts'
import { type Caller, renew } from './sessions.ts'
import type { AccountsDatabase } from './supabase-lite.ts'

const answerSchema = z.object({ challenge_id: optionalText, credential: z.unknown().optional() })
const nameSchema = z.object({ friendly_name: optionalText })

/** What a browser answers to a challenge (WebAuthn, `toJSON`), as far as the check needs it. */
const credentialFields = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
}
const registrationSchema = z.object({
  ...credentialFields,
  response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }),
})
const assertionSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().default(''),
  }),
})

/** What the hosted service asks of a device. */
const authenticatorSelection = { residentKey: 'required', userVerification: 'preferred' } as const

/** Time for a prompt, in milliseconds, as the hosted service asks browsers for. */
const timeout = 300_000

/** Longest name of a passkey, in bytes. */
const maxNameBytes = 120

/**
 * The relying party (WebAuthn, 4): passkeys of this host work on localhost alone, whatever its port. A page at 127.0.0.1
 * cannot use them, because an IP address is no domain.
 */
const rpID = 'localhost'

/**
 * The hosted service's algorithms (COSE), in its order. Without a list, the library looks for newer ones, which Node reports
 * as experimental.
 */
const supportedAlgorithmIDs = [-7, -35, -36, -257, -258, -259, -37, -38, -39, -8]

/**
 * Routes for passkeys, with the answers of the hosted service (supabase/auth, internal/api/passkey_*.go).
 */
export const passkeyRoutes = (tools: ServiceTools): Hono =>
  new Hono().route('/', registrationRoutes(tools)).route('/', signInRoutes(tools)).route('/', accountRoutes(tools))

/** Routes that add a passkey to the caller's account. */
function registrationRoutes(tools: ServiceTools): Hono {
  const { database } = tools.accounts
  const app = new Hono()

  app.post('/auth/v1/passkeys/registration/options', async (c) => {
    const { account } = await findManager(c, tools)
    const passkeys = listPasskeys(database, account.id)
    if (passkeys.length >= maxPasskeys) return tooMany(c)
    const { extensions, hints, excludeCredentials, ...options } = await generateRegistrationOptions({
      rpName: site.name,
      rpID,
      userName: account.email,
      userDisplayName: account.email,
      userID: new Uint8Array(Buffer.from(account.id)),
      excludeCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id })),
      supportedAlgorithmIDs,
      timeout,
      // A copy: the library adds to it.
      authenticatorSelection: { ...authenticatorSelection },
    })
    const stored = storeChallenge(database, { type: 'registration', userId: account.id }, options.challenge)
    const exclusions = passkeys.length > 0 && { excludeCredentials }
    return c.json({ ...stored, options: { ...options, ...exclusions, authenticatorSelection } })
  })

  app.post('/auth/v1/passkeys/registration/verify', async (c) => {
    const { account } = await findManager(c, tools)
    const { credential, expected } = await answered(c, database, { type: 'registration', userId: account.id })
    const response = registrationSchema.safeParse(credential)
    if (!response.success) return refuse(c, 400, failed, 'Invalid credential response')
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response.data,
      supportedAlgorithmIDs,
      ...expected,
    }).catch(() => ({ registrationInfo: undefined }))
    if (registrationInfo === undefined) return refuse(c, 400, failed, 'Credential verification failed')
    const added = addPasskey(database, {
      userId: account.id,
      credentialId: registrationInfo.credential.id,
      publicKey: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
    })
    if (added === 'tooMany') return tooMany(c)
    if (added === 'exists') {
      return refuse(c, 422, 'webauthn_credential_exists', 'This credential is already registered')
    }
    const { id, friendly_name, created_at } = added
    return c.json({ id, friendly_name, created_at })
  })

  return app
}

/** Routes that sign in by a passkey. */
function signInRoutes({ accounts, call, complete }: ServiceTools): Hono {
  const { database } = accounts
  const app = new Hono()

  app.post('/auth/v1/passkeys/authentication/options', async (c) => {
    // Checks the API key.
    const key = await call(c, 'settings', 'GET')
    if (!key.ok) return key
    const options = await generateAuthenticationOptions({ rpID, timeout, userVerification: 'preferred' })
    return c.json({ ...storeChallenge(database, { type: 'authentication' }, options.challenge), options })
  })

  app.post('/auth/v1/passkeys/authentication/verify', async (c) => {
    const { credential, expected } = await answered(c, database, { type: 'authentication' })
    const response = assertionSchema.safeParse(credential)
    if (!response.success) return refuse(c, 400, failed, 'Invalid credential response')
    const userId = Buffer.from(response.data.response.userHandle, 'base64url').toString()
    const passkey = listPasskeys(database, userId).find(({ credential_id }) => credential_id === response.data.id)
    const isRight = passkey !== undefined && (await isSignedBy(passkey, response.data, expected))
    if (!isRight) return refuse(c, 400, failed, 'Credential verification failed')
    const bar = signInBlock(database, userId)
    if (bar === 'unconfirmed') return refuse(c, 403, 'email_not_confirmed', 'Email not confirmed')
    if (bar === 'banned') return refuse(c, 403, 'user_banned', 'User is banned')
    const refresh_token = openPasskeySession(database, passkey)
    const renewal = () => call(c, 'token?grant_type=refresh_token', 'POST', { refresh_token })
    return complete(c, await renew(database, refresh_token, renewal), 'passkey')
  })

  return app
}

/** Routes for the list of the caller's passkeys. */
function accountRoutes(tools: ServiceTools): Hono {
  const { database } = tools.accounts
  const app = new Hono()

  app.get('/auth/v1/passkeys', async (c) => {
    const { account } = await tools.findCaller(c)
    return c.json(listPasskeys(database, account.id).map(listed))
  })

  app.patch('/auth/v1/passkeys/:id', async (c) => {
    const caller = await tools.findCaller(c)
    const id = idIn(c)
    const { friendly_name } = await bodyOf(c, nameSchema)
    if (friendly_name === '') return refuse(c, 400, 'validation_failed', 'friendly_name is required')
    if (Buffer.byteLength(friendly_name) > maxNameBytes) {
      return refuse(c, 400, 'validation_failed', 'friendly_name must be 120 characters or less')
    }
    const passkey = ownPasskey(c, database, caller, id)
    renamePasskey(database, passkey.id, friendly_name)
    return c.json(listed({ ...passkey, friendly_name }))
  })

  app.delete('/auth/v1/passkeys/:id', async (c) => {
    removePasskey(database, ownPasskey(c, database, await findManager(c, tools), idIn(c)).id)
    return c.body(null, 204)
  })

  return app
}

/** The caller, who may add and remove passkeys. @throws {HTTPException} with 403 when the session lacks a code */
async function findManager(c: Context, { accounts, findCaller }: ServiceTools): Promise<Caller> {
  const caller = await findCaller(c)
  const hasFactor = listFactors(accounts.database, caller.account.id).some(({ status }) => status === 'verified')
  if (!hasFactor || caller.session.aal === 'aal2') return caller
  const msg = 'AAL2 session is required to manage passkeys when MFA is enabled'
  throw responseException(refuse(c, 403, 'insufficient_aal', msg))
}

/** Takes the challenge that a request answers. @throws {HTTPException} for one that does not exist, or no longer */
async function answered(c: Context, database: AccountsDatabase, use: Parameters<typeof takeChallenge>[1]) {
  const { challenge_id, credential } = await bodyOf(c, answerSchema)
  const invalid = (code: string, msg: string) => responseException(refuse(c, 400, code, msg))
  if (challenge_id === '') throw invalid('validation_failed', 'challenge_id is required')
  if (credential === undefined) throw invalid('validation_failed', 'credential is required')
  if (!z.uuid().safeParse(challenge_id).success) {
    throw invalid('validation_failed', 'challenge_id must be a valid UUID')
  }
  const taken = takeChallenge(database, use, challenge_id.toLowerCase())
  if (taken === undefined) throw invalid('webauthn_challenge_not_found', 'Challenge not found or already used')
  if (Date.parse(taken.expires_at) < Date.now()) throw invalid('webauthn_challenge_expired', 'Challenge has expired')
  const expected = {
    expectedChallenge: taken.challenge,
    expectedOrigin: new URL(c.req.url).origin,
    expectedRPID: rpID,
    // As the hosted service, which requests the verification and accepts an answer without it.
    requireUserVerification: false,
  }
  return { credential, expected }
}

const notFound = (c: Context) => responseException(refuse(c, 404, 'validation_failed', 'Passkey not found'))

/** The id in the path. @throws {HTTPException} with 404 when it is none */
function idIn(c: Context<object, '/auth/v1/passkeys/:id'>): string {
  const id = z.uuid().safeParse(c.req.param('id'))
  if (!id.success) throw notFound(c)
  return id.data.toLowerCase()
}

/** The caller's passkey with an id. @throws {HTTPException} with 404 when there is none */
function ownPasskey(c: Context, database: AccountsDatabase, { account }: Caller, id: string): Passkey {
  const found = listPasskeys(database, account.id).find((one) => one.id === id)
  if (found === undefined) throw notFound(c)
  return found
}

/** The code of every refusal of an answer to a challenge. */
const failed = 'webauthn_verification_failed'

const tooMany = (c: Context): Response => refuse(c, 422, 'too_many_passkeys', 'Maximum number of passkeys reached')

/** Whether an answer to a challenge is signed by a passkey. */
async function isSignedBy(
  { credential_id, public_key }: Passkey,
  response: z.infer<typeof assertionSchema>,
  expected: Omit<Parameters<typeof verifyAuthenticationResponse>[0], 'response' | 'credential'>,
): Promise<boolean> {
  // Without a counter: the hosted service accepts a passkey whose counter has gone back, as that of a copy may.
  const credential = { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter: 0 }
  const answer = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(() => undefined)
  return answer?.verified ?? false
}

/** A passkey as the hosted service lists it. */
function listed({ id, friendly_name, created_at, last_used_at }: Passkey): object {
  return { id, friendly_name, created_at, ...(last_used_at !== null && { last_used_at }) }
}
