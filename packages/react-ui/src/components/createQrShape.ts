const FINDER_MODULES = 7

/** Share of the code's width that the icon in the center covers; error correction restores the modules. */
const CENTER_SHARE = 0.24

/** Radius of outer corners, in modules: a lone module is a dot, a line has round ends. */
const RADIUS = 0.5

export interface QrShape {
  readonly size: number
  /** SVG path around each group of dark modules that share an edge, without seams between them. */
  readonly path: string
  readonly finders: readonly (readonly [x: number, y: number])[]
}

/** Converts a QR matrix to an SVG path, without its finder patterns and a covered center. */
export function createQrShape(matrix: readonly (readonly boolean[])[], hasPicture: boolean): QrShape {
  const size = matrix.length
  const far = size - FINDER_MODULES
  const half = hasPicture ? (size * CENTER_SHARE) / 2 : 0
  const isCovered = (x: number, y: number) =>
    (x < FINDER_MODULES && y < FINDER_MODULES) ||
    (x >= far && y < FINDER_MODULES) ||
    (x < FINDER_MODULES && y >= far) ||
    (Math.abs(x + 0.5 - size / 2) < half && Math.abs(y + 0.5 - size / 2) < half)
  const isDark = (x: number, y: number) => matrix[y]?.[x] === true && !isCovered(x, y)
  return {
    size,
    path: traceOutlines(size, isDark),
    finders: [
      [0, 0],
      [far, 0],
      [0, far],
    ],
  }
}

/** Steps along an edge: to the right, down, left and up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** Offsets from a grid corner to the module ahead on the right, by direction. The entry before is ahead on the left. */
const AROUND = [
  [0, 0],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const

type Direction = 0 | 1 | 2 | 3

const turn = (direction: Direction, by: 1 | 3) => ((direction + by) % 4) as Direction

interface Corner {
  readonly x: number
  readonly y: number
  readonly isOuter: boolean
  /** Direction of the edge after the corner. */
  readonly direction: Direction
}

/** Traces the outline of each group of dark modules, with the group on its right, from the upper edge of a module. */
function traceOutlines(size: number, isDark: (x: number, y: number) => boolean): string {
  const followed = new Set<number>()
  const follow = (column: number, row: number) => {
    const corners: Corner[] = []
    let x = column
    let y = row
    let direction: Direction = 0
    do {
      if (direction === 0) followed.add(y * size + x)
      x += STEPS[direction][0]
      y += STEPS[direction][1]
      const isDarkAhead = ([right, down]: readonly [number, number]) => isDark(x + right, y + down)
      // Keeps groups apart that share only a corner: turns right wherever the module ahead on the right is light.
      const isOuter = !isDarkAhead(AROUND[direction])
      if (isOuter || isDarkAhead(AROUND[turn(direction, 3)])) {
        direction = turn(direction, isOuter ? 1 : 3)
        corners.push({ x, y, isOuter, direction })
      }
    } while (x !== column || y !== row || direction !== 0)
    return drawOutline(corners)
  }
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const isUpperEdge = isDark(column, row) && !isDark(column, row - 1)
      if (isUpperEdge && !followed.has(row * size + column)) path += follow(column, row)
    }
  }
  return path
}

function drawOutline(corners: readonly Corner[]): string {
  const radiusOf = ({ isOuter }: Corner) => (isOuter ? RADIUS : 0)
  let path = ''
  let before = corners.at(-1)
  for (const corner of corners) {
    if (!before) break
    const [right, down] = STEPS[before.direction]
    if (path === '') path = `M${before.x + right * radiusOf(before)} ${before.y + down * radiusOf(before)}`
    const length = Math.abs(corner.x - before.x) + Math.abs(corner.y - before.y) - radiusOf(before) - radiusOf(corner)
    if (length > 0) path += right ? `h${right * length}` : `v${down * length}`
    if (corner.isOuter) {
      const [nextRight, nextDown] = STEPS[corner.direction]
      path += `a${RADIUS} ${RADIUS} 0 0 1 ${(right + nextRight) * RADIUS} ${(down + nextDown) * RADIUS}`
    }
    before = corner
  }
  return `${path}z`
}
