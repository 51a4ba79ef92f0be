/** What the forms use of hCaptcha's interface (docs.hcaptcha.com/configuration). */
export interface HCaptcha {
  /** Returns the id of the new widget. */
  render(place: HTMLElement, options: RenderOptions): string
  /** The token of a passed check that has not expired; empty otherwise. */
  getResponse(id: string): string
  /** Asks the visitor now. Rejects when the check is closed, expires or fails. */
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

/** Without its error reports, which would go to one more host, and without posing as another captcha. */
const address = 'https://js.hcaptcha.com/1/api.js?render=explicit&onload=captchaLoaded&recaptchacompat=off&sentry=false'

/** hCaptcha silent for this long, in milliseconds, is not reached. */
export const patience = 15_000

/** While it is on its way. */
let loading: Promise<void> | undefined

/**
 * Loads hCaptcha, once for a page. Our own few lines, because its loader package retries behind the visitor's back
 * and knows no time limit.
 * @throws {Error} when it does not come in time, or is held back; the next call tries anew.
 */
export async function loadHCaptcha(): Promise<HCaptcha> {
  loading ??= (window.hcaptcha === undefined ? load() : Promise.resolve()).finally(() => {
    loading = undefined
  })
  await loading
  if (window.hcaptcha === undefined) throw new Error('hCaptcha came without its interface')
  return window.hcaptcha
}

async function load(): Promise<void> {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  try {
    await new Promise<void>((resolve, reject) => {
      window.captchaLoaded = resolve
      script.addEventListener('error', () => reject(new Error('hCaptcha is held back')))
      setTimeout(() => reject(new Error('hCaptcha did not come in time')), patience)
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  }
}
