/** Pages of the documentation, one for each library. */
export const GUIDES = {
  appkit: 'docs/moving/appkit.md',
  rainbowkit: 'docs/moving/rainbowkit.md',
  connectkit: 'docs/moving/connectkit.md',
  'wallet-adapter': 'docs/moving/solana-wallet-adapter.md',
  'sats-connect': 'docs/moving/sats-connect.md',
  'cosmos-kit': 'docs/moving/cosmos-kit.md',
} as const

export type Library = keyof typeof GUIDES

/** Place that the codemod left to the reader. */
export interface Note {
  /** Path below the folder, with `/`. */
  readonly path: string
  readonly line: number
  readonly message: string
  readonly library: Library
}

/** Formats a note as one line that terminals link, `src/App.tsx:12`, and the guide in Foyer's documentation. */
export function formatNote({ path, line, message, library }: Note): string {
  return `${path}:${line}  ${message}\n    Guide: ${GUIDES[library]}`
}
