import { serviceDetail } from '#words/pages/services.ts'

/** The text of a capability. Its words 'cybersecurity measures', if it has them, link to the article about those. */
export function Capability({ text }: { text: string }) {
  const { phrase, href } = serviceDetail.cybersecurity
  const at = text.toLowerCase().indexOf(phrase)
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <a href={href}>{text.slice(at, at + phrase.length)}</a>
      {text.slice(at + phrase.length)}
    </>
  )
}
