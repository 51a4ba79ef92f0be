import { BackLink } from '#components/ui/links.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { careers } from '#content/en/pages/careers.ts'

/** A title block whose three sentences each take a line of their own. */
export function Tagline() {
  const { back, title, notes, lead } = careers
  return (
    <section className="title-block tagline">
      <div className="sheet">
        <BackLink to={back} />
        <h1>
          {title.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <div className="notes data">
          <Notes lines={notes} />
        </div>
        <p className="lead">{lead}</p>
      </div>
    </section>
  )
}
