import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Parts, Site } from '../types'

/**
 * Features by the groups that are theirs alone, or shared with few: what their views download in all beyond what the account has
 * loaded and the amounts that all of them enter. A chunk is called as its group.
 */
export const groupsOf: Readonly<Record<string, readonly string[]>> = {
  'swapping: the form': ['swap'],
  'swapping, looked over': ['swapping', 'asking', 'calls'],
  buying: ['onramp', 'purchase'],
  'paying, after sending': ['pay'],
  'signing in': ['siwx'],
  names: ['names'],
  'what was allowed': ['allowed', 'allowances'],
  'smart-account sessions': ['sessions', 'permissions'],
  NFTs: ['nfts', 'nft', 'nft-sources'],
  'a phone': ['remote', 'universal-provider'],
}

const NAME = /^(.+)-[\w-]{8}\.js$/

/** What each feature weighs in a site, by its own groups. Throws where a group has no file: it would weigh nothing. */
export function features({ out }: Pick<Parts, 'out'>, { page }: Pick<Site, 'page'>) {
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
    Object.entries(groupsOf).map(([feature, groups]) => [
      feature,
      groups.reduce((sum, group) => sum + weightOf(group), 0),
    ]),
  )
}
