import type { Ref } from 'react'
import type { ContactFormLabels } from '#words/contact-form.ts'
import { type ContactField, messageRows } from './fields.ts'

interface FieldProps {
  field: ContactField
  labels: ContactFormLabels
  mistake: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A field of the form, with its mistake below it. Uncontrolled, so that text typed before hydration stays. */
export function Field({ field, labels, mistake, ref }: FieldProps) {
  const { name, type, autoComplete, required, width, startsRow } = field
  const className = ['form-field', width === 'full' ? 'full-row' : '', startsRow ? 'row-start' : '']
    .filter(Boolean)
    .join(' ')
  const mistakeId = `${name}-mistake`
  const shared = {
    id: name,
    name,
    autoComplete,
    required,
    'aria-invalid': mistake !== undefined || undefined,
    'aria-describedby': mistake && mistakeId,
  }
  return (
    <div className={className}>
      <label htmlFor={name}>
        {labels.fields[name]} {/* Screen readers say "required" by the field's attribute. */}
        <span aria-hidden={required || undefined}>{required ? labels.required : labels.optional}</span>
      </label>
      {type === 'textarea' ? <textarea rows={messageRows} {...shared} /> : <input type={type} ref={ref} {...shared} />}
      {mistake && (
        <p className="mistake" id={mistakeId}>
          {mistake}
        </p>
      )}
    </div>
  )
}
