import { type ModalContext, REMOTE_WALLET_ID } from '@foyer/core/ui'

/** The name of a wallet: as it was found, as the site lists it, or as it was known on an earlier visit. */
export function walletNameOf({ stores, options }: ModalContext, walletId: string): string {
  const [found] = stores.connectors.find(walletId)
  const listed = options.customWallets?.find(({ id, rdns }) => id === walletId || rdns === walletId)
  const records = Object.values(stores.connections.$connections.get()).flatMap((each) => each.records)
  const known = records.find(({ connectorId }) => connectorId === walletId)
  // Of all the wallets on other devices, the one that is or was connected.
  if (walletId === REMOTE_WALLET_ID && known) return known.name
  return found?.name ?? listed?.name ?? known?.name ?? walletId
}

/** Its picture, from the same places. */
export function walletImageOf({ stores, options }: ModalContext, walletId: string): string | undefined {
  const [found] = stores.connectors.find(walletId)
  const listed = options.customWallets?.find(({ id, rdns }) => id === walletId || rdns === walletId)
  const records = Object.values(stores.connections.$connections.get()).flatMap((each) => each.records)
  return found?.imageUrl ?? listed?.image_url ?? records.find(({ connectorId }) => connectorId === walletId)?.icon
}
