import type { ReactNode } from 'react'
import { type HeadedSectionProps, HeadTexts } from './Section.tsx'

interface FoldedSectionProps extends Pick<HeadedSectionProps, 'className' | 'numeral' | 'title' | 'text' | 'link'> {
  id: string
  children?: ReactNode
}

/**
 * A section that is folded under its title, in every width; on paper it is open. Its id is within what is folded: a browser
 * unfolds what an address leads to, or a search in the page finds, and only what is inside.
 */
export function FoldedSection({ id, className = '', numeral, title, text, link, children }: FoldedSectionProps) {
  return (
    <section className={`border-t border-ink ${className}`}>
      <div className="sheet print:block print:pb-2">
        <details className="folded-section">
          <summary>
            <div className="section-head">
              <div className="numeral text-title-2 print:text-display-1" aria-hidden="true">
                {numeral}
              </div>
              <h2 className="folded-title field-2-4 opaque w-fit text-title-2">{title}</h2>
            </div>
          </summary>
          <div className="scroll-mt-24 pb-foot print:pb-0" id={id}>
            <div className="folded-texts">
              <div className="field-2-4">
                <HeadTexts text={text} link={link} />
              </div>
            </div>
            {children}
          </div>
        </details>
      </div>
    </section>
  )
}
