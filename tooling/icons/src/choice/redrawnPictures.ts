import type { PicturePart } from '../toPicture'

/**
 * Redraws logos that web3icons cuts out of a square. In Foyer's circles, Base's white tile would look like an empty
 * box, and Celo's logo would lose its corners. Both are redrawn with a margin, Celo's in its own black.
 */
export const redrawnPictures: Readonly<Record<string, readonly PicturePart[]>> = {
  base: [
    ['path', { fill: '#00F', d: 'M24 0H0v24h24z' }],
    ['path', { fill: '#fff', d: 'M7.6 7h8.8q.6 0 .6.6v8.8q0 .6-.6.6H7.6q-.6 0-.6-.6V7.6q0-.6.6-.6z' }],
  ],
  celo: [
    ['path', { fill: '#FCFE52', d: 'M24 0H0v24h24z' }],
    ['path', { fill: '#000', d: 'M7 7h10v3.572h-1.728a3.571 3.571 0 1 0 0 2.856H17V17H7z' }],
  ],
}
