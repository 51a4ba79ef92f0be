import type { Page } from 'playwright/test'

/**
 * How two pictures of a page differ, or nothing when their pixels are equal.
 * @param judge a page in which the pictures are decoded, which may be empty
 */
export async function pictureChange(judge: Page, before: Buffer, after: Buffer): Promise<string | undefined> {
  if (before.equals(after)) return
  return judge.evaluate(
    async (pictures) => {
      const bitmaps = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
          return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        }),
      )
      const width = Math.max(...bitmaps.map((bitmap) => bitmap.width))
      const height = Math.max(...bitmaps.map((bitmap) => bitmap.height))
      const [was, is] = bitmaps.map((bitmap) => {
        const paint = new OffscreenCanvas(width, height).getContext('2d')
        if (!paint) throw new Error('The browser has no 2D canvas to compare pictures.')
        paint.drawImage(bitmap, 0, 0)
        return new Uint32Array(paint.getImageData(0, 0, width, height).data.buffer)
      })
      let count = 0
      let [left, top, right, bottom] = [width, height, 0, 0]
      for (let index = 0; index < width * height; index += 1) {
        if (was?.[index] === is?.[index]) continue
        count += 1
        const [x, y] = [index % width, Math.floor(index / width)]
        left = Math.min(left, x)
        top = Math.min(top, y)
        right = Math.max(right, x)
        bottom = Math.max(bottom, y)
      }
      if (count === 0) return
      const share = ((100 * count) / (width * height)).toPrecision(2)
      return `${share} % of pixels, x ${left} to ${right}, y ${top} to ${bottom} of ${width} × ${height}`
    },
    [before, after].map((picture) => picture.toString('base64')),
  )
}
