import encodeQR from 'qr'
import { expect, it } from 'vitest'
import { type QrShape, toQrShape } from './toQrPath.js'

const uri = `wc:${'3f'.repeat(32)}@2?relay-protocol=irn&symKey=${'a7'.repeat(32)}`
const matrix = encodeQR(uri, 'raw', { ecc: 'medium', border: 1 })
  .slice(1, -1)
  .map((row) => row.slice(1, -1))
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

/** What a camera sees of it. Nothing is drawn twice. */
function draw({ size, path, finders }: QrShape): boolean[][] {
  const seen = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const put = (x: number, y: number) => {
    const row = seen[y]
    if (row?.[x] !== false) throw new Error(`Drawn twice, or beside it: ${x} ${y}`)
    row[x] = true
  }
  for (const [, x, y] of path.matchAll(/M(\d+)\.3 (\d+)\.3/g)) put(Number(x), Number(y))
  for (const [left, top] of finders) {
    for (const [y, row] of FINDER.entries()) {
      for (const [x, sign] of [...row].entries()) if (sign === '#') put(left + x, top + y)
    }
  }
  return seen
}

it('draws every dark module of a code once, and no other', () => {
  expect(draw(toQrShape(matrix, false))).toEqual(matrix)
})

it('leaves a square in the middle to a picture, smaller than what the code can do without', () => {
  const seen = draw(toQrShape(matrix, true))
  const { length } = matrix
  const isLeftOut = matrix.flatMap((row, y) => row.flatMap((isDark, x) => (isDark && !seen[y]?.[x] ? [[x, y]] : [])))
  const all = matrix.flat().length
  expect(isLeftOut.length).toBeGreaterThan(0)
  // Medium makes up for 15 % of what is read.
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
