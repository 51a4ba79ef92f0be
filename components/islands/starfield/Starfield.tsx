/** The canvas behind the home page's hero. Decorative: it stays empty without scripts, and says nothing to anyone. */
export function Starfield() {
  return (
    <div aria-hidden="true">
      <canvas data-island="starfield" />
    </div>
  )
}
