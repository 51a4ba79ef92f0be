import type { Factor } from '#auth/service/factors.ts'
import { language } from '#language'
import { accountScreen as words } from '#words/account/settings.ts'
import type { AccountDetails } from './account.ts'
import { Devices } from './Devices.tsx'
import type { TaskName } from './state.ts'

interface AccountListProps {
  details: AccountDetails
  /** Whether a request is pending. */
  busy: boolean
  onOpen: (task: TaskName, factor?: Factor) => void
  onSignOutOthers: () => void
}

const moment = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

/** What the service says of the account, with the tasks that change it. */
export function AccountList({ details, busy, onOpen, onSignOutOthers }: AccountListProps) {
  const { email, factors } = details
  const lastSignIn = details.lastSignIn === undefined ? undefined : new Date(details.lastSignIn)

  return (
    <div className="account-list">
      <section className="panel" aria-labelledby="account-details">
        <h2 id="account-details">{words.details.title}</h2>
        <dl>
          <dt className="marginal">{words.details.email}</dt>
          <dd>{email}</dd>
          <dt className="marginal">{words.details.lastSignIn}</dt>
          <dd>
            {lastSignIn === undefined ? (
              words.details.unknown
            ) : (
              <time dateTime={lastSignIn.toISOString()}>{moment.format(lastSignIn)}</time>
            )}
          </dd>
        </dl>
      </section>
      <Devices factors={factors} onAdd={() => onOpen('enrol')} onRemove={(one) => onOpen('remove', one)} />
      <section className="panel" aria-labelledby="account-password">
        <h2 id="account-password">{words.password.title}</h2>
        <p>{words.password.text}</p>
        <button className="button button-outline" type="button" onClick={() => onOpen('password')}>
          {words.password.change}
        </button>
      </section>
      <section className="panel" aria-labelledby="account-others">
        <h2 id="account-others">{words.others.title}</h2>
        <p>{words.others.text}</p>
        <button className="button button-outline" type="button" disabled={busy} onClick={onSignOutOthers}>
          {words.others.signOut}
        </button>
      </section>
    </div>
  )
}
