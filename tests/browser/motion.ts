import type { Page } from 'playwright/test'

/** Lets all that moves go on for a hundred times as long: it must not be over before it is asked about. */
export async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
}

/** What moves at this moment, by its element and its name: animations and transitions that take any time. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration ?? 0) > 0)
      .map((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target?.className : undefined
        const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name
        return `${name} on .${target}`
      }),
  )
}

/** Rests the pointer on the first of each kind of what answers to it. */
export async function hoverKinds(page: Page): Promise<void> {
  for (const kind of ['.arrow-link', '.button', '.benefit', '.service-plate a']) {
    const [first] = await page.locator(`${kind}:visible`).all()
    // By force: some lie under the link of their whole card.
    await first?.hover({ force: true })
  }
}
