import { use } from 'react'
import { CitedSources } from '#components/layout/page-context.ts'
import { Section } from '#components/ui/Section.tsx'
import type { Source } from '#content/sources/source.ts'
import { addressOf } from '#content/sources/source-address.ts'
import { sourceList } from '#words/sources/list.ts'

/** List of the page's sources, the same as in its structured data. Renders nothing for a page without sources. */
export function Sources() {
  const sources = use(CitedSources)
  if (sources.length === 0) return null
  return (
    <Section>
      <details className="open-on-wide p-0">
        <summary className="cursor-pointer px-in py-3">
          <h2 className="term inline">{`${sourceList.title} (${sources.length})`}</h2>
        </summary>
        <ul
          className="note opaque gap-0 max-plates:max-w-measure plates:columns-2 print:max-w-none print:columns-2 print:text-label *:break-inside-avoid *:px-in *:pb-1.5"
          id="sources"
        >
          {sources.map((source) => (
            <Entry source={source} key={`${source.title} ${source.number}`} />
          ))}
        </ul>
      </details>
    </Section>
  )
}

// No classes on items, and texts joined to one string, because React writes a comment between two: lists are long.
function Entry({ source }: { source: Source }) {
  const { title, lang, name } = source
  return (
    <li>
      {opening(source)}
      <i lang={lang}>{title}</i>
      {`${name === undefined ? '' : ` (${name})`}${ending(source)}`}
      <Place source={source} />
    </li>
  )
}

const opening = (source: Source): string => {
  if (source.kind === 'law') return ''
  return `${sourceList.byline(source)}${source.year === undefined ? '' : ` (${source.year})`}. `
}

function ending({ kind, title, venue, number, url }: Source): string {
  const unlinked = url === undefined ? number : undefined
  if (kind === 'law') return `, ${unlinked ?? ''}`
  const stop = /[?!]$/.test(title) ? ' ' : '. '
  return stop + [venue, unlinked].map((part) => (part === undefined ? '' : `${part}. `)).join('')
}

/** Link to a source: its DOI in full, or its number where it has an address of another kind. */
function Place({ source }: { source: Source }) {
  const address = addressOf(source)
  if (address === undefined) return null
  return (
    <a href={address} rel="noreferrer">
      {source.doi === undefined ? (source.number ?? address) : decodeURI(address)}
    </a>
  )
}
