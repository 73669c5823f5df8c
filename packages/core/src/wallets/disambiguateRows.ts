import type { ModalContext } from '../modal/context.js'
import { sanitizeName } from '../utils/sanitizeText.js'
import { isDisguisedName, toBrandKey } from '../utils/toBrandKey.js'
import type { IdentifiedWalletRow } from './discoveredWallets.js'
import { findListedWallet } from './findListedWallet.js'
import type { WalletRow } from './walletRow.js'

export function disambiguateRows(context: ModalContext, rows: readonly IdentifiedWalletRow[]): WalletRow[] {
  const brands = rows.map(({ row }) => toBrandKey(row.name))
  const sharing = count(brands)
  const claiming = count(rows.map(({ disputed }) => disputed))
  const numbered = new Map<string, number>()
  return rows.map(({ row, rdns, disputed }, at) => {
    const isShared = (sharing.get(brands[at]) ?? 0) > 1
    const disguised = isDisguisedName(row.name)
    if (!row.isInstalled) {
      const from = isShared ? hostOf(findListedWallet(context, row.id)?.homepage) : undefined
      return from ? { ...row, claim: { from, one: undefined, isDisguised: disguised } } : row
    }
    if (!(isShared || disguised || disputed !== undefined)) return row
    const networks = row.namespaces.map((each) => context.stores.networks.of(each)[0]?.name ?? each)
    const from = (rdns && sanitizeName(rdns)) || networks.join(', ')
    const of = claiming.get(disputed) ?? 0
    if (disputed === undefined || of < 2) return { ...row, claim: { from, one: undefined, isDisguised: disguised } }
    const index = (numbered.get(disputed) ?? 0) + 1
    numbered.set(disputed, index)
    return { ...row, claim: { from, one: { index, of }, isDisguised: disguised } }
  })
}

function hostOf(homepage: string | undefined): string | undefined {
  return homepage !== undefined && URL.canParse(homepage) ? new URL(homepage).hostname.replace(/^www\./, '') : undefined
}

function count<T>(all: readonly T[]): ReadonlyMap<T | undefined, number> {
  const counts = new Map<T, number>()
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}
