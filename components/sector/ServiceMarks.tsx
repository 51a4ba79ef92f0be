import type { ServiceUse } from '#content/schema/join-uses.ts'
import type { Mark } from '#content/schema/words.ts'
import { sectorsList } from '#words/pages/sectors.ts'

const words = sectorsList.marks

interface ServiceMarksProps {
  uses: readonly ServiceUse[]
  isHiddenOnPhone: boolean
}

/** The services of a sector in one line: a disc for a core service, a ring for one that is often added. */
export function ServiceMarks({ uses, isHiddenOnPhone }: ServiceMarksProps) {
  return (
    <ul className={isHiddenOnPhone ? strip.wide : strip.every}>
      {uses.map(({ service, mark }) => (
        <li className={marks[mark]} key={service.slug}>
          <span className="sr-only">{words[mark]} </span>
          {service.number}
        </li>
      ))}
    </ul>
  )
}

/** What the marks mean. */
export function MarksLegend() {
  return (
    <ul className={strip.wide} aria-hidden="true">
      {(['leans-on', 'adds', 'none'] as const).map((mark) => (
        <li className={marks[mark]} key={mark}>
          {words[mark]}
        </li>
      ))}
    </ul>
  )
}

const strip = {
  every: 'grid auto-cols-fr grid-flow-col border-t border-rule px-in py-2 max-narrow:col-span-full',
  wide: 'grid auto-cols-fr grid-flow-col border-t border-rule px-in py-2 max-narrow:hidden',
}

const marks: Record<Mark, string> = {
  'leans-on': 'service-mark before:filled',
  adds: 'service-mark before:m-0.75 before:size-3.5 before:border-3',
  none: 'service-mark',
}
