import { createHash } from 'node:crypto'
import type { SiteAssets } from '../types'

export const ASSET_FILE_NAMES = {
  script: 'sdk.js',
  socialScript: 'social.js',
  frameStyle: 'sdk.css',
  pageStyle: 'page.css',
  walletScript: 'wallet.js',
  walletStyle: 'wallet.css',
  reviewScript: 'review.js',
  reviewStyle: 'review.css',
  exitPage: 'exit.html',
} as const satisfies Record<keyof SiteAssets, string>

/** Hashes what a site serves, in the form of `integrity`, as the text of `hashes.json`. */
export async function hashAssets(assets: SiteAssets): Promise<string> {
  const {
    script,
    socialScript,
    frameStyle,
    pageStyle,
    walletScript,
    walletStyle,
    reviewScript,
    reviewStyle,
    exitPage,
  } = ASSET_FILE_NAMES
  const hashes = {
    [script]: hash(await assets.script()),
    [frameStyle]: hash(await assets.frameStyle()),
    [socialScript]: hash(await assets.socialScript()),
    [pageStyle]: hash(await assets.pageStyle()),
    [walletScript]: hash(await assets.walletScript()),
    [walletStyle]: hash(await assets.walletStyle()),
    [reviewScript]: hash(await assets.reviewScript()),
    [reviewStyle]: hash(await assets.reviewStyle()),
    [exitPage]: hash(await assets.exitPage()),
  }
  return `${JSON.stringify(hashes, undefined, 2)}\n`
}

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
