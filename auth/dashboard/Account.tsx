import { useState } from 'react'
import { dashboard } from '#content/en/welcome.ts'

const words = dashboard.account

/** The signed-in client's email and the sign-out button. */
export function Account({ email, onSignOut }: { email: string; onSignOut: () => Promise<void> }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <span className="who data">
        <span className="sr-only">{words.signedInAs}</span> {email}
      </span>
      <button
        className="sign-out"
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
