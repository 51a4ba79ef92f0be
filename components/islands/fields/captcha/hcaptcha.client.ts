/** The part of hCaptcha's interface that the forms use (docs.hcaptcha.com/configuration). */
export interface HCaptcha {
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
const address = 'https://js.hcaptcha.com/1/api.js?render=explicit&onload=captchaLoaded&recaptchacompat=off&sentry=false'

/** Longest wait for hCaptcha, in milliseconds. */
export const captchaTimeout = 15_000

/** The pending load, if any. */
let loading: Promise<void> | undefined

/**
 * Loads hCaptcha, once for a page. Its own loader package is not used, because it retries unseen and has no time limit.
 * @throws {Error} when the script is blocked or late; the next call loads it again
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
      setTimeout(() => reject(new Error('hCaptcha did not come in time')), captchaTimeout)
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  }
}
