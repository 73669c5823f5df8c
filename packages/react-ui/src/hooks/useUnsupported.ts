'use client'

import type { NetworkState } from '@foyer/core'
import { usePage } from '../ModalProvider.js'
import { useReadable } from './useReadable.js'

// One object for all renders: a server snapshot must not change.
const none: Readonly<Record<string, NetworkState>> = {}

/** The network that the wallet is on although the site does not use it. */
export function useUnsupported(): NetworkState['unsupportedCaipNetworkId'] {
  const { networks } = usePage('A button').modal.context.stores
  const namespace = useReadable(networks.$namespace, networks.$namespace.get)
  return useReadable(networks.$states, () => none)[namespace]?.unsupportedCaipNetworkId
}
