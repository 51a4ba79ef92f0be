import { ArrowLink, type LinkTo } from './links.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import { Section, type SectionProps } from './Section.tsx'
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx'

export interface HeadedSectionProps extends SectionProps, Omit<SectionHeadProps, 'children'> {
  /** Paragraphs of the head. */
  text?: string | readonly string[]
  /** A link below the text. */
  link?: LinkTo | undefined
}

/** A section that opens with its head: numeral, title, paragraphs and a link. */
export function HeadedSection(props: HeadedSectionProps) {
  const { ground, id, className, text = [], link, children, ...words } = props
  return (
    <Section ground={ground} id={id} className={className}>
      <SectionHead {...words}>
        <Paragraphs texts={typeof text === 'string' ? [text] : text} />
        {link && (
          <p>
            <ArrowLink to={link} />
          </p>
        )}
      </SectionHead>
      {children}
    </Section>
  )
}
