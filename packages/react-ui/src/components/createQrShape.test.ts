import encodeQR from 'qr'
import { expect, it } from 'vitest'
import { createQrShape, type QrShape } from './createQrShape.js'

const uri = `wc:${'3f'.repeat(32)}@2?relay-protocol=irn&symKey=${'a7'.repeat(32)}`
const matrix = encodeQR(uri, 'raw', { ecc: 'medium', border: 1 })
  .slice(1, -1)
  .map((row) => row.slice(1, -1))
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

type Point = readonly [x: number, y: number]

const listOutlines = (path: string) => path.split('z').filter(Boolean)

/** Points of an outline, with its round corners cut off. */
function readPoints(outline: string): readonly Point[] {
  const points: Point[] = []
  for (const [, command = '', numbers = ''] of outline.matchAll(/([Mhva])([^Mhva]+)/g)) {
    const values = numbers.split(' ').map(Number)
    const [right = 0, down = 0] = command === 'v' ? [0, ...values] : command === 'h' ? [...values, 0] : values.slice(-2)
    const [x, y] = (command === 'M' ? undefined : points.at(-1)) ?? [0, 0]
    points.push([x + right, y + down])
  }
  return points
}

type Edge = readonly [from: Point, to: Point]

const toEdges = (outlines: readonly string[]): readonly Edge[] =>
  outlines.map(readPoints).flatMap((points) => points.map((point, at): Edge => [points.at(at - 1) ?? point, point]))

/** Returns the winding number of the outlines around a point: each outer outline adds 1, each hole subtracts 1. */
function countAround(edges: readonly Edge[], x: number, y: number): number {
  let count = 0
  for (const [[fromX, fromY], [toX, toY]] of edges) {
    if (fromY <= y === toY <= y || fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) <= x) continue
    count += toY > fromY ? 1 : -1
  }
  return count
}

/** Rasterizes the shape at the centers of the modules, and asserts that nothing is drawn twice. */
function draw({ size, path, finders }: QrShape): boolean[][] {
  const edges = toEdges(listOutlines(path))
  const seen = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      const count = countAround(edges, x + 0.5, y + 0.5)
      if (count !== 0 && count !== 1) throw new Error(`Drawn ${count} times: ${x} ${y}`)
      return count === 1
    }),
  )
  for (const [left, top] of finders) {
    for (const [y, row] of FINDER.entries()) {
      for (const [x, sign] of [...row].entries()) {
        if (seen[top + y]?.[left + x] !== false) throw new Error(`Drawn twice, or beside it: ${left + x} ${top + y}`)
        if (sign === '#') seen[top + y]?.splice(left + x, 1, true)
      }
    }
  }
  return seen
}

/** Returns the outlines of a drawing, which is placed clear of the finder patterns of a matrix of 30 modules. */
function outline(...drawing: readonly string[]): readonly string[] {
  const size = 30
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => drawing[y - 10]?.[x - 10] === '#'),
  )
  return listOutlines(createQrShape(rows, false).path)
}

it('createQrShape draws every dark module once, and no other', () => {
  expect(draw(createQrShape(matrix, false))).toEqual(matrix)
})

it('createQrShape draws neighbors as one outline with round outer corners', () => {
  const arc = 'a0.5 0.5 0 0 1'
  expect(outline('#')).toEqual([`M10.5 10${arc} 0.5 0.5${arc} -0.5 0.5${arc} -0.5 -0.5${arc} 0.5 -0.5`])
  expect(outline('###')).toEqual([`M10.5 10h2${arc} 0.5 0.5${arc} -0.5 0.5h-2${arc} -0.5 -0.5${arc} 0.5 -0.5`])
  expect(outline('#.', '##')).toHaveLength(1)
})

it('createQrShape draws a hole as an outline of its own, and modules that meet at a corner apart', () => {
  const outlines = outline('###', '#.#', '###')
  expect(outlines).toHaveLength(2)
  expect(countAround(toEdges(outlines), 10.5, 10.5)).toBe(1)
  expect(countAround(toEdges(outlines), 11.5, 11.5)).toBe(0)
  expect(outline('#.', '.#')).toHaveLength(2)
  expect(outline('.#', '#.')).toHaveLength(2)
})

it('createQrShape leaves a square in the center that error correction can recover', () => {
  const seen = draw(createQrShape(matrix, true))
  const { length } = matrix
  const isLeftOut = matrix.flatMap((row, y) => row.flatMap((isDark, x) => (isDark && !seen[y]?.[x] ? [[x, y]] : [])))
  const all = matrix.flat().length
  expect(isLeftOut.length).toBeGreaterThan(0)
  // Level M recovers 15% of the code.
  expect(isLeftOut.length / all).toBeLessThan(0.07)
  const middle = (length - 1) / 2
  for (const place of isLeftOut.flat()) expect(Math.abs(place - middle)).toBeLessThan(length * 0.13)
  const drawnIn = seen.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark && Math.abs(x - middle) < length * 0.11 && Math.abs(y - middle) < length * 0.11 ? [[x, y]] : [],
    ),
  )
  expect(drawnIn).toEqual([])
})
