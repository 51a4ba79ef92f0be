import type { CaptchaWords } from '#content/en/captcha.ts'
import type { Widget } from './widget.client.ts'

export interface CaptchaSettings {
  /** Public key of this site at hCaptcha. */
  siteKey: string
  words: CaptchaWords
}

/** Where a check stands. */
export type Standing = keyof CaptchaWords['standing']

/** What a form asks of its captcha. */
export interface Captcha {
  /** A token for one attempt, or null when none can be had. Never throws. */
  token: () => Promise<string | null>
  /** Every token serves once: to be called after an attempt, however it ended. */
  renew: () => void
}

interface CaptchaOptions {
  place: HTMLElement
  siteKey: string
  tell: (standing: Standing) => void
}

/** The captcha of one form. Nothing is loaded before the first call of `open` or `token`. */
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
      // The next attempt tries anew.
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
      // What hCaptcha throws must not leave a form that waits for ever.
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
