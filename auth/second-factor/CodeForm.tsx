import { type SubmitEvent, useRef } from 'react'
import { ActionLine } from '#auth/form/ActionLine.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { Progress } from '#auth/form/Progress.tsx'
import { ScreenTitle } from '#auth/form/ScreenTitle.tsx'
import { SubmitButton } from '#auth/form/SubmitButton.tsx'
import { textOf } from '#auth/form/text-of.ts'
import { useFailureFocus } from '#auth/form/useFailureFocus.ts'
import { paths } from '#auth/paths.ts'
import type { Factor } from '#auth/service/factors.ts'
import { codeFailures, factorName, noApp } from '#words/account/second-factor.ts'
import { CodeField, codeField } from './CodeField.tsx'
import { type CodeFailure, sparesCode } from './code-failure.ts'

interface CodeFormProps {
  words: {
    title: string
    brief: string
    device: string
    code: string
    submit: string
    submitting: string
    back: string
    lost: string
    contact: string
  }
  /** The apps of which a code is taken. */
  factors: readonly Factor[]
  busy: boolean
  failure: CodeFailure | undefined
  onSubmit: (factorId: string, code: string) => void
  onEdit: () => void
  /** Leads back to the screen before this one. */
  onBack?: (() => void) | undefined
}

/** The form that asks for the code of an app. With several apps, it asks of which one. */
export function CodeForm({ words, factors, busy, failure, onSubmit, onEdit, onBack }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const inTrouble = sparesCode(failure)
  const [only] = factors

  useFailureFocus(failure, inTrouble ? button : field)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    onSubmit(textOf(fields, 'factor') || (only?.id ?? ''), textOf(fields, codeField))
    field.current?.select()
  }

  const back = onBack && <ActionLine label={words.back} onAct={onBack} />
  const lost = (
    <p className="sm">
      {words.lost} <a href={paths.contact}>{words.contact}</a>
    </p>
  )
  if (only === undefined)
    return (
      <div className="form">
        <ScreenTitle takesFocus>{words.title}</ScreenTitle>
        <p className="brief">{noApp}</p>
        {back}
        {lost}
      </div>
    )
  return (
    <form className="form" method="post" noValidate onSubmit={submit} onInput={onEdit}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure id="code-failure">{failure && codeFailures[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <p className="brief" id="code-brief">
        {words.brief}
      </p>
      {factors.length > 1 && (
        <div className="form-field full-row row-start">
          <label htmlFor="factor">{words.device}</label>
          <select id="factor" name="factor">
            {factors.map((factor) => (
              <option key={factor.id} value={factor.id}>
                {factorName(factor.name)}
              </option>
            ))}
          </select>
        </div>
      )}
      <CodeField
        field={field}
        label={words.code}
        invalid={failure !== undefined && !inTrouble}
        describedBy="code-failure code-brief"
      />
      <SubmitButton button={button} busy={busy} words={words} />
      {back}
      {lost}
    </form>
  )
}
