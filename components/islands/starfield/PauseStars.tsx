/** Button that stops the starfield and lets it fall again (WCAG 2.2, 2.2.2). Its script shows it: without one nothing moves. */
export function PauseStars({ pause, play }: { pause: string; play: string }) {
  return (
    <button className="pause-stars data" type="button" data-other={play} hidden>
      {pause}
    </button>
  )
}
