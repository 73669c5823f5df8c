import type { ModalContext } from '../context.js'
import { toModalError } from '../errors/toModalError.js'
import type { Namespace } from '../types/caip.js'
import { requireConnection } from './requireConnection.js'

export interface SignMessageParameters {
  readonly message: string
  /** @default the active namespace */
  readonly namespace?: Namespace | undefined
}

/** Asks the connected wallet to sign a text. Resolves with the signature in the chain's usual text form. */
export async function signMessage(
  context: ModalContext,
  { message, namespace }: SignMessageParameters,
): Promise<string> {
  const { act, account } = requireConnection(context, { namespace, act: 'signMessage' })
  try {
    return await act({ message, account })
  } catch (cause) {
    throw toModalError(cause)
  }
}
