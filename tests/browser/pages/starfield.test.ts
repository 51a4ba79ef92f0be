import { expect, host, test } from '#tests/browser/test.ts'

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

test('under reduced motion it stands still, but stands', async ({ page, allow }) => {
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

test('its button stops it, and lets it fall again', async ({ page, allow }) => {
  allow(readBack)
  await page.goto(host.origin)
  await page.getByRole('button', { name: 'Pause the stars' }).click()
  const held = await page.evaluate(picture)
  expect(held.painted).toBeGreaterThan(100)
  await page.waitForTimeout(300)
  expect(await page.evaluate(picture)).toEqual(held)
  await page.getByRole('button', { name: 'Let the stars fall' }).click()
  await expect.poll(async () => (await page.evaluate(picture)).digest).not.toBe(held.digest)
})
