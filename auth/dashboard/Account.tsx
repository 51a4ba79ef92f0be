import { type RefObject, useState } from 'react'
import { dashboard } from '#words/welcome.ts'

const words = dashboard.account

interface AccountProps {
  email: string
  /** The button that opens the client's own account. */
  opener: RefObject<HTMLButtonElement | null>
  /** Opens the client's own account. */
  onOpen: () => void
  onSignOut: () => Promise<void>
}

/** The signed-in client's email, the way to the account, and the sign-out button. */
export function Account({ email, opener, onOpen, onSignOut }: AccountProps) {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <span className="who data">
        <span className="sr-only">{words.signedInAs}</span> {email}
      </span>
      <button ref={opener} className="account-button" type="button" onClick={onOpen}>
        {words.open}
      </button>
      <button
        className="account-button sign-out"
        type="button"
        disabled={leaving}
        onClick={() => {
          setLeaving(true)
          void onSignOut()
        }}
      >
        {leaving ? words.signingOut : words.signOut}
      </button>
    </>
  )
}
