import { createHash } from 'node:crypto'
import { type LanguageTag, languageTags } from '../texts/languageTags'
import type { SiteAssets } from '../types'

/** Kinds of which there is one file. */
export type AssetKind = Exclude<keyof SiteAssets, 'texts'>

export const ASSET_FILE_NAMES = {
  script: 'sdk.js',
  describeScript: 'describe.js',
  socialScript: 'social.js',
  frameStyle: 'sdk.css',
  pageStyle: 'page.css',
  walletScript: 'wallet.js',
  walletStyle: 'wallet.css',
  reviewScript: 'review.js',
  reviewStyle: 'review.css',
  exitPage: 'exit.html',
} as const satisfies Record<AssetKind, string>

const ASSET_KINDS = [
  'script',
  'describeScript',
  'frameStyle',
  'socialScript',
  'pageStyle',
  'walletScript',
  'walletStyle',
  'reviewScript',
  'reviewStyle',
  'exitPage',
] as const satisfies readonly AssetKind[]

export const toTextsPath = (language: LanguageTag) => `texts/${language}.js`

/** Hashes what a site serves, in the form of `integrity`, as the text of `hashes.json`. */
export async function hashAssets(assets: SiteAssets): Promise<string> {
  const hashes: Record<string, string> = {}
  for (const kind of ASSET_KINDS) hashes[ASSET_FILE_NAMES[kind]] = hash(await assets[kind]())
  for (const language of languageTags) hashes[toTextsPath(language)] = hash(await assets.texts(language))
  return `${JSON.stringify(hashes, undefined, 2)}\n`
}

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
