/* The form service of the local host: takes an enquiry of the contact form into the inbox. */

import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { z } from 'zod'
import { visibleText } from '#components/islands/fields/typed-text.ts'
import { captchaName, contactFields, honeypotName } from '#content/contact-fields.ts'
import * as english from '#content/en/contact-form.ts'
import * as french from '#content/fr/contact-form.ts'
import { addressFor, type LanguageName, languages } from '#content/languages/languages.ts'
import { reason } from '#server/reason.ts'
import type { Inbox } from './inbox.ts'

/** Largest form post, in bytes. */
export const formLimitBytes = 1_000_000

/** Most fields of a form post. */
const maxFields = 100

/**
 * The form service, `POST /form/submit`: accepts enquiries like the hosted service (Web3Forms, "API reference"), and answers
 * after the inbox has stored them. Refused enquiries are not stored.
 */
export function createFormService(accessKey: string, inbox: Inbox): Hono {
  const app = new Hono()
  app.use('/form/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  const limit = bodyLimit({
    maxSize: formLimitBytes,
    onError: (c) => refused(c, 413, `The message is too long: at most ${formLimitBytes / 1_000_000} MB is accepted.`),
  })
  app.post('/form/submit', limit, async (c) => {
    const submission = await readSubmission(c.req.raw)
    if (!submission)
      return refused(
        c,
        400,
        `Send the form as multipart/form-data, URL-encoded or a JSON object of values: at most ${maxFields} fields, and no files.`,
      )
    const sender = languageOf(submission)
    const objection = refusal(submission, accessKey, sender)
    if (objection !== undefined) return refused(c, 400, objection, sender)
    const fields = enquiryFields(submission)
    try {
      await inbox.keep(fields, submission.get('enquiry_id') || undefined)
    } catch (error) {
      process.stderr.write(`An enquiry could not be stored: ${reason(error)}\n`)
      return refused(c, 500, 'The message could not be kept. Please try again later.')
    }
    if (wantsPage(c)) return c.redirect(destination(submission.get('redirect'), c.req.url), 303)
    const message = 'Email sent successfully!'
    return c.json({ success: true, message, body: { data: fields, message } })
  })
  app.all('/form/*', (c) => {
    if (c.req.path !== '/form/submit') return refused(c, 404, 'Forms are sent to /form/submit.')
    c.header('Allow', 'POST')
    return refused(c, 405, 'This method is not allowed.')
  })
  return app
}

/** Whether the sender is a browser that submits a form. Scripts accept JSON, or any type. */
function wantsPage(c: Context): boolean {
  const supports = ['application/json', 'text/html']
  return accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/html'
}

/** Path of the page to which a form redirects, on this site only: `//evil.example` looks like a path but is not. */
function destination(redirect: string | undefined, requestUrl: string): string {
  const { origin } = new URL(requestUrl)
  const usual = '/contact#sent'
  if (!redirect || !URL.canParse(redirect, origin)) return usual
  const url = new URL(redirect, origin)
  return url.origin === origin ? `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}` : usual
}

/** Words for senders, by the language of the page with their form. */
const words = { en: english, fr: french }

/** The language of the page with the form, by its redirect. Scripts send none, and check the fields themselves. */
function languageOf(submission: Submission): LanguageName {
  return submission.get('redirect')?.includes(addressFor('fr', '/contact')) ? 'fr' : 'en'
}

/**
 * The answer to a refused submission: a page for a browser, or the JSON of the hosted service.
 * @param message for the sender
 * @param language of the page
 */
function refused(
  c: Context,
  status: 400 | 404 | 405 | 413 | 500,
  message: string,
  language: LanguageName = 'en',
): Response | Promise<Response> {
  if (!wantsPage(c)) {
    if (status === 500) return c.json({ statusCode: status, error: message }, status)
    // The hosted service nests the message in all answers except this one.
    if (status === 413) return c.json({ success: false, message }, status)
    return c.json({ success: false, message, body: { data: {}, message } }, status)
  }
  c.header('Content-Security-Policy', "default-src 'none'")
  const { contactFormLabels, refusedForm } = words[language]
  const { title } = contactFormLabels.failure
  return c.html(
    html`<!doctype html>
<html lang="${languages[language].tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>${message}</p>
<p>${refusedForm.goBack} <a href="${addressFor(language, '/contact')}">${refusedForm.again}</a>.</p>
</body>
</html>
`,
    status,
  )
}

/** The fields of a form post. */
type Submission = ReadonlyMap<string, string>

const jsonSubmission = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Reads a form post in one of the three encodings that the hosted service accepts. Undefined for any other. */
async function readSubmission(request: Request): Promise<Submission | undefined> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  try {
    const entries = isJson
      ? Object.entries(jsonSubmission.parse(await request.json())).map(([name, value]) => [name, String(value ?? '')])
      : [...(await request.formData())]
    return new Map(
      z
        .array(z.tuple([z.string(), z.string()]))
        .max(maxFields)
        .parse(entries),
    )
  } catch {
    return undefined
  }
}

/** Fields for the service, which are not part of the enquiry and are not stored. */
const technical = new Set(['access_key', honeypotName, 'redirect', 'enquiry_id', captchaName])

/** The fields of the enquiry itself. */
function enquiryFields(submission: Submission): Record<string, string> {
  return Object.fromEntries([...submission].filter(([name]) => !technical.has(name)))
}

/**
 * The reason for refusing a submission, as text for its sender; undefined for an acceptable one. A visitor can correct what
 * is stated in their language; the rest concerns programs.
 */
function refusal(submission: Submission, accessKey: string, language: LanguageName): string | undefined {
  if (submission.get('access_key') !== accessKey) return 'The access key is missing or not known.'
  if (!['', 'false'].includes(submission.get(honeypotName) ?? '')) {
    return 'The message looks automated and was not sent. If you wrote it yourself, send it again.'
  }
  const { missing, malformed } = words[language].contactFormLabels
  const mistakes: string[] = contactFields.flatMap(({ name, required }) =>
    required && visibleText(submission.get(name) ?? '') === '' ? [missing[name]] : [],
  )
  if (mistakes.length === 0 && !z.regexes.unicodeEmail.test(submission.get('email') ?? '')) mistakes.push(malformed)
  return mistakes.length > 0 ? mistakes.map((mistake) => mistake.replace(/\.?$/, '.')).join(' ') : undefined
}
