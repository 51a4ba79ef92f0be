import { useState } from 'react'
import type { AuthClient } from '#auth/service/auth-client.client.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import { AccountScreen } from './AccountScreen.tsx'
import { openAccount } from './account.client.ts'

export interface AccountPanelProps {
  client: AuthClient
  service: AuthService
  issuer: string
  /** Opens the dashboard again. */
  onClose: () => void
  /** The service has refused the session. */
  onEnded: () => void
}

/** The account screen with its connection to the auth service. */
export function AccountPanel({ client, service, issuer, onClose, onEnded }: AccountPanelProps) {
  const [account] = useState(() => openAccount(client, service, issuer))
  return <AccountScreen account={account} onClose={onClose} onEnded={onEnded} />
}
