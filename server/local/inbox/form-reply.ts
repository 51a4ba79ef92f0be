import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Where a native form post ends when it names no page of this site. */
const defaultDestination = '/contact#sent'

/** A script asks for JSON, or for anything; a browser that follows a form asks for a page. */
function wantsPage(c: Context): boolean {
  const wanted = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  })
  return wanted === 'text/html'
}

/** The enquiry is kept. JSON in the hosted service's shape, with the message at both places it is known to use. */
export function success(c: Context, fields: Record<string, string>, redirect: string | undefined): Response {
  if (wantsPage(c)) return c.redirect(destination(redirect, c.req.url), 303)
  const message = 'Email sent successfully!'
  return c.json({ success: true, message, body: { data: fields, message } }, 200)
}

/** The service does not take the submission. `message` is for whoever sent it. */
export function refused(c: Context, status: ContentfulStatusCode, message: string): Response | Promise<Response> {
  if (wantsPage(c)) return refusalPage(c, status, message)
  // These two are the hosted service's plain form; the others nest their message as well.
  if (status === 429 || status === 413) return c.json({ success: false, message }, status)
  return c.json({ success: false, message, body: { data: {}, message } }, status)
}

/** The service failed. The hosted one then says neither `success` nor `message`. */
export function failed(c: Context, error: string): Response | Promise<Response> {
  return wantsPage(c) ? refusalPage(c, 500, error) : c.json({ statusCode: 500, error }, 500)
}

/** A page of this site, as a path: an address elsewhere, or one that only looks like a path, is not followed. */
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
