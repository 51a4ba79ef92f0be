import type { ReactNode } from 'react'
import type { Passkey } from '#auth/passkeys/passkey.ts'
import { paths } from '#auth/paths.ts'
import type { AuthenticatorApp } from '#auth/service/factors.ts'
import { language } from '#language'
import { passkeyList } from '#words/account/passkeys.ts'
import { apps, accountScreen as words } from '#words/account/settings.ts'
import type { AccountDetails } from './account.ts'
import type { OpenTask } from './screen.ts'

interface AccountListProps {
  details: AccountDetails
  /** Whether a request is pending. */
  busy: boolean
  onOpen: OpenTask
  onSignOutOthers: () => void
}

const dayFormat = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long' })
const dateFormat = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

/** The details of the account, with the tasks that change it. */
export function AccountList({ details, busy, onOpen, onSignOutOthers }: AccountListProps) {
  const { email, factors, passkeys } = details
  const lastSignIn = details.lastSignIn === undefined ? undefined : new Date(details.lastSignIn)

  return (
    <div className="col-span-full grid grid-cols-2 border-t border-l bg-ground p-0 max-wide:grid-cols-1">
      <Panel id="account-details" title={words.details.title}>
        <dl>
          <dt className="marginal">{words.details.email}</dt>
          <dd className="mb-2 wrap-anywhere">{email}</dd>
          <dt className="marginal">{words.details.lastSignIn}</dt>
          <dd>
            {lastSignIn === undefined ? (
              words.details.unknown
            ) : (
              <time dateTime={lastSignIn.toISOString()}>{dateFormat.format(lastSignIn)}</time>
            )}
          </dd>
        </dl>
      </Panel>
      <Apps factors={factors} onAdd={() => onOpen('enrol')} onRemove={(factor) => onOpen('removeApp', { factor })} />
      {passkeys && <Passkeys passkeys={passkeys} onOpen={onOpen} />}
      <Panel
        id="account-password"
        title={words.password.title}
        action={{ label: words.password.change, onAct: () => onOpen('password') }}
      >
        <p>{words.password.text}</p>
      </Panel>
      <Panel
        id="account-others"
        title={words.others.title}
        action={{ label: words.others.signOut, onAct: onSignOutOthers, disabled: busy }}
      >
        <p>{words.others.text}</p>
      </Panel>
    </div>
  )
}

interface PanelProps {
  /** Id of the title. */
  id: string
  title: string
  children: ReactNode
  /** The button at the foot. */
  action?: { label: string; onAct: () => void; disabled?: boolean }
}

/**
 * A part of the account, with borders on two sides; its neighbours or the list draw the others. One that is alone in the last
 * row fills it.
 */
function Panel({ id, title, children, action }: PanelProps) {
  return (
    <section className="flex flex-col border-r border-b last:odd:col-span-full" aria-labelledby={id}>
      <div className="grid gap-4 px-in pt-in pb-4">
        <h2 className="text-name" id={id}>
          {title}
        </h2>
        {children}
      </div>
      {action && (
        <button
          className="button mt-auto min-h-14 border-t border-rule bg-ground text-ink focus-visible:-outline-offset-4"
          type="button"
          disabled={action.disabled}
          onClick={action.onAct}
        >
          {action.label}
        </button>
      )}
    </section>
  )
}

interface AppsProps {
  factors: readonly AuthenticatorApp[]
  onAdd: () => void
  onRemove: (factor: AuthenticatorApp) => void
}

/** The authenticator apps of the account. */
function Apps({ factors, onAdd, onRemove }: AppsProps) {
  return (
    <Panel
      id="account-devices"
      title={apps.title}
      action={{ label: factors.length === 0 ? apps.add : apps.addAnother, onAct: onAdd }}
    >
      <p>{factors.length === 0 ? apps.none : apps.some}</p>
      {factors.length > 0 && (
        <ul>
          {factors.map((factor) => (
            <li className="flex justify-between gap-4 border-t border-rule py-2 wrap-anywhere" key={factor.id}>
              <span>{apps.name(factor.name)}</span>
              <button className="text-button flex-none" type="button" onClick={() => onRemove(factor)}>
                {apps.remove} <span className="sr-only">{apps.name(factor.name)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {factors.length > 0 && (
        <p className="text-mute">
          {apps.lost} <a href={paths.contact}>{apps.contact}</a>
        </p>
      )}
    </Panel>
  )
}

/** The passkeys of the account. */
function Passkeys({ passkeys, onOpen }: { passkeys: readonly Passkey[]; onOpen: OpenTask }) {
  const isEmpty = passkeys.length === 0
  return (
    <Panel
      id="account-passkeys"
      title={passkeyList.title}
      action={{ label: isEmpty ? passkeyList.add : passkeyList.addAnother, onAct: () => onOpen('addPasskey') }}
    >
      <p>{isEmpty ? passkeyList.none : passkeyList.some}</p>
      {!isEmpty && (
        <ul>
          {passkeys.map((passkey) => (
            <li className="grid gap-1 border-t border-rule py-2 wrap-anywhere" key={passkey.id}>
              <b>{passkeyList.name(passkey.name)}</b>
              <span className="text-ui">
                {passkeyList.added} <Day of={passkey.added} />
                {'; '}
                {passkey.used === undefined ? (
                  passkeyList.never
                ) : (
                  <>
                    {passkeyList.used} <Day of={passkey.used} />
                  </>
                )}
              </span>
              <span className="flex gap-4">
                <PasskeyButton
                  label={passkeyList.rename}
                  of={passkey}
                  onAct={() => onOpen('namePasskey', { passkey })}
                />
                <PasskeyButton
                  label={passkeyList.remove}
                  of={passkey}
                  onAct={() => onOpen('removePasskey', { passkey })}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const Day = ({ of }: { of: string }) => <time dateTime={of}>{dayFormat.format(new Date(of))}</time>

function PasskeyButton({ label, of, onAct }: { label: string; of: Passkey; onAct: () => void }) {
  return (
    <button className="text-button" type="button" onClick={onAct}>
      {label} <span className="sr-only">{passkeyList.name(of.name)}</span>
    </button>
  )
}
