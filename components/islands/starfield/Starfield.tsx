/** The decorative canvas behind the home page's hero. It is empty without scripts, and hidden from screen readers. */
export function Starfield() {
  return (
    <div aria-hidden="true">
      <canvas className="absolute inset-0 size-full print:hidden" data-island="starfield" />
    </div>
  )
}

/** Button that stops the starfield and lets it fall again (WCAG 2.2, 2.2.2). Its script shows it: without one nothing moves. */
export function PauseStars({ pause, play }: { pause: string; play: string }) {
  return (
    <button className="pause-stars data" type="button" data-other={play} hidden>
      {pause}
    </button>
  )
}
