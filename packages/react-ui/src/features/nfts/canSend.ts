import type { ModalContext } from '@foyer/core/ui'
import type { Nft } from '@foyer/core/ui/nfts'
import { sendNamespaces } from '@foyer/core/ui/send'

/** Whether one can be sent: by its kind, by the chain, by the wallet, and where the site lets its visitors. */
export async function canSend({ options, adapters, stores }: ModalContext, nft: Nft): Promise<boolean> {
  const namespace = stores.networks.find(nft.caipNetworkId)?.chainNamespace ?? ''
  const isOn = sendNamespaces(options).includes(namespace)
  const connection = stores.connections.active(namespace)?.connection
  if (!nft.standard || !isOn || !connection?.sendTransaction) return false
  const ledger = await adapters.get(namespace)?.ledger?.()
  return ledger?.transfers?.nfts?.includes(nft.standard) ?? false
}
