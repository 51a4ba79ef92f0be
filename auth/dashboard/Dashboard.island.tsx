// An island because only the browser knows who is signed in. At build, and until the session has been read, it is a
// spinner: the prerendered page holds nothing of the dashboard.
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { paths } from '#auth/paths.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import type { Access, OpenAccess } from '#auth/session/access.ts'
import type { Farewell } from '#auth/session/farewell.ts'
import { useSession } from '#auth/session/useSession.ts'
import { Account } from './Account.tsx'
import { accountId } from './account-id.ts'
import type { MapLabels } from './MapGround.tsx'
import { Overview } from './Overview.tsx'
import { Spinner } from './Spinner.tsx'
import { Unreachable } from './Unreachable.tsx'

export interface DashboardSettings extends AuthService {
  map: MapLabels
}

interface DashboardProps extends DashboardSettings {
  /** Undefined at build. */
  openAccess?: OpenAccess
  /** Tells the sign-in page why a client arrives there. */
  onSignedOut?: (farewell: Farewell) => void
}

/** The dashboard of a signed-in client. Any other visitor is sent to sign-in. */
export function Dashboard({ authUrl, authKey, map, openAccess, onSignedOut }: DashboardProps) {
  const [access] = useState(() => openAccess?.({ authUrl, authKey }))
  const session = useSession(access)
  const { kind } = session

  const wasSignedIn = useRef(false)
  const isLeaving = useRef(false)

  useEffect(() => {
    if (kind === 'signedIn') wasSignedIn.current = true
    if (kind !== 'signedOut' || access === undefined) return
    if (isLeaving.current) onSignedOut?.('signedOut')
    else if (wasSignedIn.current || access.hadSession()) onSignedOut?.('ended')
    access.navigation.replace(paths.signIn)
  }, [kind, access, onSignedOut])

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
  const account = <Account email={session.user.email} onSignOut={() => signOut(access)} />
  return (
    <>
      {header ? createPortal(account, header) : account}
      <Overview map={map} />
    </>
  )
}
