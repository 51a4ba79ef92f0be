// An island because only the browser knows who is signed in. At build, and until the session has been read, it is a
// spinner: the prerendered page holds nothing of the dashboard.
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { paths } from '#auth/paths.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import type { OpenAccess } from '#auth/session/access.ts'
import { useSession } from '#auth/session/useSession.ts'
import { Account } from './Account.tsx'
import { accountId } from './account-id.ts'
import { Overview } from './Overview.tsx'
import { Spinner } from './Spinner.tsx'
import { Unreachable } from './Unreachable.tsx'

interface DashboardProps extends AuthService {
  /** Undefined at build. */
  openAccess?: OpenAccess
}

/** The dashboard of a signed-in client. Any other visitor is sent to sign-in. */
export function Dashboard({ authUrl, authKey, openAccess }: DashboardProps) {
  const [access] = useState(() => openAccess?.({ authUrl, authKey }))
  const session = useSession(access)
  const { kind } = session

  useEffect(() => {
    if (kind === 'signedOut') access?.navigation.replace(paths.signIn)
  }, [kind, access])

  // Reloads as soon as the network is back: the client library would wait up to a minute before it tries again.
  useEffect(() => {
    if (access === undefined || (kind !== 'loading' && kind !== 'unreachable')) return
    window.addEventListener('online', access.navigation.reload)
    return () => window.removeEventListener('online', access.navigation.reload)
  }, [kind, access])

  if (access === undefined || kind === 'loading' || kind === 'signedOut') return <Spinner />
  if (kind === 'unreachable') return <Unreachable onRetry={access.navigation.reload} />
  const header = document.getElementById(accountId)
  const account = <Account email={session.user.email} onSignOut={access.signOut} />
  return (
    <>
      {header ? createPortal(account, header) : account}
      <Overview />
    </>
  )
}
