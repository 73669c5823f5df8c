import { createHash } from 'node:crypto'

const CELLS = 5

/** A picture that differs for every id, with its tag. */
export function drawImage(kind: string, id: string) {
  const hash = createHash('sha256').update(`${kind} ${id}`).digest()
  return { svg: drawSvg(hash), etag: `"${hash.toString('hex').slice(0, 16)}"` }
}

function drawSvg(hash: Buffer) {
  const byte = (index: number) => hash.readUInt8(index)
  const ground = hslOf(byte(0), byte(1), 42)
  const ink = hslOf(byte(0) + 90 + byte(2) / 4, byte(3), 88)
  const cells = Array.from({ length: CELLS * CELLS }, (_, index) => index)
    .filter((index) => byte(4 + (index >> 3)) & (1 << (index & 7)))
    .map((index) => `M${6 + (index % CELLS)} ${6 + Math.floor(index / CELLS)}h1v1h-1z`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 4 9 9" width="96" height="96"><path fill="${ground}" d="M4 4h9v9H4z"/><path fill="${ink}" d="${cells.join('')}"/></svg>`
}

/** @param strength of 255 */
function hslOf(hue: number, strength: number, lightness: number) {
  return `hsl(${Math.round((hue * 360) / 256) % 360},${45 + Math.round(strength / 6)}%,${lightness}%)`
}
