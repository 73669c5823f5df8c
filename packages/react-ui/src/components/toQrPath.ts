/** Modules of a finder pattern, along one side. */
const FINDER = 7

/** How much of the width the picture in the middle takes, with some air. The code's redundancy makes up for it. */
const HOLE = 0.24

export interface QrShape {
  /** Modules along one side. */
  readonly size: number
  /** The dark modules, a small square each: a thick line with round joins makes them whole. */
  readonly path: string
  /** The corners of the three finder patterns. */
  readonly finders: readonly (readonly [x: number, y: number])[]
}

/** A matrix of dark modules as something to draw, without what the finders and the picture in the middle cover. */
export function toQrShape(matrix: readonly (readonly boolean[])[], hasPicture: boolean): QrShape {
  const size = matrix.length
  const far = size - FINDER
  const half = hasPicture ? (size * HOLE) / 2 : 0
  const isCovered = (x: number, y: number) =>
    (x < FINDER && y < FINDER) ||
    (x >= far && y < FINDER) ||
    (x < FINDER && y >= far) ||
    (Math.abs(x + 0.5 - size / 2) < half && Math.abs(y + 0.5 - size / 2) < half)
  const path = matrix
    .flatMap((row, y) => row.map((isDark, x) => (isDark && !isCovered(x, y) ? `M${x}.3 ${y}.3h.4v.4h-.4z` : '')))
    .join('')
  return {
    size,
    path,
    finders: [
      [0, 0],
      [far, 0],
      [0, far],
    ],
  }
}
