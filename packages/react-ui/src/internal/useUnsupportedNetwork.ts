'use client'

import type { Namespace, NetworkState } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useModalProvider } from '../hooks/ModalProvider.js'

// A constant: React requires a server snapshot to keep its identity.
const none: Readonly<Record<string, NetworkState>> = {}

/** Returns the wallet's network where it is outside of `networks`, by default in the active namespace. */
export function useUnsupportedNetwork(namespace?: Namespace): NetworkState['unsupportedCaipNetworkId'] {
  const { networks } = useModalProvider('A button').modal.context.stores
  const active = useStore(networks.$namespace)
  return useStore(networks.$states, { ssr: () => none })[namespace ?? active]?.unsupportedCaipNetworkId
}
