'use client'

import type { AccountState, Network, OpenParameters, RegisteredNamespace } from '@foyer/core'
import { watchBalance, watchIdentity } from '@foyer/core/internal/page'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useAccount } from '../hooks/useAccount.js'
import { useModal } from '../hooks/useModal.js'
import { useNetwork } from '../hooks/useNetwork.js'

export interface ConnectButtonState {
  readonly status: AccountState['status']
  readonly isConnected: boolean
  readonly isConnecting: boolean
  readonly account: AccountState
  readonly network: Network | undefined
  /** True while the wallet is on a network that the app's `networks` do not include. */
  readonly isUnsupported: boolean
  readonly balance: { readonly formatted: string; readonly symbol: string } | undefined
  readonly identity: { readonly name: string | undefined; readonly avatar: string | undefined }
  readonly isOpen: boolean
  /** True from a press until the modal's code has loaded. */
  readonly isLoading: boolean
  readonly error: Error | undefined
  /** Opens the account view, or Connect while no wallet is connected. */
  readonly open: () => void
  readonly openNetworks: () => void
  /** Prefetches the modal's code; for `onPointerEnter` and `onFocus`. */
  readonly preload: () => void
}

export interface CustomConnectButtonProps {
  /** @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
  readonly children: (state: ConnectButtonState) => ReactNode
}

/** Renders the app's own button from the state of `<ConnectButton>`. */
export function CustomConnectButton({ namespace, children }: CustomConnectButtonProps) {
  const { isConnected, isConnecting, ...account } = useAccount(namespace)
  const { network, isUnsupported } = useNetwork()
  const { modal, isOpen, isLoading, error, open } = useModal()
  useEffect(() => watchBalance(modal, namespace), [modal, namespace])
  useEffect(() => watchIdentity(modal), [modal])
  const { status, balanceShown, balanceFormatted, balanceSymbol = '', profileName, profileImage } = account
  const show = useCallback((parameters: OpenParameters) => open(parameters), [open])
  return children({
    status,
    isConnected,
    isConnecting,
    account,
    network,
    isUnsupported,
    isOpen,
    isLoading,
    error,
    balance:
      balanceShown ??
      (balanceFormatted === undefined ? undefined : { formatted: balanceFormatted, symbol: balanceSymbol }),
    identity: { name: profileName, avatar: profileImage },
    open: () => show(isConnected || namespace !== undefined ? { namespace } : { view: 'Connect' }),
    openNetworks: () => show({ view: isUnsupported ? 'UnsupportedChain' : 'Networks' }),
    // A failed prefetch is silent: the press loads the code again and reports errors.
    preload: () => void modal.context.preloadUi().catch(() => undefined),
  })
}
