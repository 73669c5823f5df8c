import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { SiteAssets } from '../types'
import { ASSET_NAMES } from './hashAssets'

const path = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url))

export const ASSETS = {
  script: path(ASSET_NAMES.script),
  socialScript: path(ASSET_NAMES.socialScript),
  frameStyle: path(ASSET_NAMES.frameStyle),
  pageStyle: path(ASSET_NAMES.pageStyle),
}
export const HASHES = path('hashes.json')

export const readAssets = (): SiteAssets => ({
  script: () => readFile(ASSETS.script, 'utf8'),
  socialScript: () => readFile(ASSETS.socialScript, 'utf8'),
  frameStyle: () => readFile(ASSETS.frameStyle, 'utf8'),
  pageStyle: () => readFile(ASSETS.pageStyle, 'utf8'),
})
