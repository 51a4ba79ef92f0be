import { Hono, type MiddlewareHandler } from 'hono'
import { settings } from '#content/facts/settings.ts'
import { type Accounts, openAccounts } from '#server/local/auth/accounts.ts'
import { type AuthLimitSettings, authLimits } from '#server/local/auth/limits.ts'
import { createAuthService } from '#server/local/auth/service.ts'
import { dataPaths, prepareDataFolder } from '#server/local/data-folder.ts'
import { createFormService } from '#server/local/inbox/form.ts'
import { openInbox } from '#server/local/inbox/inbox.ts'
import { createRateLimit } from '#server/local/rate-limit.ts'
import { sweepDrafts } from '#server/local/records.ts'
import type { LocalEnv } from '#server/local/request-sender.ts'

export interface LocalServices extends Pick<Accounts, 'addClient' | 'inviteClient' | 'setClient' | 'close'> {
  /** Answers at `/auth/v1/*` and `/form/*`. */
  app: Hono<LocalEnv>
}

/** Whether a path belongs to a service rather than to the site. */
export function isServicePath(pathname: string): boolean {
  return /^\/(auth\/v1|form)(\/|$)/.test(pathname)
}

export interface ServiceLimits {
  /** Form posts per sender in ten minutes. */
  formPosts?: number
  auth?: AuthLimitSettings
}

/**
 * Opens the services of the local host over a data folder, with the public keys that the site is built with.
 * @throws {Error} in one line, when the folder cannot be used
 */
export async function openServices(folder: string, limits: ServiceLimits = {}): Promise<LocalServices> {
  const { formPosts = 30, auth } = limits
  await prepareDataFolder(folder)
  await Promise.all([dataPaths.enquiries(folder), dataPaths.messages(folder)].map((records) => sweepDrafts(records)))
  const accounts = await openAccounts(folder, settings.authKey)
  const form = createFormService({
    accessKey: settings.formAccessKey,
    inbox: openInbox(dataPaths.enquiries(folder)),
    rateLimit: createRateLimit({ requests: formPosts, windowSeconds: 600 }),
  })
  const app = new Hono<LocalEnv>()
    .use(sharedWithNobody)
    .route('/', createAuthService(accounts, authLimits(auth)))
    .route('/', form)
  return { ...accounts, app }
}

/** Takes out what the auth package sends for other origins: all pages that read its answers are of this one. */
const sharedWithNobody: MiddlewareHandler<LocalEnv> = async (c, next) => {
  await next()
  for (const name of [...c.res.headers.keys()]) if (name.startsWith('access-control-')) c.res.headers.delete(name)
}
