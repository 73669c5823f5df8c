import { findListed, type ModalContext, REMOTE_WALLET_ID } from '@foyer/core/ui'

/** The name of a wallet: as it was found, as the site or the directory lists it, or as it was known on an earlier visit. */
export function walletNameOf(context: ModalContext, walletId: string): string {
  const { stores } = context
  const [found] = stores.connectors.find(walletId)
  const records = Object.values(stores.connections.$connections.get()).flatMap((each) => each.records)
  const known = records.find(({ connectorId }) => connectorId === walletId)
  // Of all the wallets on other devices, the one that is or was connected.
  if (walletId === REMOTE_WALLET_ID && known) return known.name
  return found?.name ?? findListed(context, walletId)?.name ?? known?.name ?? walletId
}

/** Its picture, from the same places. */
export function walletImageOf(context: ModalContext, walletId: string): string | undefined {
  const { stores } = context
  const [found] = stores.connectors.find(walletId)
  const records = Object.values(stores.connections.$connections.get()).flatMap((each) => each.records)
  const known = records.find(({ connectorId }) => connectorId === walletId)
  return found?.imageUrl ?? findListed(context, walletId)?.image_url ?? known?.icon
}
