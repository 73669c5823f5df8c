import type { ModalContext } from '../modal/context.js'
import type { Namespace } from '../types/caip.js'
import type { DirectoryWallet } from '../types/wallet.js'
import { disambiguateRows } from './disambiguateRows.js'
import { getDiscoveredWallets } from './discoveredWallets.js'
import { hasWalletRow } from './findListedWallet.js'
import { addListedRow, createListedRow, isUsableWallet } from './listWallets.js'
import { getWalletSource } from './sources.js'
import type { WalletRow } from './walletRow.js'

export interface ListAllWalletsParameters {
  readonly namespace?: Namespace | undefined
  readonly search?: string | undefined
  readonly wallets: readonly DirectoryWallet[]
}

export function listAllWallets(context: ModalContext, parameters: ListAllWalletsParameters): readonly WalletRow[] {
  const { namespace, search = '', wallets } = parameters
  const { customWallets = [] } = context.options
  const { featured } = context.stores.directory.$suggestions.get()
  const wanted = search.trim().toLowerCase()
  const isWanted = ({ name }: { readonly name: string }) => name.toLowerCase().includes(wanted)
  const isServed = ({ chains = [] }: Partial<DirectoryWallet>) =>
    namespace === undefined || chains.some((id) => id.startsWith(`${namespace}:`))

  const rows = getDiscoveredWallets(context, namespace).filter(
    ({ row }) => !getWalletSource(context, row.id).hasPairingCode && isWanted(row),
  )
  for (const wallet of customWallets.filter(isWanted)) addListedRow(context, rows, wallet, 'custom', namespace)
  for (const wallet of featured.filter((each) => isWanted(each) && isServed(each) && isUsableWallet(context, each))) {
    addListedRow(context, rows, wallet, 'featured', namespace)
  }
  const others = wallets.filter((each) => !hasWalletRow(rows, each) && isUsableWallet(context, each))
  const listed = others.map((wallet) => ({
    row: createListedRow(context, wallet, 'recommended', namespace),
    ids: [wallet.id],
  }))
  return disambiguateRows(context, [...rows, ...listed])
}
