import type { Part } from '../toPicture'

/**
 * Marks that the package cuts out of a square: in our circles the white tile of Base fills the blue like an empty box, and
 * Celo's loses its corners and stands white on yellow. Drawn anew with room around them, Celo's in its own black.
 */
export const drawn: Readonly<Record<string, readonly Part[]>> = {
  base: [
    ['path', { fill: '#00F', d: 'M24 0H0v24h24z' }],
    ['path', { fill: '#fff', d: 'M7.6 7h8.8q.6 0 .6.6v8.8q0 .6-.6.6H7.6q-.6 0-.6-.6V7.6q0-.6.6-.6z' }],
  ],
  celo: [
    ['path', { fill: '#FCFE52', d: 'M24 0H0v24h24z' }],
    ['path', { fill: '#000', d: 'M7 7h10v3.572h-1.728a3.571 3.571 0 1 0 0 2.856H17V17H7z' }],
  ],
}
