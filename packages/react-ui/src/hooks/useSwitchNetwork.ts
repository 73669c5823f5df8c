'use client'

import type { Modal, NetworkInput, RegisteredNetworkId } from '@foyer/core'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseSwitchNetworkReturn = Action<'switchNetwork', RegisteredNetworkId | NetworkInput, void>

const run = (modal: Modal, network: RegisteredNetworkId | NetworkInput) => modal.switchNetwork(network)

/** Switches the active network, in the connected wallet too. */
export function useSwitchNetwork(): UseSwitchNetworkReturn {
  return useAction('useSwitchNetwork', 'switchNetwork', run)
}
