import type { ReactNode } from 'react'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { ArrowLink, type LinkTo } from '#components/ui/links.tsx'
import type { Ground } from '#components/ui/Section.tsx'

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
