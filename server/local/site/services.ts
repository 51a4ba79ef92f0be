/* The services of the local host, auth and form, which `npm run dev`, `npm start` and `npm run preview` open. */

import { Hono, type MiddlewareHandler } from 'hono'
import { settings } from '#content/facts/settings.ts'
import { type Accounts, openAccounts } from '#server/local/auth/accounts.ts'
import { authRoutes } from '#server/local/auth/routes.ts'
import { dataPaths, prepareDataFolder } from '#server/local/data-folder.ts'
import { createFormService } from '#server/local/inbox/form.ts'
import { openInbox } from '#server/local/inbox/inbox.ts'

export interface LocalServices {
  /** Answers at `/auth/v1/*` and `/form/*`. */
  app: Hono
  accounts: Accounts
}

export interface ServiceOptions {
  /** Allowed attempts at one password or second factor in five minutes. */
  guesses?: number
  /** Cost of password hashes, as a power of two. */
  rounds?: number
}

/** Whether a path belongs to a service rather than to the site. */
export function isServicePath(pathname: string): boolean {
  return /^\/(auth\/v1|form)(\/|$)/.test(pathname)
}

/**
 * Opens the services of the local host on a data folder, with the public keys of the site's settings.
 * @throws {Error} in one line, when the folder cannot be used
 */
export async function openServices(folder: string, { guesses, rounds }: ServiceOptions = {}): Promise<LocalServices> {
  await prepareDataFolder(folder)
  const accounts = await openAccounts(folder, settings.authKey, rounds)
  const app = new Hono()
    .use(removeCorsHeaders)
    .route('/', authRoutes(accounts, guesses))
    .route('/', createFormService(settings.formAccessKey, openInbox(dataPaths.enquiries(folder))))
  return { app, accounts }
}

/** Removes the CORS headers of the auth package, because only pages of this origin read its answers. */
const removeCorsHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const name of [...c.res.headers.keys()]) if (name.startsWith('access-control-')) c.res.headers.delete(name)
}
