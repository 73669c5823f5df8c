import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { Network, NetworkState } from '../types/network.js'
import type { NetworksStore } from './networks.js'

// How the networks change. Apart from the store, because nothing changes before something happens.

/** Makes a network the active one of its namespace. */
export function activateNetwork(store: NetworksStore, { chainNamespace, caipNetworkId }: Network): void {
  store.$activeIds.set({ ...store.$activeIds.get(), [chainNamespace]: caipNetworkId })
  setNetworkState(store, chainNamespace, { unsupportedCaipNetworkId: undefined })
}

/** The wallet is on a network that is not in the list. */
export function setUnsupported(store: NetworksStore, namespace: Namespace, id: CaipNetworkId): void {
  setNetworkState(store, namespace, { unsupportedCaipNetworkId: id })
}

export function setNetworkState(store: NetworksStore, namespace: Namespace, change: Partial<NetworkState>): void {
  store.$states.set({ ...store.$states.get(), [namespace]: { ...store.state(namespace), ...change } })
}

/** Back to how it was before a wallet was connected. */
export function resetNetworks(store: NetworksStore, namespace: Namespace): void {
  store.$states.set(without(store.$states.get(), namespace))
  store.$activeIds.set(without(store.$activeIds.get(), namespace))
}

function without<T>(all: PerNamespace<T>, namespace: Namespace): PerNamespace<T> {
  const { [namespace]: _, ...others } = all
  return others
}
