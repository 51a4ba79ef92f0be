import { Plate } from '#components/figures/Plate.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { figureWords } from '#content/en/figures.ts'
import { crossings } from '#content/en/pages/crossings.ts'

type CrossingRow = (typeof crossings.rows)[number]

/** Crossings of three bridges in the synthetic day, with the morning peak that a daily count hides. */
export function CrossingReadings({ numeral, prefix }: { numeral: string; prefix: string }) {
  const { title, text, note, caption, scrolls, columns, rows, sum, hot } = crossings
  return (
    <Section ground="night">
      <SectionHead numeral={numeral} prefix={prefix} title={title}>
        <p>{text}</p>
      </SectionHead>
      <figure className="stringline">
        <ScrollFrame className="plate-frame" label={scrolls}>
          <Plate figure="screenline" labels="short" />
        </ScrollFrame>
        <figcaption>{figureWords.screenline.caption}</figcaption>
      </figure>
      <div className="fields crossings">
        <p className="field-1 data opaque">{note}</p>
        <ScrollFrame className="field-2-4 table-frame" label={caption}>
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.bridge}</th>
                <th scope="col" className="r">
                  {columns.day}
                </th>
                <th scope="col">{columns.from}</th>
                <th scope="col" className="r">
                  {columns.hour}
                </th>
                <th scope="col" className="r">
                  {columns.quarter}
                </th>
                <th scope="col" className="r">
                  {columns.factor}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Crossing row={row} hot={row.bridge === hot} key={row.bridge} />
              ))}
            </tbody>
            <tfoot>
              <Crossing row={sum} hot={false} />
            </tfoot>
          </table>
        </ScrollFrame>
      </div>
    </Section>
  )
}

function Crossing({ row, hot }: { row: CrossingRow; hot: boolean }) {
  return (
    <tr className={hot ? 'hot' : undefined}>
      <th scope="row">{row.bridge}</th>
      <td className="r">{row.day}</td>
      <td>{row.from}</td>
      <td className="r">{row.hour}</td>
      <td className="r">{row.quarter}</td>
      <td className="r">{row.factor}</td>
    </tr>
  )
}
