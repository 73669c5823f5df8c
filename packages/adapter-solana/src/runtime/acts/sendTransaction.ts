import { ModalError } from '@foyer/core/adapter'
import type { Signing } from '../../link.js'
import type { SolanaTransaction } from '../../transaction.js'
import { toSendError } from '../node/toSendError.js'
import { toSendOptions } from '../wire/toSendOptions.js'
import { toWire } from '../wire/toWire.js'
import { askSigner } from './askSigner.js'
import type { ActContext } from './context.js'

/**
 * Sends through the wallet, which may choose a better way than ours, else through a node of the network. Resolves with the
 * signature in base58 as soon as it was sent.
 */
export async function sendTransaction(
  context: ActContext,
  { transaction: given, signing }: { readonly transaction: SolanaTransaction; readonly signing: Signing },
): Promise<string> {
  const { host, link, check } = context
  const { transaction, options } = toSendOptions(given)
  const wire = toWire(transaction)
  const { sendTransaction: send, signTransactions: sign } = link
  try {
    if (send) return await askSigner(context, () => send(wire, { ...signing, options }))
    const [signed] = (await askSigner(context, async () => sign?.([wire], signing))) ?? []
    if (!signed) throw new ModalError('ACT_UNSUPPORTED')
    // Ended while the visitor was looking at it: nothing is sent in the name of somebody who has left.
    check()
    const { sendSigned } = await import('../node/sendSigned.js')
    return await sendSigned(host, { caipNetworkId: signing.caipNetworkId, bytes: signed, options })
  } catch (cause) {
    throw toSendError(cause)
  }
}
