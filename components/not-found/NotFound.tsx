import { FigureCaption, FigureDataLink, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { TopStone } from '#components/figures/marks/TopStone.tsx'
import { Actions } from '#components/ui/links.tsx'
import { OptionCards } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { figureWords } from '#words/figures.ts'
import { notFound } from '#words/pages/not-found.ts'

/** Page for an address that does not exist, drawn as a place beyond the edge of the map. */
export function NotFound({ kind }: { kind: 'page' | 'service' | 'sector' }) {
  const { code, title, text, actions } = notFound[kind]
  const { notice, edge, here, index } = notFound
  return (
    <>
      <section className="off-cross off-sheet relative overflow-clip">
        <div className="off-rows sheet sheet-plain">
          <FigureFrame className="off-edge [--subject:100%_50%]" figure="edge" labels="none" fit="cover" eager />
          {/* Over the box of the title, which reaches down here on narrow pages. */}
          <p className="field-1 note z-1 row-start-5 self-end py-4 wide:mr-[3px] wide:border-t wide:border-ink wide:bg-paper">
            {edge[0]}
            <br />
            {edge[1]} <FigureDataLink figure="edge" />
          </p>
          <div className="field-2-4 row-start-1 pt-4">
            <p className="off-number unplated">{code}</p>
            <h1 className="text-display-2 fr:text-display-1">{title}</h1>
          </div>
          <p className="field-2-3 opaque row-start-2 max-w-144 py-4 text-deck">{text}</p>
          <Actions className="field-2-3 row-start-5 mb-part p-0 max-wide:mt-2" to={actions} />
          <div className="field-4 row-start-3 row-end-6 grid gap-2 self-end pb-8">
            <TopStone className="w-28" />
            <p className="data justify-self-start bg-paper">
              <b>{here[0]}</b>
              <br />
              {here[1]}
            </p>
          </div>
          <p className="field-2-3 note opaque row-start-3 max-w-144 pb-8 text-mute">{notice}</p>
        </div>
        <figure className="border-t border-ink max-narrow:overflow-clip">
          <FigureFrame className="max-narrow:-ml-[36vw] max-narrow:w-[180vw]" figure="ridges" eager />
          <FigureCaption
            className="border-t border-ink bg-paper px-[calc(var(--margin)+var(--spacing-in))]"
            figure="ridges"
          >
            {figureWords.ridges.caption}
          </FigureCaption>
        </figure>
      </section>
      <Section ground="deep">
        <h2 className="sr-only">{index.title}</h2>
        <OptionCards points={index.links.map(({ label, ...link }) => ({ ...link, name: label }))} />
      </Section>
    </>
  )
}
