import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { ActionLine, Progress, ScreenTitle, SubmitButton, textOf } from '#auth/form/controls.tsx'
import { Failure } from '#auth/form/Failure.tsx'
import { Field } from '#auth/form/fields.tsx'
import { useFailureFocus, useSubmission } from '#auth/form/hooks.ts'
import { visibleText } from '#components/islands/fields/typed-text.ts'

interface NameFormWords<NameFailure extends string> {
  title: string
  name: string
  note: string
  submit: string
  submitting: string
  back: string
  failure: Readonly<Record<NameFailure | 'unnamed', string>>
}

interface NameFormProps<NameFailure extends string> {
  /** Id and name of the field. */
  id: string
  words: NameFormWords<NameFailure>
  /** Text before the field. */
  children?: ReactNode
  defaultName?: string | undefined
  maxLength?: number
  /** A mistake in a name that is not empty. */
  mistakeIn?: (name: string) => NameFailure | undefined
  /** Failures that another name would mend, beside an empty one. */
  ofName: readonly NameFailure[]
  /** The failure that the form shows at once. */
  first?: NameFailure | undefined
  /** Resolves to the failure to show, or to undefined if another screen follows. */
  onName: (name: string) => Promise<NameFailure | undefined>
  onBack: () => void
}

/** The form that names an authenticator app or a passkey. */
export function NameForm<NameFailure extends string>(props: NameFormProps<NameFailure>) {
  const { id, words, children, defaultName, maxLength, mistakeIn, ofName, first, onName, onBack } = props
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { busy, failure, submit, edit } = useSubmission<string, NameFailure | 'unnamed'>(
    (name) => (visibleText(name) === '' ? 'unnamed' : mistakeIn?.(name)),
    onName,
    first,
  )
  const concernsName = failure === 'unnamed' || ofName.some((one) => one === failure)

  useFailureFocus(failure, concernsName ? field : button)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    submit(textOf(new FormData(event.currentTarget), id).trim())
  }

  return (
    <form method="post" noValidate onSubmit={send} onInput={edit}>
      <ScreenTitle takesFocus>{words.title}</ScreenTitle>
      <Failure id="name-failure">{failure && words.failure[failure]}</Failure>
      <Progress>{busy && words.submitting}</Progress>
      {children}
      <Field id={id} label={words.name} isRequired>
        <input
          ref={field}
          className="form-input min-h-16"
          id={id}
          name={id}
          defaultValue={defaultName}
          maxLength={maxLength}
          autoComplete="off"
          required
          aria-invalid={concernsName || undefined}
          aria-describedby="name-failure name-note"
        />
        <p className="px-in pb-3 text-ui" id="name-note">
          {words.note}
        </p>
      </Field>
      <SubmitButton button={button} busy={busy} words={words} />
      <ActionLine label={words.back} onAct={onBack} />
    </form>
  )
}
