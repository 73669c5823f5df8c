'use client'

import type { Connection, RegisteredNamespace, RegisteredWalletProvider } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useModalProvider } from './ModalProvider.js'

export interface UseProviderReturn<N extends RegisteredNamespace> {
  /** Provider object of the wallet, EIP-1193 on EVM. Undefined while no wallet is connected. */
  readonly provider: RegisteredWalletProvider<N> | undefined
  /** Live connection, with the wallet's methods. */
  readonly connection: Connection<N, RegisteredWalletProvider<N>> | undefined
}

// A constant: React requires a server snapshot to keep its identity.
const none: Readonly<Record<string, never>> = {}

/** Reads the provider of the connected wallet, typed by namespace once the modal is registered. */
export function useProvider<const N extends RegisteredNamespace>(namespace: N): UseProviderReturn<N> {
  const { modal } = useModalProvider('useProvider')
  const live = useStore(modal.context.stores.connections.$connections, { ssr: () => none })[namespace]?.live[0]
  const connection = live?.connection as UseProviderReturn<N>['connection']
  return { provider: connection?.provider, connection }
}
