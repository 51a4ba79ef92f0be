import { FigureCaption, FigureDataLink, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { TopStone } from '#components/figures/marks/Cairn.tsx'
import { Actions } from '#components/ui/links.tsx'
import { figureWords } from '#words/figures.ts'
import { notFound } from '#words/pages/not-found.ts'

/** Page for an address that does not exist, drawn as a place beyond the edge of the map. */
export function NotFound({ kind }: { kind: 'page' | 'service' | 'sector' }) {
  const { code, title, text, actions } = notFound[kind]
  const { notice, edge, here, index } = notFound
  return (
    <>
      <section className="off-sheet">
        <div className="sheet sheet-plain">
          <div className="off-edge">
            <FigureFrame figure="edge" labels="none" eager />
          </div>
          <p className="off-edge-note data">
            {edge[0]}
            <br />
            {edge[1]} <FigureDataLink figure="edge" />
          </p>
          <div className="off-title">
            <p>{code}</p>
            <h1>{title}</h1>
          </div>
          <p className="off-lead">{text}</p>
          <div className="off-here">
            <TopStone />
            <p className="data">
              <b>{here[0]}</b>
              <br />
              {here[1]}
            </p>
          </div>
          <p className="off-notice data">{notice}</p>
          <Actions to={actions} />
        </div>
        <figure className="off-view">
          <FigureFrame figure="ridges" />
          <FigureCaption figure="ridges">{figureWords.ridges.caption}</FigureCaption>
        </figure>
      </section>
      <section className="deep border-t-2 border-ink">
        <div className="sheet pb-foot print:block print:pb-4">
          <h2 className="sr-only">{index.title}</h2>
          <div className="option-cards off-index">
            {index.links.map((link) => (
              <a href={link.href} key={link.href}>
                <h3>{link.label}</h3>
                <p>{link.text}</p>
              </a>
            ))}
          </div>
        </div>
      </section>
    </>
  )
}
