import type { ModalContext } from '../context.js'
import type { Namespace } from '../types/caip.js'
import type { DirectoryWallet } from '../types/directory.js'
import { foundWallets } from './foundWallets.js'
import { addListed, isUsable, listedRow } from './listWallets.js'
import { sourceOf } from './sources.js'
import { tellApart } from './tellApart.js'
import type { WalletRow } from './walletRow.js'

export interface ListAllWalletsParameters {
  readonly namespace?: Namespace | undefined
  /** Only those whose name has this in it. The directory has answered for its own. */
  readonly search?: string | undefined
  /** What the directory has given, in its order. */
  readonly wallets: readonly DirectoryWallet[]
}

/** Every wallet there is, each once: those in this browser, the site's own, the featured ones, and the directory's. */
export function listAllWallets(context: ModalContext, parameters: ListAllWalletsParameters): readonly WalletRow[] {
  const { namespace, search = '', wallets } = parameters
  const { customWallets = [] } = context.options
  const { featured } = context.stores.directory.$suggestions.get()
  const wanted = search.trim().toLowerCase()
  const isWanted = ({ name }: { readonly name: string }) => name.toLowerCase().includes(wanted)
  const isServed = ({ chains = [] }: Partial<DirectoryWallet>) =>
    namespace === undefined || chains.some((id) => id.startsWith(`${namespace}:`))

  const rows = foundWallets(context, namespace).filter(({ row }) => !sourceOf(context, row.id).code && isWanted(row))
  for (const wallet of customWallets.filter(isWanted)) addListed(context, rows, wallet, 'custom', namespace)
  for (const wallet of featured.filter((each) => isWanted(each) && isServed(each) && isUsable(context, each))) {
    addListed(context, rows, wallet, 'featured', namespace)
  }
  const seen = new Set(rows.flatMap(({ ids }) => ids))
  const others = wallets.filter(
    (each) => !seen.has(each.id) && !(each.rdns && seen.has(each.rdns)) && isUsable(context, each),
  )
  const listed = others.map((wallet) => ({
    row: listedRow(context, wallet, 'recommended', namespace),
    ids: [wallet.id],
  }))
  return tellApart(context, [...rows, ...listed])
}
