/* hCaptcha's own script and box, which captcha.ts loads at the first touch of a form. */

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

/** The part of hCaptcha's interface that the forms use (docs.hcaptcha.com/configuration). */
interface HCaptcha {
  /** Renders a widget. @returns its id */
  render(place: HTMLElement, options: RenderOptions): string
  /** The token of a passed check; empty when there is none or it has expired. */
  getResponse(id: string): string
  /** Starts the check. Rejects when it is closed, expires or fails. */
  execute(id: string, options: { async: true }): Promise<{ response: string }>
  reset(id: string): void
  remove(id: string): void
}

interface RenderOptions {
  sitekey: string
  theme: 'light' | 'dark' | 'contrast'
  size: 'normal' | 'compact'
  hl: string
  'open-callback': () => void
  'expired-callback': () => void
}

declare global {
  interface Window {
    hcaptcha?: HCaptcha
    captchaLoaded?: () => void
  }
}

/** Address of the script, with its error reports off, which would go to one more host, and without reCAPTCHA's names. */
const scriptAddress =
  'https://js.hcaptcha.com/1/api.js?render=explicit&onload=captchaLoaded&recaptchacompat=off&sentry=false'

/** Longest wait for hCaptcha, in milliseconds. */
const captchaTimeout = 15_000

/** The pending loadScript, if any. */
let scriptLoading: Promise<void> | undefined

/**
 * Loads hCaptcha, once for a page. Its own loader package is not used, because it retries unseen and has no time limit.
 * @throws {Error} when the script is blocked or late; the next call loads it again
 */
async function loadHCaptcha(): Promise<HCaptcha> {
  scriptLoading ??= (window.hcaptcha === undefined ? loadScript() : Promise.resolve()).finally(() => {
    scriptLoading = undefined
  })
  await scriptLoading
  if (window.hcaptcha === undefined) throw new Error('hCaptcha came without its interface')
  return window.hcaptcha
}

async function loadScript(): Promise<void> {
  const script = document.createElement('script')
  script.async = true
  script.src = scriptAddress
  try {
    await new Promise<void>((resolve, reject) => {
      window.captchaLoaded = resolve
      script.addEventListener('error', () => reject(new Error('hCaptcha is held back')))
      setTimeout(() => reject(new Error('hCaptcha did not come in time')), captchaTimeout)
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  }
}
