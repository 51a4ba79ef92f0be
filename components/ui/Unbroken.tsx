/** Text whose first range, such as 1-2, stays on one line: a browser may break after its hyphen. */
export function Unbroken({ text }: { text: string }) {
  const range = /\d+-\d+/.exec(text)
  if (!range) return text
  return (
    <>
      {text.slice(0, range.index)}
      <span className="range">{range[0]}</span>
      {text.slice(range.index + range[0].length)}
    </>
  )
}
