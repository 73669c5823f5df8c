import { ModalError } from '@foyer/core/adapter'
import type { SolanaTransaction } from '../../transaction.js'
import type { SigningAccount } from '../../walletApi.js'
import { findSignatureInError, isBlockhashExpired, toSendError } from '../node/toSendError.js'
import { watchBlockhash } from '../node/watchBlockhash.js'
import { toSendOptions } from '../wire/toSendOptions.js'
import { findTransactionId, toWireTransaction } from '../wire/toWireTransaction.js'
import type { MethodContext } from './context.js'
import { requestSignature } from './requestSignature.js'

/**
 * Signs and sends a transaction, through a node if the wallet only signs. Resolves with the signature in base58.
 * Rejects with `SEND_EXPIRED` only if the chain confirms that nothing was sent.
 */
export async function sendTransaction(
  context: MethodContext,
  { transaction: input, signing }: { readonly transaction: SolanaTransaction; readonly signing: SigningAccount },
): Promise<string> {
  const { adapterContext, walletApi, check } = context
  const { transaction, options } = toSendOptions(input)
  const wire = toWireTransaction(transaction)
  const { sendTransaction: send, signTransactions: sign } = walletApi
  const life = watchBlockhash(adapterContext, { address: signing.address, caipNetworkId: signing.caipNetworkId, wire })
  let signature: string | undefined
  try {
    if (send) return await requestSignature(context, () => send(wire, { ...signing, options }))
    const [signed] = (await requestSignature(context, async () => sign?.([wire], signing))) ?? []
    if (!signed) throw new ModalError('METHOD_UNSUPPORTED')
    // Throws if the user disconnected during the prompt, so that nothing is sent.
    check()
    signature = findTransactionId(signed)
    const { sendSignedTransaction } = await import('../node/sendSignedTransaction.js')
    return await sendSignedTransaction(adapterContext, { caipNetworkId: signing.caipNetworkId, bytes: signed, options })
  } catch (cause) {
    const error = toSendError(cause)
    if (!isBlockhashExpired(cause)) throw error
    const id = signature ?? findSignatureInError(cause)
    const outcome = await life.outcome(id)
    if (outcome === 'sent') throw new ModalError('NODE_NONCE_TOO_LOW', { context: { hash: id }, cause })
    throw outcome === 'expired' ? new ModalError('SEND_EXPIRED', { cause }) : error
  }
}
