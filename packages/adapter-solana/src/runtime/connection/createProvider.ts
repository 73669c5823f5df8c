import type { SolanaProvider } from '../../provider.js'
import type { MethodContext } from '../methods/context.js'
import { requestSignature } from '../methods/requestSignature.js'
import { sendTransaction } from '../methods/sendTransaction.js'
import { toStandardChain } from '../networks/standardChains.js'
import { createInvalidResponseError } from '../wallets/parseResponse.js'
import { toWireTransaction } from '../wire/toWireTransaction.js'

export function createProvider(context: MethodContext): SolanaProvider {
  const { walletApi, signing } = context
  const { signMessage, signTransactions, signIn } = walletApi
  const isSender = walletApi.sendTransaction || signTransactions
  return {
    wallet: walletApi.wallet,
    get address() {
      return signing().address
    },
    get caipNetworkId() {
      return signing().caipNetworkId
    },
    get chain() {
      return toStandardChain(signing().caipNetworkId)
    },
    ...(signMessage && {
      signMessage: (message) => requestSignature(context, () => signMessage(encodeMessage(message), signing())),
    }),
    ...(signTransactions && {
      async signTransaction(transaction) {
        const wire = toWireTransaction(transaction)
        const [signed] = await requestSignature(context, () => signTransactions([wire], signing()))
        if (!signed) throw createInvalidResponseError('transaction')
        return signed
      },
      async signAllTransactions(transactions) {
        const wires = transactions.map(toWireTransaction)
        return wires.length ? requestSignature(context, () => signTransactions(wires, signing())) : []
      },
    }),
    ...(isSender && {
      signAndSendTransaction: (transaction) => sendTransaction(context, { transaction, signing: signing() }),
    }),
    ...(signIn && { signIn: (input = {}) => requestSignature(context, () => signIn(input)) }),
  }
}

export const encodeMessage = (message: string | Uint8Array) =>
  typeof message === 'string' ? new TextEncoder().encode(message) : message
