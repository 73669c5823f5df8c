'use client'

import type { Modal } from '@foyer/core'
import type { SignTypedDataParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseSignTypedDataReturn = Action<'signTypedData', SignTypedDataParameters, string>

const run = async (modal: Modal, parameters: SignTypedDataParameters) => {
  const { signatureActions } = await import('../internal/actions/signatures.js')
  return signatureActions.signTypedData(modal, parameters)
}

/** Requests the signature of typed data from the connected wallet: EIP-712 on EVM. */
export function useSignTypedData(): UseSignTypedDataReturn {
  return useAction('useSignTypedData', 'signTypedData', run)
}
