import type { DirectoryWallet } from '../types'

export function findWallets(
  wallets: readonly DirectoryWallet[],
  query: URLSearchParams,
): { data: readonly DirectoryWallet[]; count: number } | { error: string } {
  const page = readCount(query.get('page'), 1)
  const entries = readCount(query.get('entries'), 40)
  if (page === undefined || entries === undefined) return { error: 'page and entries are whole numbers from 1' }

  const include = readList(query, 'include')
  const exclude = readList(query, 'exclude')
  const chains = readList(query, 'chains')
  const names = readList(query, 'names')
  const rdns = readList(query, 'rdns')
  const badge = query.get('badge_type') || query.get('badge')
  const search = (query.get('search') ?? '').trim().toLowerCase()

  const result = wallets.filter(
    (wallet) =>
      (include === undefined || include.has(wallet.id)) &&
      !exclude?.has(wallet.id) &&
      (chains === undefined || wallet.chains.some((chain) => chains.has(chain))) &&
      (names === undefined || names.has(wallet.name)) &&
      (rdns === undefined || (wallet.rdns !== null && rdns.has(wallet.rdns))) &&
      (!badge || wallet.badge_type === badge) &&
      wallet.name.toLowerCase().includes(search),
  )
  return { data: result.slice((page - 1) * entries, page * entries), count: result.length }
}

function readList(query: URLSearchParams, name: string) {
  const text = query.get(name)
  return text ? new Set(text.split(',').map((part) => part.trim())) : undefined
}

function readCount(text: string | null, otherwise: number) {
  if (text === null || text === '') return otherwise
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
