import type { ModalContext } from '../context.js'
import { brandOf, isDisguised } from '../utils/brandOf.js'
import { plainName } from '../utils/plainText.js'
import { findListed } from './findListed.js'
import type { KnownRow } from './foundWallets.js'
import type { WalletRow } from './walletRow.js'

/** The rows, and of those whose names may be somebody else's, who says that they are called so. */
export function tellApart(context: ModalContext, rows: readonly KnownRow[]): WalletRow[] {
  const brands = rows.map(({ row }) => brandOf(row.name))
  const sharing = count(brands)
  const claiming = count(rows.map(({ disputed }) => disputed))
  const told = new Map<string, number>()
  return rows.map(({ row, rdns, disputed }, at) => {
    const isShared = (sharing.get(brands[at]) ?? 0) > 1
    const disguised = isDisguised(row.name)
    if (!row.isInstalled) {
      const from = isShared ? hostOf(findListed(context, row.id)?.homepage) : undefined
      return from ? { ...row, claim: { from, one: undefined, isDisguised: disguised } } : row
    }
    if (!(isShared || disguised || disputed !== undefined)) return row
    const networks = row.namespaces.map((each) => context.stores.networks.of(each)[0]?.name ?? each)
    const from = (rdns && plainName(rdns)) || networks.join(', ')
    const of = claiming.get(disputed) ?? 0
    if (disputed === undefined || of < 2) return { ...row, claim: { from, one: undefined, isDisguised: disguised } }
    const index = (told.get(disputed) ?? 0) + 1
    told.set(disputed, index)
    return { ...row, claim: { from, one: { index, of }, isDisguised: disguised } }
  })
}

/** Where a wallet that is not here is at home. */
function hostOf(homepage: string | undefined): string | undefined {
  return homepage !== undefined && URL.canParse(homepage) ? new URL(homepage).hostname.replace(/^www\./, '') : undefined
}

function count<T>(all: readonly T[]): ReadonlyMap<T | undefined, number> {
  const counts = new Map<T, number>()
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}
