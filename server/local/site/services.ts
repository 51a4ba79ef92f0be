import { Hono } from 'hono'
import { localSettings } from '#server/environment.ts'
import { type Accounts, openAccounts } from '#server/local/auth/accounts.ts'
import { authLimits } from '#server/local/auth/limits.ts'
import { createAuthService } from '#server/local/auth/service.ts'
import { inDataFolder, prepareDataFolder } from '#server/local/data-folder.ts'
import { createFormService, type LocalBindings } from '#server/local/inbox/form.ts'
import { openInbox } from '#server/local/inbox/inbox.ts'
import { createRateLimit } from '#server/local/rate-limit.ts'

export interface LocalServices extends Pick<Accounts, 'addClient' | 'inviteClient' | 'setClient' | 'close'> {
  /** Answers `/auth/v1/*` and `/form/*`. */
  app: Hono<{ Bindings: LocalBindings }>
}

/** Whether a path belongs to the services and not to the site. */
export function isServicePath(pathname: string): boolean {
  return /^\/(auth\/v1|form)(\/|$)/.test(pathname)
}

export interface ServiceLimits {
  /** Form posts of one address in ten minutes. */
  formPosts?: number
  /** Links opened, and messages asked for, of one address in five minutes. */
  links?: number
}

/**
 * Opens the services of the local host over one data folder. Their public keys are those the site was built with.
 * @throws {Error} in one line, when the folder cannot be used
 */
export async function openServices(
  folder: string,
  { formPosts = 30, links }: ServiceLimits = {},
): Promise<LocalServices> {
  await prepareDataFolder(folder)
  const { env } = process
  const accounts = await openAccounts(
    folder,
    env.PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  )
  const form = createFormService({
    accessKey: env.PUBLIC_FORM_ACCESS_KEY ?? localSettings.PUBLIC_FORM_ACCESS_KEY,
    inbox: openInbox(inDataFolder.enquiries(folder)),
    rateLimit: createRateLimit({ requests: formPosts, windowSeconds: 600 }),
  })
  const app = new Hono<{ Bindings: LocalBindings }>()
    .route('/', createAuthService(accounts, authLimits(links)))
    .route('/', form)
  return { ...accounts, app }
}
