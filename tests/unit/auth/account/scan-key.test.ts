import { expect, test } from 'vitest'
import { qrDrawing } from '#auth/account/ScanKey.tsx'

const address = 'otpauth://totp/Cairnline:a@client.example?secret=JBSWY3DPEHPK3PXP&issuer=Cairnline'

/** The modules of a drawing, as rows of `#` and `.`. */
function rows({ size, path }: { size: number; path: string }): string[] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    grid[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
  return grid.map((row) => row.join(''))
}

/** ISO/IEC 18004: three corners have this pattern, and no other one does. */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

test('a code has the finder patterns of ISO/IEC 18004 in three corners, and the size of a version', () => {
  const drawing = qrDrawing(address)
  const drawn = rows(drawing)
  expect((drawing.size - 17) % 4).toBe(0)
  const corner = (y: number, x: number) => drawn.slice(y, y + 7).map((row) => row.slice(x, x + 7))
  const far = drawing.size - 7
  expect([corner(0, 0), corner(0, far), corner(far, 0)]).toEqual([finder, finder, finder])
  expect(corner(far, far)).not.toEqual(finder)
})

test('the path is data alone, whatever the text', () => {
  expect(qrDrawing('"/><script>alert(1)</script>').path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
})
