import { atom, computed } from 'nanostores'
import type { BaseContext } from '../modal/context.js'
import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { Network, NetworkState } from '../types/network.js'

const unknownState: NetworkState = {
  approvedCaipNetworkIds: [],
  supportsAllNetworks: true,
  smartAccountEnabledNetworks: [],
  unsupportedCaipNetworkId: undefined,
}

export interface CreateNetworksStoreParameters {
  readonly networks: readonly Network[]
  readonly defaultNetwork: Network
  readonly activeId: CaipNetworkId | undefined
}

export function createNetworksStore({ networks, defaultNetwork, activeId }: CreateNetworksStoreParameters) {
  const stored = networks.find(({ caipNetworkId }) => caipNetworkId === activeId)
  const $all = atom<readonly Network[]>(networks)
  const $namespace = atom<Namespace>((stored ?? defaultNetwork).chainNamespace)
  const $activeIds = atom<PerNamespace<CaipNetworkId>>({
    [defaultNetwork.chainNamespace]: defaultNetwork.caipNetworkId,
    ...(stored ? { [stored.chainNamespace]: stored.caipNetworkId } : {}),
  })
  const $states = atom<PerNamespace<NetworkState>>({})

  const of = (namespace: Namespace) => $all.get().filter(({ chainNamespace }) => chainNamespace === namespace)
  const find = (id: string | undefined) => $all.get().find(({ caipNetworkId }) => caipNetworkId === id)
  const state = (namespace: Namespace) => $states.get()[namespace] ?? unknownState
  const initial = (namespace: Namespace) =>
    of(namespace).find(({ caipNetworkId }) => caipNetworkId === defaultNetwork.caipNetworkId) ?? of(namespace)[0]
  const active = (namespace: Namespace) => find($activeIds.get()[namespace]) ?? initial(namespace)

  const currentId = (): CaipNetworkId | undefined =>
    state($namespace.get()).unsupportedCaipNetworkId ?? active($namespace.get())?.caipNetworkId
  let lastEmitted = currentId()

  return {
    $all,
    $namespace,
    $states,
    $activeIds,
    // Active network of the active namespace. Undefined while the wallet is on a network that the app does not list.
    $active: computed([$namespace, $all, $activeIds, $states], (namespace) => {
      return state(namespace).unsupportedCaipNetworkId ? undefined : active(namespace)
    }),
    currentId,
    takeChange(): CaipNetworkId | undefined {
      const last = lastEmitted
      lastEmitted = currentId()
      return lastEmitted === last ? undefined : lastEmitted
    },
    of,
    find,
    state,
    active,
    activateNamespace: (namespace: Namespace) => $namespace.set(namespace),
    add(network: Network) {
      const others = $all.get().filter(({ caipNetworkId }) => caipNetworkId !== network.caipNetworkId)
      $all.set([...others, network])
    },
    remove(id: CaipNetworkId) {
      $all.set($all.get().filter(({ caipNetworkId }) => caipNetworkId !== id))
    },
  }
}

export type NetworksStore = ReturnType<typeof createNetworksStore>

// Emits `networkChange` if the active network has changed since the last time it was emitted. Call this at the end of
// each change.
export function emitNetworkChange({ services, stores }: BaseContext): void {
  const caipNetworkId = stores.networks.takeChange()
  if (caipNetworkId) services.events.emit('networkChange', { caipNetworkId })
}
