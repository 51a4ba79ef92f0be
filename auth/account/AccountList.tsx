import { useRef } from 'react'
import { Failure } from '#auth/form/Failure.tsx'
import { useFailureFocus } from '#auth/form/useFailureFocus.ts'
import type { Factor } from '#auth/service/factors.ts'
import { accountScreen as words } from '#content/en/account/settings.ts'
import { Devices } from './Devices.tsx'
import type { DetailsState, TaskName, View } from './state.ts'

interface AccountListProps {
  details: DetailsState
  view: Extract<View, { kind: 'list' }>
  onOpen: (task: TaskName, factor?: Factor) => void
  onSignOutOthers: () => void
  onRetry: () => void
}

const moment = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

/** What the service says of the account, with the tasks that change it. */
export function AccountList({ details, view, onOpen, onSignOutOthers, onRetry }: AccountListProps) {
  const retry = useRef<HTMLButtonElement>(null)
  const failure = view.failure ?? (details.kind === 'unread' ? details.failure : undefined)
  const known = details.kind === 'read' ? details.details : undefined
  const lastSignIn = known?.lastSignIn === undefined ? undefined : new Date(known.lastSignIn)

  useFailureFocus(failure, retry)

  return (
    <div className="account-list">
      <div className="outcome">
        <Failure>{failure && words.failure[failure]}</Failure>
        <p className="done" role="status">
          {view.busy ? words.working : view.notice ? words.notice[view.notice] : known ? '' : words.reading}
        </p>
        {failure && (
          <button ref={retry} className="button button-amber" type="button" onClick={onRetry}>
            {words.retry}
          </button>
        )}
      </div>
      {known && (
        <>
          <section className="panel" aria-labelledby="account-details">
            <h2 id="account-details">{words.details.title}</h2>
            <dl>
              <dt className="marginal">{words.details.email}</dt>
              <dd>{known.email}</dd>
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
          <Devices factors={known.factors} onAdd={() => onOpen('enrol')} onRemove={(one) => onOpen('remove', one)} />
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
            <button className="button button-outline" type="button" disabled={view.busy} onClick={onSignOutOthers}>
              {words.others.signOut}
            </button>
          </section>
        </>
      )}
    </div>
  )
}
