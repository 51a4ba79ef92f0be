import { useEffect, useEffectEvent, useRef } from 'react'
import { passkeyRenewal } from '#auth/limits.ts'
import type { ChosenPasskey, PasskeySignIn } from '#auth/passkeys/sign-in.client.ts'
import type { AuthService } from '#auth/service/auth-client.client.ts'

/** Loads the code of passkeys, which the page needs only where one can be used. */
export type LoadPasskeys = () => Promise<(service: AuthService) => PasskeySignIn>

/**
 * Has the browser offer passkeys in the email field, where it can (WebAuthn, conditional mediation).
 * @param load undefined on a page without passkeys, and at build
 * @param isOffered whether the field offers them
 * @param onChosen called when the visitor has chosen one there
 */
export function usePasskeys(
  service: AuthService,
  load: LoadPasskeys | undefined,
  isOffered: boolean,
  onChosen: (chosen: ChosenPasskey) => void,
) {
  const opened = useRef<Promise<PasskeySignIn>>(null)
  const offered = useRef<AbortController>(null)

  /** The code of passkeys. Rejects if it cannot be loaded; the next call then tries again. */
  function open(): Promise<PasskeySignIn> {
    if (load === undefined) return Promise.reject(new Error('This page has no passkeys.'))
    const loaded = opened.current ?? load().then((passkeySignIn) => passkeySignIn(service))
    opened.current = loaded
    loaded.catch(() => {
      opened.current = null
    })
    return loaded
  }

  /** Offers passkeys until one is chosen. The page renews a challenge that has become old, once it is visible. */
  async function offer(): Promise<void> {
    offered.current?.abort()
    if (!isOffered) return
    const offering = new AbortController()
    const { signal } = offering
    offered.current = offering
    const renewal = setTimeout(() => {
      if (document.visibilityState === 'visible') void offer()
      else document.addEventListener('visibilitychange', () => void offer(), { once: true, signal })
    }, passkeyRenewal)
    const choice = await chooseInField(open, signal)
    clearTimeout(renewal)
    if (choice !== undefined && !signal.aborted) onChosen(choice)
  }

  const begin = useEffectEvent(offer)
  useEffect(() => {
    if (!isOffered) return
    void begin()
    return () => offered.current?.abort()
  }, [isOffered])

  return { open, offer, withdraw: () => offered.current?.abort() }
}

/** The passkey that the visitor chooses in the email field; undefined if the browser offers none there. Never rejects. */
async function chooseInField(
  open: () => Promise<PasskeySignIn>,
  signal: AbortSignal,
): Promise<ChosenPasskey | undefined> {
  try {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable()) || signal.aborted) return undefined
    const { choose } = await open()
    if (signal.aborted) return undefined
    const choice = await choose({ signal, mediation: 'conditional' })
    return choice.kind === 'chosen' ? choice.chosen : undefined
  } catch {
    // An older browser has no such function. The form works without passkeys.
    return undefined
  }
}
