import type { Network } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useUi } from '../../UiContext.js'

/**
 * Where the address of the account receives: the network in use first. Only of one kind, and only EVM has one address for
 * all; test networks are apart from the others.
 */
export function useReceivingNetworks(): readonly Network[] {
  const { networks } = useUi().context.stores
  const { namespace } = useActiveAccount()
  const active = useStore(networks.$active)
  const all = useStore(networks.$all)
  if (!active || active.chainNamespace !== namespace) return []
  if (namespace !== 'eip155') return [active]
  const isAlike = (network: Network) =>
    network.chainNamespace === namespace && Boolean(network.testnet) === Boolean(active.testnet)
  return [active, ...all.filter((network) => isAlike(network) && network.caipNetworkId !== active.caipNetworkId)]
}
