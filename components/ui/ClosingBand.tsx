import { TopStone } from '#components/figures/marks/TopStone.tsx'
import { Actions, type LinkTo, TextLink } from './links.tsx'
import { UnbrokenText } from './text.tsx'

export interface ClosingBandProps {
  title: string
  text: string
  /** A link that ends the text. */
  link?: LinkTo
  actions: readonly [LinkTo, LinkTo]
  /** Whether the band is a poster with the amber stone, as on the home page. */
  tall?: boolean
}

/** Last section of a page: a question, and two links. */
export function ClosingBand({ title, text, link, actions, tall = false }: ClosingBandProps) {
  return (
    <section className="night overflow-clip border-t-2 border-ink print:border-t-0 print:break-inside-avoid print:break-after-avoid">
      <div className={tall ? sheets.tall : sheets.usual}>
        <h2 className={tall ? titles.tall : titles.usual}>{title}</h2>
        {tall && <TopStone className="closing-stone" />}
        <p
          className={
            tall
              ? 'field-1-2 z-1 max-w-128 py-6'
              : 'opaque field-3-4 max-w-text text-deck print:max-w-none print:text-ui'
          }
        >
          <UnbrokenText text={text} />
          {link && (
            <>
              {' '}
              <TextLink to={link} />
            </>
          )}
        </p>
        <Actions className={tall ? 'field-1-2 z-1 mb-part max-wide:mb-8' : 'field-3-4 self-start'} to={actions} />
      </div>
    </section>
  )
}

const sheets = {
  tall: 'sheet sheet-plain min-h-[min(72svh,40rem)] content-start max-wide:min-h-0 print:block',
  usual: 'sheet grid-rows-[auto_1fr] gap-y-6 py-8 max-wide:grid-rows-none print:block print:py-3',
}

const titles = {
  tall: 'z-1 pt-part text-display-4 fr:not-print:text-display-3 max-tiny:text-title-2 print:pt-4 print:text-title-1',
  usual:
    'opaque field-1-2 row-span-2 justify-self-start wrap-anywhere text-display-2 fr:not-print:text-display-1 max-wide:row-auto max-tiny:text-title-2 print:text-title-1',
}
