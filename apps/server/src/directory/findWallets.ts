import * as z from 'zod/mini'
import type { DirectoryWallet } from './readDirectory'

const MAX_ENTRIES = 100
const MAX_LIST = 500

const count = (most: number, otherwise: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
      z.transform((text: string) => Math.min(Number(text), most)),
    ),
    otherwise,
  )
const list = z.optional(
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(20_000)),
      z.transform((text: string) => text.split(',').map((part) => part.trim())),
    ),
    z.pipe(
      z.array(z.string()).check(z.maxLength(MAX_LIST)),
      z.transform((parts: string[]) => new Set(parts)),
    ),
  ),
)

/** Query of `GET /getWallets`. Parameters that are not known are ignored, and so is an empty one. */
export const walletQuerySchema = z.object({
  page: count(100_000, 1),
  entries: count(MAX_ENTRIES, 40),
  include: list,
  exclude: list,
  chains: list,
  names: list,
  rdns: list,
  badge_type: z.optional(z.enum(['none', 'certified'])),
  search: z._default(z.string().check(z.maxLength(200)), ''),
})

export type WalletQuery = z.output<typeof walletQuerySchema>

/** Finds the wallets of a page, and how many there are in all. A search ignores case and accents. */
export function findWallets(
  wallets: readonly DirectoryWallet[],
  query: WalletQuery,
): { readonly data: readonly DirectoryWallet[]; readonly count: number } {
  const { page, entries, include, exclude, chains, names, rdns, badge_type } = query
  const search = fold(query.search.trim())
  const found = wallets.filter(
    (wallet) =>
      (include === undefined || include.has(wallet.id)) &&
      !exclude?.has(wallet.id) &&
      (chains === undefined || wallet.chains.some((chain) => chains.has(chain))) &&
      (names === undefined || names.has(wallet.name)) &&
      (rdns === undefined || rdns.has(wallet.rdns ?? '')) &&
      (badge_type === undefined || (wallet.badge_type ?? 'none') === badge_type) &&
      fold(wallet.name).includes(search),
  )
  return { data: found.slice((page - 1) * entries, page * entries), count: found.length }
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
