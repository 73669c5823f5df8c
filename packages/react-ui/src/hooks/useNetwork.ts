'use client'

import type { CaipNetworkId, Network, NetworkInput } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { usePage } from '../ModalProvider.js'
import { useAction } from './useAction.js'
import { useUnsupported } from './useUnsupported.js'

export interface UseNetworkReturn {
  /** The active network; undefined while the wallet is on one that the site does not use. */
  readonly network: Network | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The chain's own id: a number on EVM. */
  readonly chainId: number | string | undefined
  readonly networks: readonly Network[]
  readonly isUnsupported: boolean
  /** Rejects with a `ModalError`: `USER_REJECTED`, `CHAIN_NOT_SUPPORTED`, `NETWORK_NOT_FOUND`. */
  readonly switchNetwork: (network: CaipNetworkId | NetworkInput) => Promise<void>
  readonly isSwitching: boolean
  readonly error: Error | undefined
}

/** The active network, the others, and how to switch. */
export function useNetwork(): UseNetworkReturn {
  const { modal } = usePage('useNetwork')
  const { networks } = modal.context.stores
  const { defaultNetwork, networks: configured } = modal.context.options
  const network = useStore(networks.$active, { ssr: () => defaultNetwork })
  const all = useStore(networks.$all, { ssr: () => configured })
  const unsupported = useUnsupported()
  const { start, isPending, error } = useAction((target: CaipNetworkId | NetworkInput) => modal.switchNetwork(target))
  return {
    network,
    caipNetworkId: network?.caipNetworkId ?? unsupported,
    chainId: network?.id,
    networks: all,
    isUnsupported: unsupported !== undefined,
    switchNetwork: start,
    isSwitching: isPending,
    error,
  }
}
