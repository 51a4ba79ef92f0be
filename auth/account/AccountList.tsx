import { paths } from '#auth/paths.ts'
import type { Factor } from '#auth/service/proof.ts'
import { language } from '#language'
import { devices, accountScreen as words } from '#words/account/settings.ts'
import type { AccountDetails, TaskName } from './account.ts'

interface AccountListProps {
  details: AccountDetails
  /** Whether a request is pending. */
  busy: boolean
  onOpen: (task: TaskName, factor?: Factor) => void
  onSignOutOthers: () => void
}

const dateFormat = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

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
              <time dateTime={lastSignIn.toISOString()}>{dateFormat.format(lastSignIn)}</time>
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

interface DevicesProps {
  factors: readonly Factor[]
  onAdd: () => void
  onRemove: (factor: Factor) => void
}

/** The devices whose codes the account asks for. */
function Devices({ factors, onAdd, onRemove }: DevicesProps) {
  return (
    <section className="panel" aria-labelledby="account-devices">
      <h2 id="account-devices">{devices.title}</h2>
      <p>{factors.length === 0 ? devices.none : devices.some}</p>
      {factors.length > 0 && (
        <ul className="devices">
          {factors.map((factor) => (
            <li key={factor.id}>
              <span>{devices.name(factor.name)}</span>
              <button className="text-button" type="button" onClick={() => onRemove(factor)}>
                {devices.remove} <span className="sr-only">{devices.name(factor.name)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {factors.length > 0 && (
        <p className="note">
          {devices.lost} <a href={paths.contact}>{devices.contact}</a>
        </p>
      )}
      <button className="button button-outline" type="button" onClick={onAdd}>
        {factors.length === 0 ? devices.add : devices.addAnother}
      </button>
    </section>
  )
}
