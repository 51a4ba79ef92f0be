import { vi } from 'vitest'
import type { HCaptcha } from '#components/islands/fields/captcha/widget.client.ts'

type Options = Parameters<HCaptcha['render']>[1]

/**
 * hCaptcha as its script would bring it: each render is a widget, solved by hand (`solve`) or when asked (`onAsk`).
 * Gives the page a matchMedia too, whose scheme can be changed.
 */
export function standInCaptcha() {
  const widgets: { id: string; options: Options; response: string; removed: boolean }[] = []
  let serial = 0
  let dark = false
  let onAsk: () => Promise<{ response: string }> = async () => ({ response: `token-${++serial}` })
  const schemeListeners = new Set<() => void>()
  const find = (id: string) => {
    const widget = widgets.find((one) => one.id === id && !one.removed)
    if (widget === undefined) throw new Error(`No widget ${id}`)
    return widget
  }
  const api = {
    render: vi.fn((_place: HTMLElement, options: Options) => {
      const id = String(widgets.length)
      widgets.push({ id, options, response: '', removed: false })
      return id
    }),
    getResponse: (id: string) => find(id).response,
    execute: vi.fn(async (id: string) => {
      const answer = await onAsk()
      find(id).response = answer.response
      return answer
    }),
    reset: vi.fn((id: string) => {
      find(id).response = ''
    }),
    remove: vi.fn((id: string) => {
      find(id).removed = true
    }),
  } satisfies HCaptcha
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') && dark
    },
    addEventListener: (_type: string, listener: () => void) => schemeListeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => schemeListeners.delete(listener),
  }))

  return {
    api,
    widgets,
    shown: () => widgets.filter(({ removed }) => !removed),
    scripts: () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="hcaptcha"]')],
    /** Lets the script load. */
    arrive() {
      window.hcaptcha = api
      window.captchaLoaded?.()
    },
    holdBack(script: HTMLScriptElement | undefined) {
      script?.dispatchEvent(new Event('error'))
    },
    solve() {
      for (const widget of this.shown()) widget.response = `token-${++serial}`
    },
    expire() {
      for (const widget of this.shown()) widget.options['expired-callback']()
    },
    onAsk(answer: typeof onAsk) {
      onAsk = answer
    },
    setDark(isDark: boolean) {
      dark = isDark
      for (const listener of schemeListeners) listener()
    },
    leave() {
      for (const script of this.scripts()) script.remove()
      Reflect.deleteProperty(window, 'hcaptcha')
      Reflect.deleteProperty(window, 'captchaLoaded')
    },
  }
}

export type StandIn = ReturnType<typeof standInCaptcha>
