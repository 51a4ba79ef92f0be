import type { ReactNode } from 'react'
import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedUntilWide } from '#components/ui/FoldedUntilWide.tsx'
import { ArrowLink, type LinkTo } from '#components/ui/links.tsx'
import { type Ground, HeadedSection } from '#components/ui/Section.tsx'
import { privacy } from '#words/pages/privacy.ts'
import { colon } from '#words/print.ts'

interface QuestionProps {
  id: string
  numeral: string
  ground?: Ground
  words: {
    title: string
    question: string
    answer: string
    paragraphs: readonly string[]
    link?: LinkTo
  }
  /** Evidence below the answer, such as a table, which folds on a phone. */
  evidence?: ReactNode
  /** More below that. */
  children?: ReactNode
}

/** A section with its subject as a small heading, which asks a large question and answers it, first in short, then at length. */
export function Question({ id, numeral, ground = 'paper', words, evidence, children }: QuestionProps) {
  const { title, question, answer, paragraphs, link } = words
  return (
    <HeadedSection ground={ground} id={id} numeral={numeral} title={title} text={question} size="question">
      <div className={evidence ? 'fields border-t border-ink pb-part max-wide:pb-6' : 'fields border-t border-ink'}>
        <p className="field-1-2 pt-4 text-title-2 text-balance max-field:row-span-4 max-wide:row-auto max-wide:pb-[0.1em] max-narrow:text-title-1 fr:max-narrow:text-name">
          {answer}
        </p>
        {paragraphs.map((paragraph, index) => (
          <div className="col-span-3 grid content-start gap-4 pt-4 max-field:field-3-4" key={paragraph}>
            <p className="max-w-measure bg-ground">{paragraph}</p>
            {link && index === paragraphs.length - 1 && (
              <p className="max-w-measure bg-ground">
                <ArrowLink to={link} />
              </p>
            )}
          </div>
        ))}
      </div>
      {evidence && <FoldedUntilWide label={`${privacy.details}${colon}${title}`}>{evidence}</FoldedUntilWide>}
      {children}
    </HeadedSection>
  )
}

interface AnswerRows {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Table below an answer. */
export function AnswerTable({ table: { caption, columns, rows } }: { table: AnswerRows }) {
  return (
    <div className="overflow-x-auto p-0">
      <DataTable
        className="max-narrow:stacked table-fixed"
        caption={caption}
        columns={columns}
        rows={rows.map((cells) => ({ cells }))}
        align="words"
      />
    </div>
  )
}

/** Addresses for requests about one's own data. */
export function PrivacyContact() {
  const { title, text, email, phone } = privacy.rights.contact
  return (
    <div className="fields items-end border-t-2 border-ink mt-part pt-4 print:grid">
      <h3 className="field-1-2 self-start text-title-1">{title}</h3>
      <p className="field-3-4 max-w-[40rem] opaque max-wide:pt-3">{text}</p>
      <p className="col-span-full flex flex-wrap gap-x-[0.6em] gap-y-[0.1em] pt-[0.4em] text-display-2 leading-[1.05] opaque max-narrow:text-title-1">
        <a className="wrap-anywhere" href={email.href}>
          {email.label}
        </a>
        {phone && (
          <a className="wrap-anywhere" href={phone.href}>
            {phone.label}
          </a>
        )}
      </p>
    </div>
  )
}
