'use client'

import type { NetworkState } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { usePage } from '../ModalProvider.js'

// One object for all renders: a server snapshot must not change.
const none: Readonly<Record<string, NetworkState>> = {}

/** The network that the wallet is on although the site does not use it. */
export function useUnsupported(): NetworkState['unsupportedCaipNetworkId'] {
  const { networks } = usePage('A button').modal.context.stores
  const namespace = useStore(networks.$namespace)
  return useStore(networks.$states, { ssr: () => none })[namespace]?.unsupportedCaipNetworkId
}
