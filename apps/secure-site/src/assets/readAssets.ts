import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { LanguageTag } from '../texts/languageTags'
import type { SiteAssets } from '../types'
import { ASSET_FILE_NAMES, toTextsPath } from './hashAssets'

const path = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url))

export const ASSET_PATHS = {
  script: path(ASSET_FILE_NAMES.script),
  describeScript: path(ASSET_FILE_NAMES.describeScript),
  socialScript: path(ASSET_FILE_NAMES.socialScript),
  frameStyle: path(ASSET_FILE_NAMES.frameStyle),
  pageStyle: path(ASSET_FILE_NAMES.pageStyle),
  walletScript: path(ASSET_FILE_NAMES.walletScript),
  walletStyle: path(ASSET_FILE_NAMES.walletStyle),
  reviewScript: path(ASSET_FILE_NAMES.reviewScript),
  reviewStyle: path(ASSET_FILE_NAMES.reviewStyle),
  exitPage: path(ASSET_FILE_NAMES.exitPage),
}
export const getTextsPath = (language: LanguageTag) => path(toTextsPath(language))
export const HASHES_PATH = path('hashes.json')

export const readAssets = (): SiteAssets => ({
  script: () => readFile(ASSET_PATHS.script, 'utf8'),
  describeScript: () => readFile(ASSET_PATHS.describeScript, 'utf8'),
  socialScript: () => readFile(ASSET_PATHS.socialScript, 'utf8'),
  frameStyle: () => readFile(ASSET_PATHS.frameStyle, 'utf8'),
  pageStyle: () => readFile(ASSET_PATHS.pageStyle, 'utf8'),
  walletScript: () => readFile(ASSET_PATHS.walletScript, 'utf8'),
  walletStyle: () => readFile(ASSET_PATHS.walletStyle, 'utf8'),
  reviewScript: () => readFile(ASSET_PATHS.reviewScript, 'utf8'),
  reviewStyle: () => readFile(ASSET_PATHS.reviewStyle, 'utf8'),
  exitPage: () => readFile(ASSET_PATHS.exitPage, 'utf8'),
  texts: (language) => readFile(getTextsPath(language), 'utf8'),
})
