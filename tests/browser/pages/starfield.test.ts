import { expect, host, test } from '#tests/browser/fixtures.ts'

/** A digest of the canvas's pixels. */
const picture = () => {
  const canvas = document.querySelector('canvas')
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  let painted = 0
  let digest = 0
  for (let index = 3; index < pixels.length; index += 4) {
    const alpha = pixels[index] ?? 0
    if (alpha > 0) painted += 1
    digest = (digest * 31 + alpha * index) % 1_000_003
  }
  return { painted, digest }
}

const readBack = /willReadFrequently/

test('the starfield falls behind the hero', async ({ page, allow }) => {
  allow(readBack)
  await page.goto(host.origin)
  await expect.poll(async () => (await page.evaluate(picture)).painted).toBeGreaterThan(100)
  const before = await page.evaluate(picture)
  await expect.poll(async () => (await page.evaluate(picture)).digest).not.toBe(before.digest)
})

test('it fills the hero, and only the title is in front of stars', async ({ page }) => {
  for (const address of ['/', '/fr']) {
    await page.goto(`${host.origin}${address}`)
    for (const width of [320, 375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [canvas, hero] = [page.locator('canvas'), page.locator('section:has(> div > canvas)')]
      expect(await canvas.boundingBox(), `${address} at ${width} px`).toEqual(await hero.boundingBox())
      const onStars = await hero.evaluate((section) =>
        [...section.querySelectorAll('p, a, button')]
          .filter((words) => words.checkVisibility())
          .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
          .filter((words) => {
            let box: Element | null = words
            while (box !== section && box && getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)')
              box = box.parentElement
            return box === section
          })
          .map((words) => words.textContent),
      )
      expect(onStars, `${address} at ${width} px`).toEqual([])
    }
  }
})

for (const [ratio, density] of [
  [1, 1],
  [2, 2],
  [3, 2],
] as const)
  test.describe(`at a pixel ratio of ${ratio}`, () => {
    test.use({ deviceScaleFactor: ratio })

    test('it has one particle for each 1,000 square pixels of the canvas as drawn', async ({ page }) => {
      await page.addInitScript(countArcs)
      await page.goto(host.origin)
      await expect
        .poll(() => page.evaluate(() => Number(document.querySelector('canvas')?.dataset.arcs)))
        .toBeGreaterThan(0)
      const drawn = await page.evaluate(() => {
        const canvas = document.querySelector('canvas')
        if (!canvas) throw new Error('no canvas')
        const { width, height, clientWidth, clientHeight, dataset } = canvas
        return { width, height, clientWidth, clientHeight, arcs: Number(dataset.arcs) }
      })
      expect(drawn.width).toBe(Math.round(drawn.clientWidth * density))
      expect(drawn.height).toBe(Math.round(drawn.clientHeight * density))
      expect(Math.abs(drawn.arcs - (drawn.width * drawn.height) / 1000)).toBeLessThanOrEqual(1)
    })
  })

/** Stores the number of circles of the last frame on each canvas, as `data-arcs`. */
function countArcs(): void {
  const { clearRect, arc } = CanvasRenderingContext2D.prototype
  let arcs = 0
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    if (arcs > 0) this.canvas.dataset.arcs = String(arcs)
    arcs = 0
    clearRect.apply(this, box)
  }
  CanvasRenderingContext2D.prototype.arc = function (...circle) {
    arcs += 1
    arc.apply(this, circle)
  }
}

test('under reduced motion it is drawn and does not move', async ({ page, allow }) => {
  allow(readBack)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(host.origin)
  await expect.poll(async () => (await page.evaluate(picture)).painted).toBeGreaterThan(100)
  const before = await page.evaluate(picture)
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  )
  expect(await page.evaluate(picture)).toEqual(before)
})

test('its button is in sight with the title, at every width', async ({ page }) => {
  for (const address of ['/', '/fr']) {
    await page.goto(`${host.origin}${address}`)
    for (const [width, height] of [
      [320, 640],
      [640, 800],
      [900, 900],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('main').getByRole('button'), `${address} at ${width} px`).toBeInViewport({ ratio: 1 })
    }
  }
})

test('its button stops it, and lets it fall again', async ({ page, allow }) => {
  allow(readBack)
  await page.goto(host.origin)
  await page.getByRole('button', { name: 'Pause animation' }).click()
  const held = await page.evaluate(picture)
  expect(held.painted).toBeGreaterThan(100)
  await page.waitForTimeout(300)
  expect(await page.evaluate(picture)).toEqual(held)
  await page.getByRole('button', { name: 'Play animation' }).click()
  await expect.poll(async () => (await page.evaluate(picture)).digest).not.toBe(held.digest)
})

test('it pauses out of sight, and does not start with reduced data usage', async ({ page, allow }) => {
  allow(readBack)
  await page.goto(host.origin)
  await expect.poll(async () => (await page.evaluate(picture)).painted).toBeGreaterThan(100)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.waitForTimeout(300)
  const rested = await page.evaluate(picture)
  await page.waitForTimeout(300)
  expect(await page.evaluate(picture)).toEqual(rested)

  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(host.origin, { waitUntil: 'networkidle' })
  expect((await page.evaluate(picture)).painted).toBe(0)
})
