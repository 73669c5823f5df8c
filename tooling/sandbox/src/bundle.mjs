import { fileURLToPath } from 'node:url'

/** Where the page bundle lies once it is built. */
export const BUNDLE = fileURLToPath(new URL('../dist/wallets.js', import.meta.url))
