import { loadHCaptcha, patience } from './hcaptcha.client.ts'

/** The box on the page. */
export interface Widget {
  /** The token of a passed check; where there is none, or it has expired, the visitor is asked. Null when in vain. */
  token: () => Promise<string | null>
  renew: () => void
  remove: () => void
}

/** Its least width, in CSS pixels, in the size that hCaptcha calls normal. */
const normalWidth = 303

const dark = '(prefers-color-scheme: dark)'

/**
 * Puts the widget into its place, and draws it anew when the colour scheme changes.
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

  /** Without limit once the visitor has the check before them: some need long for it, and it ends by itself. */
  async function ask(): Promise<string | null> {
    asking = true
    const silence = Promise.withResolvers<null>()
    const limit = setTimeout(silence.resolve, patience, null)
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

/** The scheme of the ground that the widget stands on, which may not be the page's. */
function themeOf(place: HTMLElement): 'light' | 'dark' | 'contrast' {
  if (matchMedia('(forced-colors: active)').matches) return 'contrast'
  const scheme = getComputedStyle(place).colorScheme
  if (scheme === 'light' || scheme === 'dark') return scheme
  return matchMedia(dark).matches ? 'dark' : 'light'
}
