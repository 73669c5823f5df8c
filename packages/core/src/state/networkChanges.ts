import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { Network, NetworkState } from '../types/network.js'
import type { NetworksStore } from './networks.js'

// These functions are not in the store's module, so that they load only when the network first changes.

export function activateNetwork(store: NetworksStore, { chainNamespace, caipNetworkId }: Network): void {
  store.$activeIds.set({ ...store.$activeIds.get(), [chainNamespace]: caipNetworkId })
  setNetworkState(store, chainNamespace, { unsupportedCaipNetworkId: undefined })
}

export function setUnsupportedNetwork(store: NetworksStore, namespace: Namespace, id: CaipNetworkId): void {
  setNetworkState(store, namespace, { unsupportedCaipNetworkId: id })
}

export function setNetworkState(store: NetworksStore, namespace: Namespace, change: Partial<NetworkState>): void {
  store.$states.set({ ...store.$states.get(), [namespace]: { ...store.state(namespace), ...change } })
}

export function resetNetworks(store: NetworksStore, namespace: Namespace): void {
  store.$states.set(without(store.$states.get(), namespace))
  store.$activeIds.set(without(store.$activeIds.get(), namespace))
}

function without<T>(all: PerNamespace<T>, namespace: Namespace): PerNamespace<T> {
  const { [namespace]: _, ...others } = all
  return others
}
