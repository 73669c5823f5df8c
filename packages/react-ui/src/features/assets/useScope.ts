import type { CaipAddress, Network } from '@foyer/core'
import { assetsFeature } from '@foyer/core/ui'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useReadable } from '../../hooks/useReadable.js'
import { useUi } from '../../UiContext.js'
import { useFeature } from '../useFeature.js'

/** Beyond this nobody is asked by itself: a site may have a thousand networks. */
const MOST_NETWORKS = 30

export interface Place {
  readonly caipAddress: CaipAddress
  readonly network: Network
}

/** Where the visitor's tokens are looked for: the network in use, or all of its kind that are no test networks. */
export function useScope() {
  const { context } = useUi()
  const { part } = useFeature(assetsFeature)
  const wish = useReadable(part.$scope)
  const { namespace, account } = useActiveAccount()
  const all = useReadable(context.stores.networks.$all)
  const active = useReadable(context.stores.networks.$active)
  const { address } = account
  const others = all.filter(
    ({ chainNamespace, testnet, caipNetworkId }) =>
      chainNamespace === namespace && !testnet && caipNetworkId !== active?.caipNetworkId,
  )
  // Beside a test network there is nothing that could be added up.
  const canAll = others.length > 0 && active !== undefined && !active.testnet
  const scope = canAll ? wish : 'network'
  const networks = active ? [active, ...(scope === 'all' ? others.slice(0, MOST_NETWORKS - 1) : [])] : []
  const places: readonly Place[] = address
    ? networks
        .filter(({ chainNamespace }) => chainNamespace === namespace)
        .map((network) => ({ network, caipAddress: `${network.caipNetworkId}:${address}` }))
    : []
  return { scope, canAll, places, setScope: part.setScope }
}
