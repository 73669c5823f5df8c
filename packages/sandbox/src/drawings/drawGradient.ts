import { createSeededRandom } from '../createSeededRandom'
import { createGradientIcon } from '../wallet/icons'
import type { SvgNode } from '../wallet/svg'
import { area, disc, line, ring, rotateDrawing } from './shapes'

type Glyph = readonly SvgNode[]

const GLYPHS: readonly [Glyph, ...Glyph[]] = [
  [ring(9, 4)],
  [disc(20, 20, 9)],
  [disc(16, 20, 7, '#ffffffbf'), disc(25, 20, 7, '#ffffffbf')],
  [area('M20 9 31 20 20 31 9 20Z')],
  [area('M20 9.5 30.5 28h-21Z')],
  [line('M12 25.5 20 14.5l8 11', 4)],
  [line('M12 16h16M12 24h16', 4)],
  [line('M20 10v20M10 20h20', 4.4)],
  [area('M10 30A20 20 0 0 1 30 10v20Z')],
  [area('M11 11h8v8h-8ZM21 21h8v8h-8Z'), area('M21 11h8v8h-8ZM11 21h8v8h-8Z', '#ffffff80')],
  [line('M10 20c3.3-7 6.7-7 10 0s6.7 7 10 0', 4)],
  [ring(10, 2.6, '#ffffff99'), disc(20, 20, 4.6)],
  [area('M20 8.5c1 7 4 10.5 11.5 11.5C24 21 21 24.5 20 31.5 19 24.5 16 21 8.5 20 16 19 19 15.5 20 8.5Z')],
  [line('M13 28V18a7 7 0 0 1 14 0v10', 4)],
]

/** Draws a gradient of two related colors with a glyph, the same for the same key. */
export function drawGradient(key: string): SvgNode {
  const random = createSeededRandom(key)
  const hue = random.below(360)
  const saturation = 48 + random.below(27)
  const color = (turn: number, lightness: number) => `hsl(${(hue + turn) % 360},${saturation}%,${lightness}%)`
  const top = color(0, 56 + random.below(9))
  const bottom = color(12 + random.below(31), 34 + random.below(9))
  return createGradientIcon(top, bottom, [rotateDrawing(random.below(4) * 90, ...random.pick(GLYPHS))])
}
