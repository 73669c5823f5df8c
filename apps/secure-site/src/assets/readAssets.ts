import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Assets } from '../types'

const path = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url))

/** Where what is built lies. */
export const ASSETS = {
  script: path('sdk.js'),
  socialScript: path('social.js'),
  frameStyle: path('sdk.css'),
  pageStyle: path('page.css'),
}

/** What browsers get, as `pnpm build` left it. */
export const readAssets = (): Assets => ({
  script: () => readFile(ASSETS.script, 'utf8'),
  socialScript: () => readFile(ASSETS.socialScript, 'utf8'),
  frameStyle: () => readFile(ASSETS.frameStyle, 'utf8'),
  pageStyle: () => readFile(ASSETS.pageStyle, 'utf8'),
})
