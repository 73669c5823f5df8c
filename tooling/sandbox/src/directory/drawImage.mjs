import { createHash } from 'node:crypto'
import { refusal } from './answer.mjs'
import { MISSING_IMAGE } from './wallets/hostileWallets.mjs'

const CELLS = 5
const YEAR = 31_536_000

/**
 * A picture that differs for every id.
 *
 * @param {string} kind
 * @param {string} id
 * @param {string | undefined} known the tag of the copy that the caller has
 * @returns {import('./types').Answer}
 */
export function answerImage(kind, id, known) {
  if (id === MISSING_IMAGE) return refusal(404, 'no such image')
  const hash = createHash('sha256').update(`${kind} ${id}`).digest()
  const etag = `"${hash.toString('hex').slice(0, 16)}"`
  const headers = {
    'content-type': 'image/svg+xml',
    'cache-control': `public, max-age=${YEAR}, immutable`,
    etag,
  }
  if (known === etag) return { status: 304, headers, body: '' }
  return { status: 200, headers, body: drawSvg(hash) }
}

/** @param {Buffer} hash */
function drawSvg(hash) {
  const byte = (/** @type {number} */ index) => hash.readUInt8(index)
  const ground = hslOf(byte(0), byte(1), 42)
  const ink = hslOf(byte(0) + 90 + byte(2) / 4, byte(3), 88)
  const cells = Array.from({ length: CELLS * CELLS }, (_, index) => index)
    .filter((index) => byte(4 + (index >> 3)) & (1 << (index & 7)))
    .map((index) => `M${6 + (index % CELLS)} ${6 + Math.floor(index / CELLS)}h1v1h-1z`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 4 9 9" width="96" height="96"><path fill="${ground}" d="M4 4h9v9H4z"/><path fill="${ink}" d="${cells.join('')}"/></svg>`
}

/**
 * @param {number} hue
 * @param {number} strength of 255
 * @param {number} lightness
 */
function hslOf(hue, strength, lightness) {
  return `hsl(${Math.round((hue * 360) / 256) % 360},${45 + Math.round(strength / 6)}%,${lightness}%)`
}
