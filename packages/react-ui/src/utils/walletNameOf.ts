import { findListed, type ModalContext, sourceOf } from '@foyer/core/ui'

/** The name of a wallet: as it was found, as the site or the directory lists it, or as it was known on an earlier visit. */
export function walletNameOf(context: ModalContext, walletId: string): string {
  const { stores } = context
  const [found] = stores.connectors.find(walletId)
  const records = Object.values(stores.connections.$connections.get()).flatMap((each) => each.records)
  const known = records.find(({ connectorId }) => connectorId === walletId)
  // Of all that a code reaches, the one that is or was connected.
  if (known && sourceOf(context, walletId).code) return known.name
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
