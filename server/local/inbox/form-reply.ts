import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Page that follows a form post without a valid `redirect`. */
const defaultDestination = '/contact#sent'

/** Whether the sender is a browser that follows a form. Scripts accept JSON, or any type. */
function wantsPage(c: Context): boolean {
  const wanted = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  })
  return wanted === 'text/html'
}

/** The answer to an enquiry that is kept: a redirect, or the hosted service's JSON with the message in both its places. */
export function success(c: Context, fields: Record<string, string>, redirect: string | undefined): Response {
  if (wantsPage(c)) return c.redirect(destination(redirect, c.req.url), 303)
  const message = 'Email sent successfully!'
  return c.json({ success: true, message, body: { data: fields, message } }, 200)
}

/** The answer to a refused submission. @param message for the sender */
export function refused(c: Context, status: ContentfulStatusCode, message: string): Response | Promise<Response> {
  if (wantsPage(c)) return refusalPage(c, status, message)
  // The hosted service nests the message in all answers but these two.
  if (status === 429 || status === 413) return c.json({ success: false, message }, status)
  return c.json({ success: false, message, body: { data: {}, message } }, status)
}

/** The answer to a failure of the service. The hosted one then sends neither `success` nor `message`. */
export function failed(c: Context, error: string): Response | Promise<Response> {
  return wantsPage(c) ? refusalPage(c, 500, error) : c.json({ statusCode: 500, error }, 500)
}

/** Path of the page that a form asks for, on this site only: `//evil.example` and the like look like paths but are not. */
function destination(redirect: string | undefined, requestUrl: string): string {
  const { origin } = new URL(requestUrl)
  if (!redirect || !URL.canParse(redirect, origin)) return defaultDestination
  const url = new URL(redirect, origin)
  if (url.origin !== origin) return defaultDestination
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`
}

function refusalPage(c: Context, status: ContentfulStatusCode, message: string): Response | Promise<Response> {
  c.header('Content-Security-Policy', "default-src 'none'")
  return c.html(
    html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Message not sent</title></head>
<body>
<h1>Message not sent</h1>
<p>${message}</p>
<p>Go back in your browser to find the form as you filled it in, or <a href="/contact">begin again</a>.</p>
</body>
</html>
`,
    status,
  )
}
