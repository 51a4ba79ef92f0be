import { BackLink } from '#components/ui/links.tsx'
import { Definitions, letter, OptionCards } from '#components/ui/points.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { Notes, PageContents, PageName } from '#components/ui/TitleBlock.tsx'
import { careers, fragments } from '#words/pages/careers.ts'

/** Title block of the page. Each of its three sentences has a line of its own. */
export function CareersTitle() {
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

/** The disciplines, each with its work and its question about the same stop. */
export function Disciplines() {
  const { items, asks } = careers.disciplines
  return (
    <HeadedSection id="disciplines" numeral="1" {...careers.disciplines}>
      <ol className="disciplines">
        {items.map((item, index) => (
          <li key={item.name}>
            <h3>
              <span className="marginal" aria-hidden="true">
                {letter(index)}
              </span>
              {item.name}
            </h3>
            <p>{item.text}</p>
            <p className="data">
              <span className="marginal">{asks}</span> {item.asks}
            </p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}

/** Work environment, security clearance and benefits. */
export function Conditions() {
  const { environment, benefits } = careers
  return (
    <>
      <HeadedSection ground="deep" id="environment" numeral="2" note={environment.note} title={environment.title}>
        <OptionCards points={environment.items} />
      </HeadedSection>
      <section className="clearance amber">
        <div className="sheet">
          <h3>{environment.clearance.title}</h3>
          <p>{environment.clearance.text}</p>
        </div>
      </section>
      <HeadedSection id="benefits" numeral="3" note={benefits.note} title={benefits.title}>
        <Definitions points={benefits.items} />
      </HeadedSection>
    </>
  )
}

export function Equality() {
  const { note, title, statement, text } = careers.equality
  return (
    <HeadedSection ground="night" id="equality" numeral="4" note={note} title={title}>
      <p className="statement">{statement}</p>
      <p className="statement-note">{text}</p>
    </HeadedSection>
  )
}

/** Advice for applicants. The button to apply is in the closing band. */
export function HowToApply() {
  const { items, careful, email } = careers.apply
  return (
    <HeadedSection ground="deep" id="apply" numeral="5" {...careers.apply}>
      <OptionCards points={items} />
      <p className="careful data">
        {careful} <a href={email.href}>{email.label}</a>.
      </p>
    </HeadedSection>
  )
}
