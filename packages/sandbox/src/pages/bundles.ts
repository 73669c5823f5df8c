import { fileURLToPath } from 'node:url'

// Source modules of the scripts for pages, by name. `phone` is the script of the phone's page, `server` that of faults,
// `demo` a chain in the page.
const ENTRIES = {
  wallets: '../evm/page/entry.ts',
  solana: '../solana/page/entry.ts',
  bitcoin: '../bitcoin/page/entry.ts',
  polkadot: '../polkadot/page/entry.ts',
  cosmos: '../cosmos/page/entry.ts',
  archway: '../archway/entry.ts',
  phone: '../phone/page/page.ts',
  server: '../server/page/entry.ts',
  demo: '../demo/entry.ts',
}

export type BundleName = keyof typeof ENTRIES

const locate = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

// The path works from `src/pages` and `dist/pages` alike, as both are equally deep.
export const PAGE_BUNDLES = Object.entries(ENTRIES).map(([name, source]) => ({
  name,
  source: locate(source),
  target: locate(`../../dist/pages/${name}.bundle.js`),
}))
