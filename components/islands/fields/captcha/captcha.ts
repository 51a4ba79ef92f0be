/* The captcha of a form: loads its box at the first touch, and hands a token to each attempt. */

import type { RefObject } from 'react'
import type { CaptchaWords } from '#words/captcha.ts'
import type { Widget } from './widget.client.ts'

export interface CaptchaSettings {
  /** Public key of this site at hCaptcha. */
  siteKey: string
  words: CaptchaWords
}

/** The state of a check. */
export type CaptchaStatus = keyof CaptchaWords['standing']

/** A form's captcha. */
export interface Captcha {
  /** A token for one attempt; null when there is none. Never rejects. */
  token: () => Promise<string | null>
  /** Discards the token, which works once. Call it after every attempt. */
  renew: () => void
}

interface CaptchaOptions {
  place: HTMLElement
  siteKey: string
  tell: (status: CaptchaStatus) => void
}

/** Creates the captcha of a form. It loads nothing before the first call of `open` or `token`. */
export function createCaptcha({
  place,
  siteKey,
  tell,
}: CaptchaOptions): Captcha & Record<'open' | 'close', () => void> {
  let opening: Promise<Widget | null> | undefined
  let closed = false

  const open = () => {
    opening ??= load()
    return opening
  }

  async function load(): Promise<Widget | null> {
    tell('loading')
    try {
      const { openWidget } = await import('./widget.client.ts')
      const widget = await openWidget(place, siteKey)
      if (closed) widget.remove()
      else tell('shown')
      return widget
    } catch {
      // The next attempt loads it again.
      opening = undefined
      tell('unavailable')
      return null
    }
  }

  const whenOpen = (act: (widget: Widget) => unknown) => {
    void opening?.then((widget) => widget && act(widget))
  }

  return {
    open,
    async token() {
      const widget = await open()
      // After an error of hCaptcha the form must not wait for ever.
      const token = (await widget?.token().catch(() => null)) ?? null
      if (widget) tell(token === null ? 'unfinished' : 'shown')
      return token
    },
    renew: () => whenOpen((widget) => closed || widget.renew()),
    close() {
      closed = true
      whenOpen((widget) => widget.remove())
    },
  }
}

/**
 * Runs one attempt to send a form, with a new captcha token if the form has a captcha. The token works once, so it is
 * discarded after the attempt.
 * @param withoutToken the outcome without a token, when no attempt is made
 */
export function withToken<T>(
  captcha: RefObject<Captcha | null>,
  attempt: (captchaToken?: string) => Promise<T>,
  withoutToken: T,
): Promise<T> {
  const handle = import.meta.env.HAS_CAPTCHA ? captcha.current : null
  return handle ? attemptWith(handle, attempt, withoutToken) : attempt()
}

async function attemptWith<T>(
  captcha: Captcha,
  attempt: (captchaToken: string) => Promise<T>,
  withoutToken: T,
): Promise<T> {
  const token = await captcha.token()
  if (token === null) return withoutToken
  try {
    return await attempt(token)
  } finally {
    captcha.renew()
  }
}
