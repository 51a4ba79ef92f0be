import type { ReactNode } from 'react'
import { ArrowLink, type LinkTo } from '#components/ui/links.tsx'
import { type Ground, HeadedSection } from '#components/ui/Section.tsx'
import { privacy } from '#words/pages/privacy.ts'

interface QuestionProps {
  id: string
  numeral: string
  ground?: Ground
  words: { question: string; answer: string; paragraphs: readonly string[]; link?: LinkTo }
  /** Evidence below the answer, such as a table. */
  children?: ReactNode
}

/** A section that asks a question and answers it, first in short, then at length. */
export function Question({ id, numeral, ground = 'paper', words, children }: QuestionProps) {
  const { question, answer, paragraphs, link } = words
  return (
    <HeadedSection ground={ground} id={id} className="question" numeral={numeral} title={question}>
      <div className="answer">
        <p className={answer.length > 5 ? 'answer-short' : 'answer-short answer-word'}>{answer}</p>
        {paragraphs.map((paragraph, index) => (
          <div className="answer-long" key={paragraph}>
            <p>{paragraph}</p>
            {link && index === paragraphs.length - 1 && (
              <p>
                <ArrowLink to={link} />
              </p>
            )}
          </div>
        ))}
      </div>
      {children}
    </HeadedSection>
  )
}

interface AnswerRows {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Table of texts. The first cell of a row is its heading; on a phone the others show the names of their columns. */
export function AnswerTable({ ledger }: { ledger: AnswerRows }) {
  const { caption, columns, rows } = ledger
  return (
    <div className="table-frame ledger">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td data-column={columns[index + 1]} key={cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Addresses for requests about one's own data. */
export function PrivacyContact() {
  const { title, text, email, phone } = privacy.rights.contact
  return (
    <div className="privacy-contact">
      <h3>{title}</h3>
      <p>{text}</p>
      <p className="privacy-addresses">
        <a href={email.href}>{email.label}</a>
        {phone && <a href={phone.href}>{phone.label}</a>}
      </p>
    </div>
  )
}
