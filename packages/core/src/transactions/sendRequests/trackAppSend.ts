import type { WalletMethods } from '../../adapter/connection.js'
import { requireConnectionWithMethod } from '../../connection/requireConnectionWithMethod.js'
import type { ModalContext } from '../../modal/context.js'
import type { Namespace } from '../../types/caip.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { createSendInterruptedError } from '../errors.js'
import type { SendRequestDetails } from './sendRequests.js'
import { snapshotNonce } from './snapshotNonce.js'
import { trackSend } from './trackSend.js'

export interface AppSend<A extends keyof WalletMethods> {
  readonly namespace: Namespace | undefined
  readonly method: A
  readonly to: unknown
}

// Sends a transaction of the app and tracks the request. Rejects with `SEND_INTERRUPTED` if account or network changed
// before the prompt.
export async function trackAppSend<A extends 'sendTransaction' | 'writeContract', T>(
  context: ModalContext,
  { namespace, method, to }: AppSend<A>,
  send: (sender: Pick<ReturnType<typeof requireConnectionWithMethod<A>>, 'method' | 'account'>) => Promise<T>,
): Promise<T> {
  const sender = requireConnectionWithMethod(context.modal, { namespace, method })
  const { account, connection, network } = sender
  const { caipNetworkId } = connection
  const snapshot = await snapshotNonce(context.modal, { network, address: account.address })
  const now = requireConnectionWithMethod(context.modal, { namespace: sender.namespace, method })
  if (now.connection !== connection || now.account.address !== account.address)
    throw createSendInterruptedError('account')
  if (now.connection.caipNetworkId !== caipNetworkId) throw createSendInterruptedError('network')
  const requests: readonly SendRequestDetails[] = network
    ? [
        {
          caipAddress: toCaipAddress(network.caipNetworkId, account.address),
          kind: 'transaction',
          to: typeof to === 'string' ? to : undefined,
        },
      ]
    : []
  return trackSend(context.modal, { snapshot, requests }, () => send(sender))
}
