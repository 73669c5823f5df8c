'use client'

import type { CaipNetworkId, Network, RegisteredChainId, RegisteredNetworkId } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useUnsupportedNetwork } from '../internal/useUnsupportedNetwork.js'
import { useModalProvider } from './ModalProvider.js'

type Registered = Network & { readonly caipNetworkId: RegisteredNetworkId }

export interface UseNetworkReturn {
  /** Undefined while the wallet is on a network outside of `networks`. */
  readonly network: Registered | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  /** Id in the chain's own form: a number on EVM. */
  readonly chainId: RegisteredChainId | undefined
  readonly networks: readonly Registered[]
  readonly isUnsupported: boolean
}

/** Reads the active network and the networks that the app offers. */
export function useNetwork(): UseNetworkReturn {
  const { modal } = useModalProvider('useNetwork')
  const { networks } = modal.context.stores
  const { defaultNetwork, networks: configured } = modal.context.options
  const network = useStore(networks.$active, { ssr: () => defaultNetwork })
  const all = useStore(networks.$all, { ssr: () => configured })
  const unsupported = useUnsupportedNetwork()
  return {
    network: network as Registered | undefined,
    caipNetworkId: network?.caipNetworkId ?? unsupported,
    chainId: network?.id as RegisteredChainId | undefined,
    networks: all as readonly Registered[],
    isUnsupported: unsupported !== undefined,
  }
}
