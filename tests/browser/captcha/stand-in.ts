import type { Page } from 'playwright/test'

/**
 * A stand-in for hCaptcha's script. It does everything that a policy could refuse: markup by `innerHTML`, styles by
 * script, a stylesheet, a frame, and a call to hCaptcha's hosts.
 */
const script = `(() => {
  let serial = 0
  const widgets = []
  const solve = (id) => {
    widgets[id].token = widgets[id].field.value = 'token-' + ++serial
    return widgets[id].token
  }
  window.hcaptcha = {
    render(place, options) {
      const id = widgets.length
      const frame = document.createElement('iframe')
      frame.src = 'https://newassets.hcaptcha.com/box.html'
      frame.title = 'Widget containing checkbox for hCaptcha security challenge'
      frame.style.width = '303px'
      frame.style.height = '78px'
      frame.style.border = '0'
      const field = document.createElement('textarea')
      field.id = field.name = 'h-captcha-response'
      field.style.display = 'none'
      place.innerHTML = ''
      place.append(frame, field)
      place.dataset.theme = options.theme
      const sheet = document.createElement('link')
      sheet.rel = 'stylesheet'
      sheet.href = 'https://newassets.hcaptcha.com/box.css'
      document.head.append(sheet)
      fetch('https://api.hcaptcha.com/checksiteconfig?sitekey=' + options.sitekey)
      widgets.push({ place, field, token: '', options })
      return id
    },
    getResponse: (id) => widgets[id].token,
    async execute(id) {
      if (!document.documentElement.hasAttribute('data-closes-check')) return { response: solve(id) }
      document.documentElement.removeAttribute('data-closes-check')
      throw 'challenge-closed'
    },
    reset(id) {
      widgets[id].token = widgets[id].field.value = ''
      document.documentElement.dataset.resets = String(1 + Number(document.documentElement.dataset.resets ?? 0))
    },
    remove: (id) => widgets[id].place.replaceChildren(),
  }
  addEventListener('expire-captcha', () => {
    for (const widget of widgets) {
      widget.token = ''
      widget.options['expired-callback']()
    }
  })
  window.captchaLoaded()
})()`

/** Answers for hCaptcha's hosts. A page with `data-closes-check` has a visitor who closes the next check. Returns their requests, in order. */
export async function standInCaptcha(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\/([\w-]+\.)?hcaptcha\.com\//, (route) => {
    const { host, pathname } = new URL(route.request().url())
    asked.push(host + pathname)
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script })
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: '' })
    if (pathname.endsWith('.html'))
      return route.fulfill({ contentType: 'text/html', body: '<button type="button">I am human</button>' })
    return route.fulfill({ headers, json: { pass: true } })
  })
  return asked
}
