/* Label and mistake of a field of the contact form. */

interface FieldLabelProps {
  /** Id of the field. */
  field: string
  /** Whether the field is required, in a word. */
  mark: string
  isRequired: boolean
  children: string
}

/** The label of a field. Screen readers say "required" by the field's attribute. */
export function FieldLabel({ field, mark, isRequired, children }: FieldLabelProps) {
  return (
    <label className="flex flex-wrap justify-between gap-x-4 px-in pt-2 text-ui font-bold" htmlFor={field}>
      {`${children} `}
      <span className="note text-mute" aria-hidden={isRequired || undefined}>
        {mark}
      </span>
    </label>
  )
}

/** The mistake in a field, below it, or a note in its place. */
export function Mistake({ id, children }: { id: string; children: string }) {
  return (
    <p className="px-in pb-3 text-ui font-bold text-alert" id={id}>
      {children}
    </p>
  )
}
