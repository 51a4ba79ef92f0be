/** Text without a line break in its first range, such as 1-2. A browser may break after a hyphen. */
export function UnbrokenRange({ text }: { text: string }) {
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
