import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const path = (/** @type {string} */ name) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url))

/** Where what is built lies. */
export const ASSETS = { script: path('sdk.js'), frameStyle: path('sdk.css'), pageStyle: path('page.css') }

/**
 * What browsers get, as `pnpm build` left it.
 *
 * @returns {import('../types.d.mts').Assets}
 */
export const readAssets = () => ({
  script: () => readFile(ASSETS.script, 'utf8'),
  frameStyle: () => readFile(ASSETS.frameStyle, 'utf8'),
  pageStyle: () => readFile(ASSETS.pageStyle, 'utf8'),
})
