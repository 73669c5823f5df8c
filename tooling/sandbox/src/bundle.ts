import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The page bundles, each one classic script: what it is built from and where it lies. The wallets of a namespace come
 * only into pages that ask for them; `phone` is the phone's own page.
 */
const SOURCES = {
  wallets: './wallets/entry.ts',
  solana: './solana/page/entry.ts',
  bitcoin: './bitcoin/page/entry.ts',
  polkadot: './polkadot/page/entry.ts',
  cosmos: './cosmos/page/entry.ts',
  archway: './archway/entry.ts',
  phone: './phone/page/page.ts',
}

export type BundleName = keyof typeof SOURCES

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export const BUNDLES = Object.entries(SOURCES)
  .map(([name, source]) => ({ name, source: path(source), target: path(`../dist/${name}.js`) }))
  .filter(({ source }) => existsSync(source))
