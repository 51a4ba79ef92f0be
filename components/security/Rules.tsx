import { Row } from '#components/ui/points.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'

interface RulesProps {
  /** Number of the rules' clause: clause 2 has the rules 2.1, 2.2 and so on. */
  clause: number
  /** Heading of the last column: how to check a rule, or its source. */
  check: string
  rules: readonly { readonly title: string; readonly text: string; readonly check: string }[]
}

interface ClauseProps {
  id: string
  words: { title: string; text: string } & Omit<RulesProps, 'clause'>
}

/** Section with the rules of a page's first clause. */
export function FirstClause({ id, words }: ClauseProps) {
  const { check, rules } = words
  return (
    <HeadedSection id={id} numeral="1" {...words}>
      <Rules clause={1} check={check} rules={rules} />
    </HeadedSection>
  )
}

/** List of rules, numbered as in a standard. */
export function Rules({ clause, check, rules }: RulesProps) {
  return (
    <ol className="fields border-b border-ink">
      {rules.map((rule, index) => (
        <Row
          as="li"
          mark={
            <span className="block text-title-1 font-normal wide:-mt-2">
              {clause}.{index + 1}
            </span>
          }
          name={rule.title}
          text={rule.text}
          last={
            <p className="note">
              <span className="term mb-1 block">{check}</span> {rule.check}
            </p>
          }
          key={rule.title}
        />
      ))}
    </ol>
  )
}
