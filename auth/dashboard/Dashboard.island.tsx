// An island because who is signed in is known to the browser alone. At build, and until the session has been read,
// it is a spinner: the prerendered page holds nothing of the dashboard.
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { path } from '#auth/limits.ts'
import type { AuthService, OpenAccess } from '#auth/session/access.ts'
import { useSession } from '#auth/session/useSession.ts'
import { Account } from './Account.tsx'
import { accountId } from './account-id.ts'
import { Overview } from './Overview.tsx'
import { Spinner } from './Spinner.tsx'
import { Unreachable } from './Unreachable.tsx'

interface DashboardProps extends AuthService {
  /** Given in a browser only. */
  openAccess?: OpenAccess
}

/** The dashboard of whoever is signed in; leads to sign-in where nobody is. */
export function Dashboard({ authUrl, authKey, openAccess }: DashboardProps) {
  const [access] = useState(() => openAccess?.({ authUrl, authKey }))
  const session = useSession(access)
  const { status } = session

  useEffect(() => {
    if (status === 'signedOut') access?.navigation.replace(path.signIn)
  }, [status, access])

  // The client library waits up to a minute before it asks again, so the page starts afresh instead.
  useEffect(() => {
    if (access === undefined || (status !== 'loading' && status !== 'unreachable')) return
    window.addEventListener('online', access.navigation.reload)
    return () => window.removeEventListener('online', access.navigation.reload)
  }, [status, access])

  if (access === undefined || status === 'loading' || status === 'signedOut') return <Spinner />
  if (status === 'unreachable') return <Unreachable onRetry={access.navigation.reload} />
  const header = document.getElementById(accountId)
  const account = <Account email={session.user.email} onSignOut={access.signOut} />
  return (
    <>
      {header ? createPortal(account, header) : account}
      <Overview />
    </>
  )
}
