/** Text without a line break in its first range, such as 1-2, or its first Wi-Fi. A browser may break after a hyphen. */
export function UnbrokenText({ text }: { text: string }) {
  const whole = /\d+-\d+|Wi-Fi/.exec(text)
  if (!whole) return text
  return (
    <>
      {text.slice(0, whole.index)}
      <span className="unbroken">{whole[0]}</span>
      {text.slice(whole.index + whole[0].length)}
    </>
  )
}
