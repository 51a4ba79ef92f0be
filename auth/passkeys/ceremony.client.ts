/* Asks the browser to use or create a passkey (WebAuthn), and names why it does not. */

import type {
  PasskeyAuthenticationOptionsResponse,
  PasskeyRegistrationOptionsResponse,
  VerifyPasskeyAuthenticationParams,
} from '@supabase/supabase-js'

/**
 * Why a browser gives no passkey (WebAuthn, 5.1.3 and 5.1.4; the names of the specification, section 8).
 * - `cancelled`: the visitor has closed the prompt, or has let its time pass. Browsers do not tell these apart, nor a device
 *   without a passkey for this site.
 * - `aborted`: something else than the visitor has closed it, such as another prompt.
 * - `registered`: the device has a passkey for the account already.
 * - `invalidDomain`: the page's address has no domain, such as one with an IP address.
 * - `invalidRpId`: the service has its passkeys for another domain than the page's.
 * - `unverified`: the device cannot verify its user, by a PIN, a fingerprint or a face.
 * - `unsupported`: the browser, or the device, has no passkeys.
 * - `unexpected`: none of these, such as a malformed challenge.
 */
export type CeremonyFailure =
  | 'cancelled'
  | 'aborted'
  | 'registered'
  | 'invalidDomain'
  | 'invalidRpId'
  | 'unverified'
  | 'unsupported'
  | 'unexpected'

/** The answer of a browser, in JSON, or why there is none. */
type Ceremony = { kind: 'given'; credential: PasskeyAnswer } | { kind: CeremonyFailure }
export type PasskeyAnswer = VerifyPasskeyAuthenticationParams['credential']

/** Whether the browser has passkeys, and reads a service's challenge in JSON (browsers since March 2025). */
export const hasPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/**
 * Asks for a passkey, whose device has to verify its user. Never rejects.
 * @param mediation `conditional` offers passkeys in the email field, without a prompt
 */
export function askForPasskey(
  // The service sends no extensions, whose types here and in the library differ.
  { extensions: _, ...options }: PasskeyAuthenticationOptionsResponse['options'],
  { signal, mediation }: Pick<CredentialRequestOptions, 'signal' | 'mediation'>,
): Promise<Ceremony> {
  return ceremony(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ ...options, userVerification: 'required' })
    return navigator.credentials.get({ publicKey, ...(signal && { signal }), ...(mediation && { mediation }) })
  })
}

/** Has a device create a passkey, after it has verified its user. Never rejects. */
export function createPasskey({
  extensions: _,
  authenticatorSelection,
  ...options
}: PasskeyRegistrationOptionsResponse['options']): Promise<Ceremony> {
  return ceremony(() => {
    const selection = { ...authenticatorSelection, userVerification: 'required' } as const
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
      ...options,
      authenticatorSelection: selection,
    })
    return navigator.credentials.create({ publicKey })
  })
}

async function ceremony(run: () => Promise<Credential | null>): Promise<Ceremony> {
  if (!hasPasskeys()) return { kind: 'unsupported' }
  try {
    const credential = await run()
    if (!(credential instanceof PublicKeyCredential)) return { kind: 'unexpected' }
    return { kind: 'given', credential: JSON.parse(JSON.stringify(credential)) }
  } catch (error) {
    return { kind: failureOf(error) }
  }
}

function failureOf(error: unknown): CeremonyFailure {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
      return 'cancelled'
    case 'AbortError':
    // Another prompt is open.
    case 'OperationError':
      return 'aborted'
    case 'ConstraintError':
      return 'unverified'
    case 'InvalidStateError':
      return 'registered'
    case 'NotSupportedError':
      return 'unsupported'
    case 'SecurityError':
      return isDomain(window.location.hostname) ? 'invalidRpId' : 'invalidDomain'
    default:
      return 'unexpected'
  }
}

/** Whether a host name is a domain rather than an IP address, whose last label, or bracket, is no name. */
const isDomain = (hostname: string): boolean => /[a-z][a-z\d-]*$/i.test(hostname)
