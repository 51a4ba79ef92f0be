import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Failure } from '#auth/form/Failure.tsx'
import { useFailureFocus, useOneAtATime, usePageTitle } from '#auth/form/hooks.ts'
import type { AuthClient, AuthService } from '#auth/service/auth-client.client.ts'
import { accountScreen as words } from '#words/account/settings.ts'
import { AccountList } from './AccountList.tsx'
import { openAccount } from './account.client.ts'
import type { Account } from './account.ts'
import type { AccountFailure, DetailsState, Notice, OpenTask, TaskProps, Tasks, View } from './screen.ts'

interface AccountScreenProps {
  account: Account
  /** Opens the dashboard again. */
  onClose: () => void
  /** The service has refused the session. */
  onEnded: () => void
}

const tasks: Tasks = {
  enrol: async () => (await import('./Enrol.tsx')).Enrol,
  removeApp: async () => (await import('./RemoveApp.tsx')).RemoveApp,
  addPasskey: async () => (await import('./AddPasskey.tsx')).AddPasskey,
  namePasskey: async () => (await import('./NamePasskey.tsx')).NamePasskey,
  removePasskey: async () => (await import('./RemovePasskey.tsx')).RemovePasskey,
  password: async () => (await import('./ChangePassword.tsx')).ChangePassword,
}

const list: Extract<View, { kind: 'list' }> = { kind: 'list', busy: false }

/** The signed-in client's own account, in place of the dashboard: details, authenticator apps, password, other sessions. */
function AccountScreen({ account, onClose, onEnded }: AccountScreenProps) {
  const [details, setDetails] = useState<DetailsState>({ kind: 'reading' })
  const [view, setView] = useState<View>(list)
  const title = useRef<HTMLHeadingElement>(null)
  const oneAtATime = useOneAtATime()
  const isList = view.kind === 'list'
  const { failure, status } = reported(details, view)

  useBack(onClose)
  usePageTitle(isList ? words.title : undefined)
  useEffect(() => {
    if (isList) title.current?.focus()
  }, [isList])

  const readFirst = useEffectEvent(() => void read())
  useEffect(() => readFirst(), [])

  async function read(notice?: Notice): Promise<void> {
    setView({ ...list, ...(notice && { notice }) })
    // Details from before a change mislead: the removal of an app would take it for the last one, after one was added.
    if (notice !== undefined) setDetails({ kind: 'reading' })
    const outcome = await account.read()
    if (outcome.kind === 'ended') onEnded()
    setDetails(outcome.kind === 'read' ? outcome : { kind: 'unread', failure: outcome.kind })
  }

  function close(): void {
    onClose()
    window.history.back()
  }

  function ended(): void {
    setView({ ...list, failure: 'ended' })
    onEnded()
  }

  const open: OpenTask = (name, subject = {}) => {
    if (details.kind !== 'read') return
    const show = (Component: ComponentType<TaskProps>) =>
      setView({ kind: 'task', Component, details: details.details, subject })
    tasks[name]().then(show, () => setView({ ...list, failure: 'notLoaded' }))
  }

  function signOutOthers(): void {
    void oneAtATime(async () => {
      setView({ kind: 'list', busy: true })
      const { kind } = await account.signOutOthers()
      if (kind === 'ended') return ended()
      setView(kind === 'signedOut' ? { ...list, notice: 'othersSignedOut' } : { ...list, failure: kind })
    })
  }

  return (
    <section className="night">
      <div className="sheet min-h-[calc(100svh-3.25rem)] grid-rows-[auto_auto_auto_1fr] items-start pb-part">
        {/* Focused only so that screen readers read it, so it needs no outline. */}
        <h1 ref={title} className="field-1-2 -ml-[0.04em] pt-part text-display-3 outline-none" tabIndex={-1}>
          {words.title}
        </h1>
        <button
          className="text-button field-1-2 row-start-2 mx-in my-6 justify-self-start"
          type="button"
          onClick={close}
        >
          {words.close}
        </button>
        <Outcome failure={failure} status={status} onRetry={() => void read()} />
        {view.kind === 'task' ? (
          <div className="field-3-4 row-[1/5] mt-part border-2 bg-ground p-0 max-wide:row-[4] max-wide:mt-0">
            <view.Component
              account={account}
              details={view.details}
              {...view.subject}
              onDone={(notice) => void read(notice)}
              onBack={() => setView(list)}
              onEnded={ended}
            />
          </div>
        ) : (
          details.kind === 'read' && (
            <AccountList details={details.details} busy={view.busy} onOpen={open} onSignOutOthers={signOutOthers} />
          )
        )}
      </div>
    </section>
  )
}

/** What the list says of the last request. A task says it in its own form. */
function reported(details: DetailsState, view: View): { failure: AccountFailure | undefined; status: string } {
  if (view.kind === 'task') return { failure: undefined, status: '' }
  const failure = view.failure ?? (details.kind === 'unread' ? details.failure : undefined)
  if (view.busy) return { failure, status: words.working }
  if (view.notice) return { failure, status: words.notice[view.notice] }
  return { failure, status: details.kind === 'reading' ? words.reading : '' }
}

export interface AccountPanelProps {
  client: AuthClient
  service: AuthService
  issuer: string
  /** Whether the service has passkeys. */
  passkeys: boolean
  /** Opens the dashboard again. */
  onClose: () => void
  /** The service has refused the session. */
  onEnded: () => void
}

/** The account screen with its connection to the auth service. */
export function AccountPanel({ client, service, issuer, passkeys, onClose, onEnded }: AccountPanelProps) {
  const [account] = useState(() => openAccount(client, service, issuer, passkeys))
  return <AccountScreen account={account} onClose={onClose} onEnded={onEnded} />
}

interface OutcomeProps {
  failure: AccountFailure | undefined
  /** What was done, or is being done. */
  status: string
  onRetry: () => void
}

/** What became of the last request. In the markup at all times, because only a change inside it is read out. */
function Outcome({ failure, status, onRetry }: OutcomeProps) {
  const retry = useRef<HTMLButtonElement>(null)

  useFailureFocus(failure, retry)

  return (
    <div className="field-1-2 p-0">
      <Failure>{failure && words.failure[failure]}</Failure>
      <p className="bg-ground px-in py-4 font-bold empty:hidden" role="status">
        {status}
      </p>
      {failure && (
        <button ref={retry} className="button button-amber w-full" type="button" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </div>
  )
}

/** Marks the history entry of the account, which has the address of the dashboard. */
const historyEntry = 'account'

/** Gives the account a history entry of its own, so that Back returns to the dashboard. @param onBack on the way back */
function useBack(onBack: () => void): void {
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    const { hash } = window.location
    // A reload, and another account in the same tab, find the entry in place.
    if (window.history.state !== historyEntry) window.history.pushState(historyEntry, '')
    // A link within the page, such as the one to its content, changes the hash.
    const leave = ({ state }: PopStateEvent) => state !== historyEntry && window.location.hash === hash && goBack()
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [])
}
