'use client'

import type { Modal, RegisteredNamespace } from '@foyer/core'
import type { SendTransferParameters } from '@foyer/core/actions'
import { type ActionCallbacks, type ActionState, useAction } from '../internal/actions/useAction.js'

interface SentTransfer {
  readonly hash: string
}

export interface UseSendTransferReturn extends ActionState<SentTransfer> {
  readonly sendTransfer: <N extends RegisteredNamespace = RegisteredNamespace>(
    parameters: SendTransferParameters<N>,
    callbacks?: ActionCallbacks<SentTransfer>,
  ) => void
  readonly sendTransferAsync: <N extends RegisteredNamespace = RegisteredNamespace>(
    parameters: SendTransferParameters<N>,
  ) => Promise<SentTransfer>
}

const run = async <N extends RegisteredNamespace>(modal: Modal, parameters: SendTransferParameters<N>) => {
  const { transferActions } = await import('../internal/actions/transfers.js')
  return transferActions.sendTransfer(modal, parameters)
}

/** Sends a coin or a token to an address or a name, after simulating the transfer. */
export function useSendTransfer(): UseSendTransferReturn {
  // `run` takes the parameters of every namespace, but `useAction` cannot keep its type parameter.
  return useAction('useSendTransfer', 'sendTransfer', run) as UseSendTransferReturn
}
