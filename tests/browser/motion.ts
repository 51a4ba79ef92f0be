import type { Page } from 'playwright/test'

/** Slows all animations of a page a hundredfold, so that they still run when a test looks. */
export async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
}

/** An animation that holds layout back and moves nothing (components/styles/first-layout.css). */
const layoutAlone = 'below-first-screen'

/** The running animations and transitions with a duration, by name and element. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(
    (still) =>
      document
        .getAnimations()
        .filter((animation) => !(animation instanceof CSSAnimation && animation.animationName === still))
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration ?? 0) > 0)
        .map((animation) => {
          const target = animation.effect instanceof KeyframeEffect ? animation.effect.target?.className : undefined
          const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name
          return `${name} on .${target}`
        }),
    layoutAlone,
  )
}

/**
 * Has the whole page laid out at once, which a page does by itself 0.4 s after it opens (components/styles/first-layout.css), and
 * waits for the requests of its fonts.
 */
export function laidOut(page: Page): Promise<void> {
  return page.evaluate(async (name) => {
    const first = document.getAnimations().filter((one) => one instanceof CSSAnimation && one.animationName === name)
    for (const one of first) one.finish()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, layoutAlone)
}

/** Hovers over the first element of each kind that reacts to a pointer. */
export async function hoverKinds(page: Page): Promise<void> {
  for (const kind of ['main p > a', 'main div > a', 'main article a', '#benefits a', 'main button']) {
    const [first] = await page.locator(`${kind}:visible`).all()
    await first?.scrollIntoViewIfNeeded()
    // Some elements lie under the link of their card, where Playwright refuses to hover without force.
    await first?.hover({ force: true })
  }
}
