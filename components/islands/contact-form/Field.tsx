import type { Ref } from 'react'
import type { ContactFormLabels } from '#content/en/contact-form.ts'
import { type ContactField, messageRows } from './fields.ts'

interface FieldProps {
  field: ContactField
  labels: ContactFormLabels
  ref?: Ref<HTMLInputElement> | undefined
}

/** A field of the form. Uncontrolled, so that text typed before hydration stays. */
export function Field({ field, labels, ref }: FieldProps) {
  const { name, type, autoComplete, required, width, startsRow } = field
  const className = ['f', width === 'full' ? 'w' : '', startsRow ? 'nl' : ''].filter(Boolean).join(' ')
  const shared = { id: name, name, autoComplete, required }
  return (
    <div className={className}>
      <label htmlFor={name}>
        {labels.fields[name]}
        <span>{required ? labels.required : labels.optional}</span>
      </label>
      {type === 'textarea' ? <textarea rows={messageRows} {...shared} /> : <input type={type} ref={ref} {...shared} />}
    </div>
  )
}
