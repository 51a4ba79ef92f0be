import type { CaptchaWords } from '#words/captcha.ts'
import type { Widget } from './widget.client.ts'

export interface CaptchaSettings {
  /** Public key of this site at hCaptcha. */
  siteKey: string
  words: CaptchaWords
}

/** The state of a check. */
export type Standing = keyof CaptchaWords['standing']

/** A form's captcha. */
export interface Captcha {
  /** A token for one attempt; null when there is none. Never rejects. */
  token: () => Promise<string | null>
  /** Discards the token, which works once. To be called after every attempt. */
  renew: () => void
}

interface CaptchaOptions {
  place: HTMLElement
  siteKey: string
  tell: (standing: Standing) => void
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
      // An error of hCaptcha must not leave the form waiting for ever.
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
