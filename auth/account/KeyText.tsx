import { useState } from 'react'
import { scanKey as words } from '#words/account/enrolment.ts'
import type { Enrolment } from './account.ts'

type Copy = 'copied' | 'notCopied'

/** The key as text, for a device that cannot scan: to copy, to type, or to open in an app on this device. */
export function KeyText({ enrolment: { uri, secret } }: { enrolment: Enrolment }) {
  const [copy, setCopy] = useState<Copy>()

  async function copyKey(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret)
      setCopy('copied')
    } catch {
      // Browsers refuse it without a secure connection, or when the visitor has forbidden it.
      setCopy('notCopied')
    }
  }

  return (
    <div className="key-text">
      <dl>
        <dt>{words.key}</dt>
        <dd>
          <code>{grouped(secret)}</code>
        </dd>
      </dl>
      <p>
        <button className="text-button" type="button" onClick={() => void copyKey()}>
          {words.copy}
        </button>
      </p>
      {uri.startsWith('otpauth://') && (
        <p>
          <a href={uri}>{words.open}</a>
        </p>
      )}
      <p className="note" role="status">
        {copy && words.copies[copy]}
      </p>
    </div>
  )
}

/** Groups of four characters, which are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? ''
