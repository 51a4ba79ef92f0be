import { BackLink } from '#components/ui/links.tsx'
import { Notes } from '#components/ui/title/Notes.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
import { PageName } from '#components/ui/title/PageName.tsx'
import { careers, fragments } from '#words/pages/careers.ts'

/** Title block of the page. Each of its three sentences has a line of its own. */
export function Tagline() {
  const { back, title, notes, lead } = careers
  return (
    <section className="title-block tagline">
      <div className="sheet">
        <BackLink to={back} />
        <h1>
          <PageName title={title[0]} />
          {title.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <Notes lines={notes} />
        <p className="lead">{lead}</p>
        <PageContents sections={fragments.map((id) => ({ id, title: careers[id].title }))} />
      </div>
    </section>
  )
}
