import { useState } from 'react'
import { CreatePasskey } from '#auth/passkeys/CreatePasskey.tsx'
import type { Passkey } from '#auth/passkeys/passkey.ts'
import { passkeyAddition as words } from '#words/account/passkeys.ts'
import { AskCode } from './AskCode.tsx'
import { AskPassword } from './AskPassword.tsx'
import { NamePasskey } from './NamePasskey.tsx'
import type { TaskProps } from './screen.ts'

/** The steps that add a passkey: the password and a code, the passkey, and its name. */
export function AddPasskey(props: TaskProps) {
  const { account, onDone, onBack } = props
  const [added, setAdded] = useState<Passkey>()

  if (added !== undefined) return <NamePasskey {...props} passkey={added} onBack={() => onDone('passkeyAdded')} />
  return (
    <AskPassword {...props}>
      <AskCode {...props}>
        <CreatePasskey client={account.client} back={words.back} onBack={onBack} onAdded={setAdded} />
      </AskCode>
    </AskPassword>
  )
}
