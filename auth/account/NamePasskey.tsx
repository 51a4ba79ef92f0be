import { passkeyNameBytes } from '#auth/passkeys/passkey.ts'
import { passkeyNaming as words } from '#words/account/passkeys.ts'
import { NameForm } from './NameForm.tsx'
import type { TaskProps } from './screen.ts'

type NameFailure = keyof typeof words.failure

/** The form that names a passkey, which the service has named after its manager. */
export function NamePasskey({ account, passkey, onDone, onBack, onEnded }: TaskProps) {
  async function rename(name: string): Promise<NameFailure | undefined> {
    if (passkey === undefined) return 'gone'
    const { kind } = await account.renamePasskey(passkey.id, name)
    if (kind === 'renamed') onDone('passkeyNamed')
    else if (kind === 'ended') onEnded()
    else return kind
    return undefined
  }

  return (
    <NameForm<NameFailure>
      id="passkey-name"
      words={words}
      defaultName={passkey?.name}
      mistakeIn={mistakeIn}
      ofName={['long']}
      onName={rename}
      onBack={onBack}
    />
  )
}

const mistakeIn = (name: string): NameFailure | undefined =>
  new TextEncoder().encode(name).length > passkeyNameBytes ? 'long' : undefined
