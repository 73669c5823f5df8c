import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BenchContext, MeasuredApp } from '../types'

/**
 * Lists the chunks that each feature downloads beyond those of the account's views and the shared amount input: its
 * own, and some that few features share.
 */
export const featureChunks: Readonly<Record<string, readonly string[]>> = {
  'swapping: the form': ['swap'],
  'swapping, looked over': ['swapping', 'asking', 'calls'],
  buying: ['onramp', 'purchaseViews'],
  'paying, after sending': ['pay'],
  'signing in': ['siwx'],
  names: ['names'],
  permissions: ['permissions', 'allowances'],
  'smart-account sessions': ['smartSessions', 'createPermissionMethods'],
  NFTs: ['nfts', 'NftView', 'nft-sources'],
  'a phone': ['remote', 'universal-provider'],
}

const NAME = /^(.+)-[\w-]{8}\.js$/

/**
 * Measures the bytes of each feature's chunks in an app. Throws for a chunk without a file, which would weigh nothing.
 */
export function measureFeatureBytes({ out }: Pick<BenchContext, 'out'>, { page }: Pick<MeasuredApp, 'page'>) {
  const folder = join(out, 'vite', page, 'assets')
  const weights: Record<string, number> = {}
  for (const file of readdirSync(folder)) {
    const name = NAME.exec(file)?.[1]
    if (name) weights[name] = (weights[name] ?? 0) + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  }
  const weightOf = (group: string) => {
    const weight = weights[group]
    if (weight === undefined) throw new Error(`No file of the group ${group}`)
    return weight
  }
  return Object.fromEntries(
    Object.entries(featureChunks).map(([feature, groups]) => [
      feature,
      groups.reduce((sum, group) => sum + weightOf(group), 0),
    ]),
  )
}
