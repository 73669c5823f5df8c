import { createHash } from 'node:crypto'
import type { SiteAssets } from '../types'

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
} as const satisfies Record<keyof SiteAssets, string>

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
] as const satisfies readonly (keyof SiteAssets)[]

/** Hashes what a site serves, in the form of `integrity`, as the text of `hashes.json`. */
export async function hashAssets(assets: SiteAssets): Promise<string> {
  const hashes: Record<string, string> = {}
  for (const kind of ASSET_KINDS) hashes[ASSET_FILE_NAMES[kind]] = hash(await assets[kind]())
  return `${JSON.stringify(hashes, undefined, 2)}\n`
}

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
