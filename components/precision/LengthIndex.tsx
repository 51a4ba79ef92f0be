import { LargeFigure } from '#components/ui/LargeFigure.tsx'
import { precision } from '#words/pages/precision.ts'

/** Links to the page's sections: three kinds of precision, each with its figure, then the others. */
export function LengthIndex() {
  const { label, measures, more } = precision.index
  return (
    <nav className="tally tally-rows" aria-label={label}>
      {measures.map(({ value, unit, spoken, title, text, href }) => (
        <a href={href} key={href}>
          <span className="big">
            <LargeFigure value={value} unit={unit} spoken={spoken} />
          </span>
          <b>{title}</b>
          <span>{text}</span>
        </a>
      ))}
      <ul>
        {more.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
