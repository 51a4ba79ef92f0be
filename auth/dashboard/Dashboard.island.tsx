// The dashboard of a signed-in client, and what it shows until the session is known. An island because only the browser knows
// who is signed in. At build, and until the session has been read, it renders a spinner; the prerendered page contains nothing
// of the dashboard.

import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AccountPanelProps } from '#auth/account/AccountScreen.client.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { sessionCheckDelay, sessionCheckInterval } from '#auth/limits.ts'
import { paths } from '#auth/paths.ts'
import type { AuthService } from '#auth/service/auth-client.client.ts'
import type { AccessWithClient, SessionStatus } from '#auth/session/access.ts'
import { useSession } from '#auth/session/session-state.ts'
import type { SignOutMessage } from '#auth/session/sign-out-message.client.ts'
import { dashboard as words } from '#words/welcome.ts'
import type { MapLabels } from './EventMap.tsx'
import { Overview } from './Overview.tsx'

export interface DashboardSettings extends AuthService {
  map: MapLabels
  /** The name under which an authenticator app lists the account. */
  issuer: string
  /** Whether the service has passkeys. */
  passkeys: boolean
}

interface DashboardProps extends DashboardSettings {
  /** Undefined at build. */
  openAccess?: (service: AuthService) => AccessWithClient
  /** Loads the account screen, which most visits do not open. Undefined at build. */
  loadAccount?: () => Promise<ComponentType<AccountPanelProps>>
  /** Stores the reason that the sign-in page shows. */
  onSignedOut?: (message: SignOutMessage) => void
}

/** The dashboard of a signed-in client. Any other visitor is sent to sign-in. */
export function Dashboard(props: DashboardProps) {
  const { authUrl, authKey, map, issuer, passkeys, openAccess, loadAccount, onSignedOut } = props
  const [access] = useState(() => openAccess?.({ authUrl, authKey }))
  const session = useSession(access)
  const { kind } = session
  const sessionStatus = useSessionStatus(kind === 'signedIn' ? access : undefined)
  const [view, setView] = useState<View>(overview)
  const opener = useRef<HTMLButtonElement>(null)
  const ask = useCallback(() => void access?.ask(), [access])

  const wasSignedIn = useRef(false)
  /** The service's answer to the visitor's own sign-out, once that has begun. */
  const [leaving, setLeaving] = useState<Promise<boolean>>()

  useEffect(() => {
    if (kind === 'signedIn') wasSignedIn.current = true
    if (kind !== 'signedOut' || access === undefined) return
    function leave(message: SignOutMessage | undefined): void {
      if (message !== undefined) onSignedOut?.(message)
      access?.navigation.replace(paths.signIn)
    }
    // The session ends before the service has answered.
    if (leaving) void leaving.then((all) => leave(all ? 'signedOut' : 'signedOutHere'))
    else leave(wasSignedIn.current || access.hadSession() ? 'ended' : undefined)
  }, [kind, access, leaving, onSignedOut])

  function openAccount(): void {
    loadAccount?.().then(
      (Component) => setView({ kind: 'account', Component }),
      () => setView({ kind: 'overview', notLoaded: true }),
    )
  }

  function closeAccount(): void {
    setView(overview)
    opener.current?.focus()
  }

  // Reloads as soon as the network is back: the client library would wait up to a minute before it retries.
  useEffect(() => {
    if (access === undefined || (kind !== 'loading' && kind !== 'unreachable')) return
    window.addEventListener('online', access.navigation.reload)
    return () => window.removeEventListener('online', access.navigation.reload)
  }, [kind, access])

  if (access === undefined || kind === 'loading' || kind === 'signedOut')
    return <Spinner label={leaving ? words.account.signingOut : words.loading} />
  if (kind === 'unreachable') return <Unreachable onRetry={access.navigation.reload} />
  const header = document.getElementById(accountId)
  const account = (
    <AccountMenu
      email={session.user.email}
      opener={opener}
      onOpen={openAccount}
      onSignOut={() => setLeaving(access.signOut())}
    />
  )
  return (
    <>
      {header ? createPortal(account, header) : account}
      {view.kind === 'account' ? (
        <view.Component
          // Remounts the dashboard when another account signs in, in another tab.
          key={session.user.id}
          client={access.client}
          service={{ authUrl, authKey }}
          issuer={issuer}
          passkeys={passkeys}
          onClose={closeAccount}
          onEnded={ask}
        />
      ) : (
        <>
          <Failure>{view.notLoaded ? words.accountNotLoaded : undefined}</Failure>
          <Overview map={map} unanswered={sessionStatus === 'unanswered'} />
        </>
      )}
    </>
  )
}

type View = { kind: 'overview'; notLoaded?: boolean } | { kind: 'account'; Component: ComponentType<AccountPanelProps> }

const overview: View = { kind: 'overview' }

interface AccountMenuProps {
  email: string
  /** The button that opens the client's own account. */
  opener: RefObject<HTMLButtonElement | null>
  /** Opens the client's own account. */
  onOpen: () => void
  onSignOut: () => void
}

/** The signed-in client's email, the way to the account, and the sign-out button. */
function AccountMenu({ email, opener, onOpen, onSignOut }: AccountMenuProps) {
  return (
    <>
      <span className="data field-3 self-center px-in py-2 leading-[1.2] wrap-anywhere text-mute max-wide:flex-1">
        <span className="sr-only">{words.account.signedInAs}</span> <span>{email}</span>
      </span>
      <div className="account-buttons field-4">
        <button
          ref={opener}
          className="menu-button px-in py-3 hover:bg-ink hover:text-ground focus-visible:-outline-offset-3"
          type="button"
          onClick={onOpen}
        >
          {words.account.open}
        </button>
        <button
          className="menu-button border-l border-rule px-in py-3 wrap-normal hover:bg-ink hover:text-ground focus-visible:-outline-offset-3 wide:pr-0"
          type="button"
          onClick={onSignOut}
        >
          {words.account.signOut}
        </button>
      </div>
    </>
  )
}

/** The dashboard until the session has been read, and after a sign-out until the sign-in page opens. */
function Spinner({ label }: { label: string }) {
  return (
    <div className="threshold night noscript:hidden">
      <div className="spinner grid justify-items-center gap-4" role="status">
        <h1 className="data">{label}</h1>
      </div>
    </div>
  )
}

/** The message that a stored session cannot be refreshed because the service does not answer. The client stays signed in. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  const retry = useRef<HTMLButtonElement>(null)
  useEffect(() => retry.current?.focus(), [])
  return (
    <div className="threshold night">
      <div role="alert">
        <h1 className="mb-[0.4em] max-w-[18em] text-display-1">{words.unreachable.title}</h1>
        <p className="mx-auto max-w-text">{words.unreachable.text}</p>
      </div>
      <button ref={retry} className="button button-amber min-w-48 max-tiny:min-w-0" type="button" onClick={onRetry}>
        {words.unreachable.retry}
      </button>
    </div>
  )
}

/**
 * Asks the service whether the session is still valid: `sessionCheckDelay` after the dashboard appears, whenever the page
 * becomes visible or the network is back, and every `sessionCheckInterval` while the page is visible. A hidden page sends no
 * requests.
 * @param access undefined without a signed-in client
 */
function useSessionStatus(access: AccessWithClient | undefined): SessionStatus | undefined {
  const [status, setStatus] = useState<SessionStatus>()
  useEffect(() => {
    if (access === undefined) return
    const page = new AbortController()
    const { signal } = page
    let next: ReturnType<typeof setTimeout> | undefined
    let asking = false
    const ask = async () => {
      if (asking || document.visibilityState === 'hidden') return
      asking = true
      clearTimeout(next)
      const answer = await access.ask()
      asking = false
      if (signal.aborted) return
      setStatus(answer)
      next = setTimeout(ask, sessionCheckInterval)
    }
    for (const event of ['focus', 'online']) window.addEventListener(event, ask, { signal })
    document.addEventListener('visibilitychange', ask, { signal })
    next = setTimeout(ask, sessionCheckDelay)
    return () => {
      page.abort()
      clearTimeout(next)
    }
  }, [access])
  return status
}

/** Id of the element in the static header that the island fills with the account. */
export const accountId = 'account'
