// For adapters whose wallets grant permissions. Apart from the rest, which esbuild loads with the page.
export { readAmount, readLimit } from '../adapter/readLimit.js'
