// An island because only the browser knows who is signed in. At build, and until the session has been read, it is a
// spinner: the prerendered page holds nothing of the dashboard.
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AccountPanelProps } from '#auth/account/AccountPanel.client.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { paths } from '#auth/paths.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import type { Access, WholeAccess } from '#auth/session/access.ts'
import type { Farewell } from '#auth/session/farewell.ts'
import { useSession } from '#auth/session/useSession.ts'
import { dashboard as words } from '#words/welcome.ts'
import { Account } from './Account.tsx'
import { accountId } from './account-id.ts'
import type { MapLabels } from './MapGround.tsx'
import { Overview } from './Overview.tsx'
import { Spinner } from './Spinner.tsx'
import { Unreachable } from './Unreachable.tsx'
import { useStanding } from './useStanding.ts'

export interface DashboardSettings extends AuthService {
  map: MapLabels
  /** The name under which an authenticator app lists the account. */
  issuer: string
}

interface DashboardProps extends DashboardSettings {
  /** Undefined at build. */
  openAccess?: (service: AuthService) => WholeAccess
  /** Loads the client's own account, which most visits do not open. Undefined at build. */
  loadAccount?: () => Promise<ComponentType<AccountPanelProps>>
  /** Tells the sign-in page why a client arrives there. */
  onSignedOut?: (farewell: Farewell) => void
}

/** The dashboard of a signed-in client. Any other visitor is sent to sign-in. */
export function Dashboard(props: DashboardProps) {
  const { authUrl, authKey, map, issuer, openAccess, loadAccount, onSignedOut } = props
  const [access] = useState(() => openAccess?.({ authUrl, authKey }))
  const session = useSession(access)
  const { kind } = session
  const standing = useStanding(kind === 'signedIn' ? access : undefined)
  const [view, setView] = useState<View>(overview)
  const opener = useRef<HTMLButtonElement>(null)
  const ask = useCallback(() => void access?.ask(), [access])

  const wasSignedIn = useRef(false)
  const isLeaving = useRef(false)

  useEffect(() => {
    if (kind === 'signedIn') wasSignedIn.current = true
    if (kind !== 'signedOut' || access === undefined) return
    if (isLeaving.current) onSignedOut?.('signedOut')
    else if (wasSignedIn.current || access.hadSession()) onSignedOut?.('ended')
    access.navigation.replace(paths.signIn)
  }, [kind, access, onSignedOut])

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

  function signOut(opened: Access): Promise<void> {
    isLeaving.current = true
    return opened.signOut()
  }

  // Reloads as soon as the network is back: the client library would wait up to a minute before it tries again.
  useEffect(() => {
    if (access === undefined || (kind !== 'loading' && kind !== 'unreachable')) return
    window.addEventListener('online', access.navigation.reload)
    return () => window.removeEventListener('online', access.navigation.reload)
  }, [kind, access])

  if (access === undefined || kind === 'loading' || kind === 'signedOut') return <Spinner />
  if (kind === 'unreachable') return <Unreachable onRetry={access.navigation.reload} />
  const header = document.getElementById(accountId)
  const account = (
    <Account email={session.user.email} opener={opener} onOpen={openAccount} onSignOut={() => signOut(access)} />
  )
  return (
    <>
      {header ? createPortal(account, header) : account}
      {view.kind === 'account' ? (
        <view.Component
          // Another account that signs in, in another tab, begins anew.
          key={session.user.id}
          client={access.client}
          service={{ authUrl, authKey }}
          issuer={issuer}
          onClose={closeAccount}
          onEnded={ask}
        />
      ) : (
        <>
          <Failure>{view.notLoaded ? words.accountNotLoaded : undefined}</Failure>
          <Overview map={map} unanswered={standing === 'unanswered'} />
        </>
      )}
    </>
  )
}

type View = { kind: 'overview'; notLoaded?: boolean } | { kind: 'account'; Component: ComponentType<AccountPanelProps> }

const overview: View = { kind: 'overview' }
