import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { RateLimit } from '#server/local/rate-limit.ts'
import { reason } from '#server/local/reason.ts'
import { type LocalEnv, requestSender } from '#server/local/request-sender.ts'
import { failed, refused, success } from './form-reply.ts'
import type { Inbox } from './inbox.ts'
import { enquiryFields, readSubmission, refusal } from './submission.ts'

/** Largest form post, in bytes. */
export const formLimitBytes = 1_000_000

interface FormServiceOptions {
  accessKey: string
  inbox: Inbox
  rateLimit: RateLimit
}

/**
 * The form service, `POST /form/submit`: takes enquiries as the hosted service does (Web3Forms, "API reference"), and
 * answers after it has kept them in the inbox. Refused ones are not kept.
 */
export function createFormService({ accessKey, inbox, rateLimit }: FormServiceOptions): Hono<LocalEnv> {
  const app = new Hono<LocalEnv>()
  app.use('/form/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.post(
    '/form/submit',
    async (c, next) => {
      const wait = rateLimit.count(requestSender(c))
      if (wait === 0) return next()
      c.header('Retry-After', String(wait))
      return refused(c, 429, 'Too many requests. Please try later!')
    },
    bodyLimit({
      maxSize: formLimitBytes,
      onError: (c) => refused(c, 413, `The message is too long: at most ${formLimitBytes / 1_000_000} MB is accepted.`),
    }),
    async (c) => {
      const read = await readSubmission(c.req.raw)
      if (read.kind === 'malformed') return refused(c, 400, read.message)
      const { submission } = read
      const objection = refusal(submission, accessKey)
      if (objection !== undefined) return refused(c, 400, objection)
      const fields = enquiryFields(submission)
      try {
        await inbox.keep(fields, submission.get('enquiry_id') || undefined)
      } catch (error) {
        process.stderr.write(`An enquiry could not be kept: ${reason(error)}\n`)
        return failed(c, 'The message could not be kept. Please try again later.')
      }
      return success(c, fields, submission.get('redirect'))
    },
  )
  app.all('/form/*', (c) => {
    if (c.req.path !== '/form/submit') return refused(c, 404, 'Forms are sent to /form/submit.')
    c.header('Allow', 'POST')
    return refused(c, 405, 'This method is not allowed.')
  })
  return app
}
