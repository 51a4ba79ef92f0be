import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { passkeyRenewal } from '#auth/limits.ts'
import type { ChosenPasskey } from '#auth/passkeys/choose.client.ts'
import type { AuthService } from '#auth/service/auth-client.client.ts'
import type { PasskeyCode } from './screen.ts'

/**
 * Has the browser offer passkeys in the email field, where it can (WebAuthn, conditional mediation), from when the visitor
 * first touches the form: a page that is only looked at sends no request.
 * @param field the email field
 * @param code undefined where none are to be offered
 * @param onChosen called when the visitor has chosen one there
 */
export function usePasskeyOffer(
  service: AuthService,
  field: RefObject<HTMLInputElement | null>,
  code: PasskeyCode | undefined,
  onChosen: (chosen: ChosenPasskey) => void,
) {
  const offered = useRef<AbortController>(null)
  const withdraw = () => offered.current?.abort()

  /** Offers passkeys until one is chosen. A challenge that has become old is renewed, once the page is visible. */
  async function offer(): Promise<void> {
    withdraw()
    if (code === undefined) return
    const offering = new AbortController()
    const { signal } = offering
    offered.current = offering
    const renewal = setTimeout(() => {
      if (document.visibilityState === 'visible') void offer()
      else document.addEventListener('visibilitychange', () => void offer(), { once: true, signal })
    }, passkeyRenewal)
    const chosen = await chooseInField(service, code, signal)
    clearTimeout(renewal)
    if (chosen !== undefined && !signal.aborted) onChosen(chosen)
  }

  const [isTouched, setTouched] = useState(false)
  // The visitor may have touched it before it was hydrated.
  useEffect(() => {
    if (document.activeElement === field.current) setTouched(true)
  }, [field])

  const begin = useEffectEvent(offer)
  const end = useEffectEvent(withdraw)
  const isOffered = code !== undefined && isTouched
  useEffect(() => {
    if (!isOffered) return
    void begin()
    return () => end()
  }, [isOffered])

  return { offer, withdraw, touch: () => setTouched(true) }
}

/** The passkey that the visitor chooses in the email field; undefined if the browser offers none there. Never rejects. */
async function chooseInField(
  service: AuthService,
  code: PasskeyCode,
  signal: AbortSignal,
): Promise<ChosenPasskey | undefined> {
  try {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return undefined
    const { choosePasskey } = await code.choose()
    if (signal.aborted) return undefined
    const choice = await choosePasskey(service, { signal, mediation: 'conditional' })
    return choice.kind === 'chosen' ? choice.chosen : undefined
  } catch {
    // An older browser has no such function. The form works without passkeys.
    return undefined
  }
}
