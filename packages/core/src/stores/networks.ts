import { atom, computed } from 'nanostores'
import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { Network, NetworkState } from '../types/network.js'

const unknownState: NetworkState = {
  approvedCaipNetworkIds: [],
  supportsAllNetworks: true,
  smartAccountEnabledNetworks: [],
  unsupportedCaipNetworkId: undefined,
}

export interface NetworksSeed {
  readonly networks: readonly Network[]
  readonly defaultNetwork: Network
  /** What storage remembers of the last visit. */
  readonly activeId: CaipNetworkId | undefined
}

/** The list, which network is active in each namespace, and which namespace is the active one. */
export function createNetworksStore({ networks, defaultNetwork, activeId }: NetworksSeed) {
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

  /** Id of the network that the active namespace is on, in the list or not. */
  const currentId = (): CaipNetworkId | undefined =>
    state($namespace.get()).unsupportedCaipNetworkId ?? active($namespace.get())?.caipNetworkId
  // What the modal starts with is no change.
  let told = currentId()

  return {
    $all,
    $namespace,
    $states,
    $activeIds,
    /** The active network of the active namespace. Undefined while its wallet is on one that is not in the list. */
    $active: computed([$namespace, $all, $activeIds, $states], (namespace) => {
      return state(namespace).unsupportedCaipNetworkId ? undefined : active(namespace)
    }),
    currentId,
    /** The network that is the active one now, once after each change. */
    takeChange(): CaipNetworkId | undefined {
      const last = told
      told = currentId()
      return told === last ? undefined : told
    },
    of,
    find,
    state,
    /** The active network of one namespace, from the list. */
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
