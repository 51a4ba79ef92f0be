import { type SubmitEvent, useRef } from 'react'
import { ActionLine } from '#auth/form/ActionLine.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { Progress } from '#auth/form/Progress.tsx'
import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { SubmitButton } from '#auth/form/SubmitButton.tsx'
import { textOf } from '#auth/form/text-of.ts'
import { useFailureFocus } from '#auth/form/useFailureFocus.ts'
import { CodeField, codeField } from '#auth/second-factor/CodeField.tsx'
import { type CodeFailure, sparesCode } from '#auth/second-factor/code-failure.ts'
import { scanKey as words } from '#words/account/enrolment.ts'
import { codeFailures } from '#words/account/second-factor.ts'
import type { Enrolment } from './account.ts'
import { KeyText } from './KeyText.tsx'
import { QrCode } from './QrCode.tsx'

interface ScanKeyProps {
  enrolment: Enrolment
  busy: boolean
  failure: CodeFailure | undefined
  onSubmit: (code: string) => void
  onEdit: () => void
  onBack: () => void
}

/** The second step to a device: its key, as a QR code and as text, and the first code that the device shows. */
export function ScanKey({ enrolment, busy, failure, onSubmit, onEdit, onBack }: ScanKeyProps) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const inTrouble = sparesCode(failure)

  useFailureFocus(failure, inTrouble ? button : field)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(textOf(new FormData(event.currentTarget), codeField))
    field.current?.select()
  }

  return (
    <form className="form" method="post" noValidate onSubmit={submit} onInput={onEdit}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure id="code-failure">{failure && codeFailures[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <p className="brief" id="code-brief">
        {words.brief}
      </p>
      <div className="key">
        <QrCode text={enrolment.uri} description={words.picture} />
        <KeyText enrolment={enrolment} />
      </div>
      <CodeField
        field={field}
        label={words.code}
        invalid={failure !== undefined && !inTrouble}
        describedBy="code-failure code-brief"
      />
      <SubmitButton button={button} busy={busy} words={words} />
      <ActionLine label={words.back} onAct={onBack} />
    </form>
  )
}
