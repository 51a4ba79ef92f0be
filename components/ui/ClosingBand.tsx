import { TopStone } from '#components/figures/marks/Cairn.tsx'
import { Actions, type LinkTo } from './links.tsx'
import { UnbrokenText } from './text.tsx'

export interface ClosingBandProps {
  title: string
  text: string
  actions: readonly [LinkTo, LinkTo]
  /** Whether the band has more height, as on the home page. */
  tall?: boolean
}

/** Last section of a page: a question, the amber stone, and two links. */
export function ClosingBand({ title, text, actions, tall = false }: ClosingBandProps) {
  return (
    <section className={`closing night${tall ? ' closing-tall' : ''}`}>
      <div className="sheet">
        <h2>{title}</h2>
        <TopStone />
        <p className="closing-words">
          <UnbrokenText text={text} />
        </p>
        <Actions to={actions} />
      </div>
    </section>
  )
}
