import type { AccountState, CaipAddress, Network } from '@foyer/core'
import { assetsFeature, type FeatureContext } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { computed, type StoreValue } from 'nanostores'
import { useMemo } from 'react'
import { useFeature } from '../../feature/defineReactFeature.js'
import { useUi } from '../../internal/UiContext.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { useIsSlow } from '../../internal/useIsSlow.js'

/** Maximum number of networks whose balances are read at once: an app may list a thousand. */
const MAX_NETWORKS = 30

/**
 * Namespaces in which an account has a different address on each network. Only the active network's address is known.
 */
const SINGLE_NETWORK_NAMESPACES = ['cosmos']

export interface AccountOnNetwork {
  readonly caipAddress: CaipAddress
  readonly network: Network
}

/**
 * Returns the accounts and networks whose tokens are shown: the active network, or all networks of the connected
 * accounts. Never sums test networks.
 */
export function usePortfolioScope() {
  const { context } = useUi()
  const { service } = useFeature(assetsFeature)
  const wish = useStore(service.$scope)
  const { namespace, account } = useActiveAccount()
  const accounts = useStore(context.stores.accounts.$accounts)
  const all = useStore(context.stores.networks.$all)
  const active = useStore(context.stores.networks.$active)
  const { address } = account
  const here: readonly AccountOnNetwork[] =
    address && active?.chainNamespace === namespace ? [placeOf(active, address)] : []
  const others = Object.values(accounts)
    .flatMap((each) => listPlaces(each, all))
    .filter(({ network }) => !network.testnet && network.caipNetworkId !== active?.caipNetworkId)
  // A test network is shown alone: its coins are worthless.
  const canAll = others.length > 0 && active !== undefined && !active.testnet
  const scope = canAll ? wish : 'network'
  const places = scope === 'all' ? [...here, ...others.sort(sortActiveFirst)] : here
  return {
    scope,
    canAll,
    places: places.slice(0, MAX_NETWORKS),
    left: places.slice(MAX_NETWORKS).map(({ network }) => network),
    setScope: service.setScope,
  }
}

interface FoundPlace extends AccountOnNetwork {
  readonly isInUse: boolean
}

function listPlaces({ address, caipAddress }: AccountState, all: readonly Network[]): readonly FoundPlace[] {
  if (!address || !caipAddress) return []
  const [kind = ''] = caipAddress.split(':')
  return all
    .filter(({ chainNamespace }) => chainNamespace === kind)
    .map((network) => placeOf(network, address))
    .map((place) => ({ ...place, isInUse: place.caipAddress === caipAddress }))
    .filter(({ isInUse }) => isInUse || !SINGLE_NETWORK_NAMESPACES.includes(kind))
}

const placeOf = (network: Network, address: string): AccountOnNetwork => ({
  network,
  caipAddress: `${network.caipNetworkId}:${address}`,
})

const sortActiveFirst = (one: FoundPlace, other: FoundPlace): number => Number(other.isInUse) - Number(one.isInUse)

type Owned = StoreValue<ReturnType<FeatureContext['owned']>>

/** Reads the portfolios of accounts, in the order of `addresses`, while the component is mounted. */
export function usePortfolios(addresses: readonly CaipAddress[]): readonly Owned[] {
  const { context: feature } = useFeature(assetsFeature)
  const key = addresses.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses are compared by what they say
  const $all = useMemo(() => computed(addresses.map(feature.owned), (...entries) => entries), [feature, key])
  return useStore($all)
}

/**
 * Returns the time of the oldest balance that is not up to date; undefined if all are. A stale balance that is read
 * again counts only once that failed or takes long: its age would else appear for a moment at each opening.
 */
export function useStaleTime(entries: readonly Owned[]): number | undefined {
  const owned = entries.filter(({ tokens }) => tokens.length > 0)
  const stale = owned.flatMap(({ stale, at, others }) => [stale ? at : undefined, others.stale ? others.at : undefined])
  const hasFailed = entries.some(({ error, others }) => error || others.error)
  const isLate = useIsSlow(!hasFailed && stale.some(isKnown))
  const own = owned.flatMap(({ tokens }) => tokens.map(toOwnTime))
  const times = [...own, ...(hasFailed || isLate ? stale : [])].filter(isKnown)
  return times.length > 0 ? Math.min(...times) : undefined
}

const toOwnTime = ({ amount, asOf }: Owned['tokens'][number]) => (amount > 0n ? asOf : undefined)

const isKnown = (time: number | undefined): time is number => time !== undefined
