import type { TypedData } from '../adapter/connection.js'
import type { ModalContext } from '../context.js'
import { toModalError } from '../errors/toModalError.js'
import type { Namespace } from '../types/caip.js'
import { requireConnection } from './requireConnection.js'

export interface SignTypedDataParameters {
  /** EIP-712 on EVM. */
  readonly typedData: TypedData
  /** @default the active namespace */
  readonly namespace?: Namespace | undefined
}

/** Asks the connected wallet to sign structured data. Resolves with the signature. */
export async function signTypedData(
  context: ModalContext,
  { typedData, namespace }: SignTypedDataParameters,
): Promise<string> {
  const { act, account } = requireConnection(context, { namespace, act: 'signTypedData' })
  try {
    return await act({ typedData, account })
  } catch (cause) {
    throw toModalError(cause)
  }
}
