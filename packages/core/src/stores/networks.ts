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
    defaultNetwork.chainNamespace === namespace ? find(defaultNetwork.caipNetworkId) : of(namespace)[0]
  const setState = (namespace: Namespace, change: Partial<NetworkState>) =>
    $states.set({ ...$states.get(), [namespace]: { ...state(namespace), ...change } })

  return {
    $all,
    $namespace,
    $states,
    /** The active network of the active namespace. Undefined while its wallet is on one that is not in the list. */
    $active: computed([$all, $activeIds, $namespace, $states], (all, ids, namespace, states) =>
      states[namespace]?.unsupportedCaipNetworkId
        ? undefined
        : (all.find(({ caipNetworkId }) => caipNetworkId === ids[namespace]) ??
          all.find(({ chainNamespace }) => chainNamespace === namespace)),
    ),
    of,
    find,
    state,
    setState,
    /** The active network of one namespace, from the list. */
    active(namespace: Namespace): Network | undefined {
      return find($activeIds.get()[namespace]) ?? initial(namespace)
    },
    activate(network: Network) {
      $activeIds.set({ ...$activeIds.get(), [network.chainNamespace]: network.caipNetworkId })
      setState(network.chainNamespace, { unsupportedCaipNetworkId: undefined })
    },
    activateNamespace: (namespace: Namespace) => $namespace.set(namespace),
    /** The wallet is on a network that is not in the list. */
    setUnsupported: (namespace: Namespace, id: CaipNetworkId) => setState(namespace, { unsupportedCaipNetworkId: id }),
    /** Back to how it was before a wallet was connected. */
    reset(namespace: Namespace) {
      const network = initial(namespace)
      const { [namespace]: _id, ...ids } = $activeIds.get()
      const { [namespace]: _state, ...states } = $states.get()
      $states.set(states)
      $activeIds.set(network ? { ...ids, [namespace]: network.caipNetworkId } : ids)
    },
    add(network: Network) {
      const others = $all.get().filter(({ caipNetworkId }) => caipNetworkId !== network.caipNetworkId)
      $all.set([...others, network])
    },
    remove(id: CaipNetworkId) {
      $all.set($all.get().filter(({ caipNetworkId }) => caipNetworkId !== id))
    },
  }
}
