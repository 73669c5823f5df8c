'use client'

import type { SignTypedDataParameters } from '@foyer/core/actions'
import { usePage } from '../ModalProvider.js'
import { type ActionState, useAction } from './useAction.js'

export type UseSignTypedDataReturn = ActionState<string> & {
  readonly signTypedData: (parameters: SignTypedDataParameters) => Promise<string>
}

/** Asks the connected wallet to sign structured data (EIP-712 on EVM). Rejects with a `ModalError`: `USER_REJECTED`, `ACCOUNT_UNDEFINED`, … */
export function useSignTypedData(): UseSignTypedDataReturn {
  const { modal } = usePage('useSignTypedData')
  const { start, ...state } = useAction(async (parameters: SignTypedDataParameters) => {
    const { signing } = await import('./lazy/signing.js')
    return signing.signTypedData(modal, parameters)
  })
  return { ...state, signTypedData: start }
}
