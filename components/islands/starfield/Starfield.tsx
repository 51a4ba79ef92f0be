/** The decorative canvas behind the home page's hero. It is empty without scripts, and hidden from screen readers. */
export function Starfield() {
  return (
    <div aria-hidden="true">
      <canvas data-island="starfield" />
    </div>
  )
}
