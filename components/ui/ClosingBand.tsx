import { Stone } from '#components/figures/marks/Stone.tsx'
import { ButtonLink, type LinkTo } from './links.tsx'
import { Unbroken } from './Unbroken.tsx'

interface ClosingBandProps {
  title: string
  text: string
  actions: readonly [LinkTo, LinkTo]
  tall?: boolean
}

/** The end of a page: a question, the amber stone, and two ways on. */
export function ClosingBand({ title, text, actions, tall = false }: ClosingBandProps) {
  return (
    <section className={`closing night${tall ? ' closing-tall' : ''}`}>
      <div className="sheet">
        <h2>{title}</h2>
        <Stone />
        <p className="words">
          <Unbroken text={text} />
        </p>
        <div className="actions">
          <ButtonLink to={actions[0]} tone="amber" />
          <ButtonLink to={actions[1]} tone="outline" />
        </div>
      </div>
    </section>
  )
}
