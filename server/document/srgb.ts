import { transform } from 'lightningcss'
import { type Color, cssColor } from '#components/color.ts'

/**
 * A colour as `#rrggbb`, or `#rgb` where that is the same: what drawing libraries, manifests and meta tags know. A mix
 * in sRGB (CSS Color 5, section 3) is computed as the rule is read; mixed with itself, a colour changes its notation alone.
 */
export function srgb(color: Color): string {
  const css = cssColor(color)
  const rule = `a{color:color-mix(in srgb,${css},${css})}`
  return transform({ filename: 'color.css', code: Buffer.from(rule), minify: true })
    .code.toString()
    .slice(8, -1)
}
