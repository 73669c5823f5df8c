import type { AccountState, CaipAddress, Network } from '@foyer/core'
import { assetsFeature } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useUi } from '../../UiContext.js'
import { useFeature } from '../useFeature.js'

/** Beyond this nobody is asked by itself: a site may have a thousand networks. */
const MOST_NETWORKS = 30

/** Here each network writes the same account as another address: one is known where the account is in use. */
const ONE_NETWORK_EACH = ['cosmos']

export interface Place {
  readonly caipAddress: CaipAddress
  readonly network: Network
}

/**
 * Where the visitor's tokens are looked for: the network in use, or all that the connected accounts of whatever kind have
 * something on. Test networks are never added up.
 */
export function useScope() {
  const { context } = useUi()
  const { part } = useFeature(assetsFeature)
  const wish = useStore(part.$scope)
  const { namespace, account } = useActiveAccount()
  const accounts = useStore(context.stores.accounts.$accounts)
  const all = useStore(context.stores.networks.$all)
  const active = useStore(context.stores.networks.$active)
  const { address } = account
  const here: readonly Place[] = address && active?.chainNamespace === namespace ? [placeOf(active, address)] : []
  const others = Object.values(accounts)
    .flatMap((each) => placesOf(each, all))
    .filter(({ network }) => !network.testnet && network.caipNetworkId !== active?.caipNetworkId)
  // Beside a test network there is nothing that could be added up.
  const canAll = others.length > 0 && active !== undefined && !active.testnet
  const scope = canAll ? wish : 'network'
  const wanted = scope === 'all' ? [...here, ...others.sort(inUseFirst)] : here
  return {
    scope,
    canAll,
    places: wanted.slice(0, MOST_NETWORKS),
    /** Of which nobody is asked. */
    left: wanted.slice(MOST_NETWORKS).map(({ network }) => network),
    setScope: part.setScope,
  }
}

interface FoundPlace extends Place {
  readonly isInUse: boolean
}

function placesOf({ address, caipAddress }: AccountState, all: readonly Network[]): readonly FoundPlace[] {
  if (!address || !caipAddress) return []
  const [kind = ''] = caipAddress.split(':')
  return all
    .filter(({ chainNamespace }) => chainNamespace === kind)
    .map((network) => placeOf(network, address))
    .map((place) => ({ ...place, isInUse: place.caipAddress === caipAddress }))
    .filter(({ isInUse }) => isInUse || !ONE_NETWORK_EACH.includes(kind))
}

const placeOf = (network: Network, address: string): Place => ({
  network,
  caipAddress: `${network.caipNetworkId}:${address}`,
})

const inUseFirst = (one: FoundPlace, other: FoundPlace): number => Number(other.isInUse) - Number(one.isInUse)
