import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { ActionLine, Progress, ScreenTitle, SubmitButton, textOf } from '#auth/form/controls.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { Field } from '#auth/form/fields.tsx'
import { useFailureFocus, useSubmission } from '#auth/form/hooks.ts'
import { paths } from '#auth/paths.ts'
import type { AuthenticatorApp } from '#auth/service/factors.ts'
import { appName, codeFailures, noApp } from '#words/account/second-factor.ts'
import { type CodeFailure, codeMistake, isUnrelatedToCode, readCode } from './code.ts'

interface CodeFormProps {
  words: {
    title: string
    brief: string
    code: string
    submit: string
    submitting: string
    back: string
    /** Label of the choice between several apps. */
    device?: string
    /** Advice for who has lost the app. Absent for an app that is being added. */
    lost?: string
    contact?: string
  }
  /** The apps whose codes are accepted. */
  factors: readonly Pick<AuthenticatorApp, 'id' | 'name'>[]
  /** Checks a code. Resolves to the failure to show, or to undefined if another screen follows. */
  onCode: (factorId: string, code: string) => Promise<CodeFailure | undefined>
  /** Leads back to the screen before this one. */
  onBack?: (() => void) | undefined
  /** Content above the field. */
  children?: ReactNode
}

/** The form for the code of an app, with a choice if there are several apps. */
export function CodeForm({ words, factors, onCode, onBack, children }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { busy, failure, submit, edit } = useSubmission<{ factorId: string; code: string }, CodeFailure>(
    ({ code }) => codeMistake(code),
    ({ factorId, code }) => onCode(factorId, code),
  )
  const mayBeRight = isUnrelatedToCode(failure)
  const [only] = factors

  useFailureFocus(failure, mayBeRight ? button : field)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    submit({ factorId: textOf(fields, 'factor') || (only?.id ?? ''), code: readCode(textOf(fields, codeField)) })
    field.current?.select()
  }

  const back = onBack && <ActionLine label={words.back} onAct={onBack} />
  const lost = words.lost && (
    <p className="form-text text-ui">
      {words.lost} <a href={paths.contact}>{words.contact}</a>
    </p>
  )
  if (only === undefined)
    return (
      <div>
        <ScreenTitle takesFocus>{words.title}</ScreenTitle>
        <p className="form-text max-w-text wrap-anywhere">{noApp}</p>
        {back}
        {lost}
      </div>
    )
  return (
    <form method="post" noValidate onSubmit={send} onInput={edit}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure id="code-failure">{failure && codeFailures[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      <p className="form-text max-w-text wrap-anywhere" id="code-brief">
        {words.brief}
      </p>
      {words.device && factors.length > 1 && (
        <Field id="factor" label={words.device} isRequired={false}>
          <select id="factor" name="factor" className="form-input min-h-16 bg-ground">
            {factors.map((factor) => (
              <option key={factor.id} value={factor.id}>
                {appName(factor.name)}
              </option>
            ))}
          </select>
        </Field>
      )}
      {children}
      <Field id={codeField} label={words.code} isRequired>
        {/* Accepts spaces, because apps show and copy a code as "123 456". */}
        <input
          ref={field}
          id={codeField}
          name={codeField}
          className="form-input min-h-16 font-mono tracking-[0.12em]"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          required
          aria-invalid={(failure !== undefined && !mayBeRight) || undefined}
          aria-describedby="code-failure code-brief"
        />
      </Field>
      <SubmitButton button={button} busy={busy} words={words} />
      {back}
      {lost}
    </form>
  )
}

/** Id of the field of a code, and its name in the form. */
const codeField = 'code'
