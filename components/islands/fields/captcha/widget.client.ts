import { captchaTimeout, loadHCaptcha } from './hcaptcha.client.ts'

/** hCaptcha's box on the page. */
export interface Widget {
  /** The token of a passed check. Without one the check starts; null when the visitor does not pass it. */
  token: () => Promise<string | null>
  /** Discards the token. */
  renew: () => void
  remove: () => void
}

/** Least width of the box in hCaptcha's size `normal`, in CSS pixels. */
const normalWidth = 303

const dark = '(prefers-color-scheme: dark)'

/**
 * Renders hCaptcha's box in an element, and again whenever the colour scheme changes.
 * @throws {Error} when hCaptcha cannot be loaded
 */
export async function openWidget(place: HTMLElement, siteKey: string): Promise<Widget> {
  const api = await loadHCaptcha()
  let asking = false
  let opened = () => {}
  const draw = () =>
    api.render(place, {
      sitekey: siteKey,
      theme: themeOf(place),
      size: place.clientWidth < normalWidth ? 'compact' : 'normal',
      hl: document.documentElement.lang,
      'open-callback': () => opened(),
      'expired-callback': () => api.reset(id),
    })
  let id = draw()

  /** Starts the check. The time limit ends once the check is open: it expires by itself, and some visitors need long. */
  async function ask(): Promise<string | null> {
    asking = true
    const silence = Promise.withResolvers<null>()
    const limit = setTimeout(silence.resolve, captchaTimeout, null)
    opened = () => clearTimeout(limit)
    try {
      const answer = await Promise.race([api.execute(id, { async: true }), silence.promise])
      return answer?.response || null
    } catch {
      return null
    } finally {
      clearTimeout(limit)
      asking = false
    }
  }

  const scheme = matchMedia(dark)
  const redraw = () => {
    if (asking) return
    api.remove(id)
    id = draw()
  }
  scheme.addEventListener('change', redraw)

  return {
    token: async () => api.getResponse(id) || ask(),
    renew: () => api.reset(id),
    remove() {
      scheme.removeEventListener('change', redraw)
      api.remove(id)
    },
  }
}

/** The colour scheme of the element, which may differ from the page's. */
function themeOf(place: HTMLElement): 'light' | 'dark' | 'contrast' {
  if (matchMedia('(forced-colors: active)').matches) return 'contrast'
  const scheme = getComputedStyle(place).colorScheme
  if (scheme === 'light' || scheme === 'dark') return scheme
  return matchMedia(dark).matches ? 'dark' : 'light'
}
