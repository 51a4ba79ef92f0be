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
    <section className="night overflow-clip print:break-inside-avoid print:break-after-avoid">
      <div
        className={
          tall
            ? 'sheet min-h-[min(90svh,54rem)] content-between max-wide:min-h-0 print:block'
            : 'sheet min-h-[min(70svh,42rem)] content-between max-wide:min-h-0 print:block'
        }
      >
        <h2 className="z-1 pt-part text-display-4 fr:not-print:text-display-3 max-tiny:text-title-2 print:pt-4 print:text-title-1">
          {title}
        </h2>
        <TopStone className="closing-stone" />
        <p className="opaque field-1-2 z-1 max-w-128 py-8 max-wide:py-6">
          <UnbrokenText text={text} />
        </p>
        <Actions className="field-1-2 z-1 mb-part max-wide:mb-8" to={actions} />
      </div>
    </section>
  )
}
