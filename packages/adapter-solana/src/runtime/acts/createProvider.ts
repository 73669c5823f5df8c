import type { SolanaProvider } from '../../provider.js'
import { toChain } from '../chains.js'
import { unusable } from '../links/answers.js'
import { toWire } from '../wire/toWire.js'
import { askSigner } from './askSigner.js'
import type { ActContext } from './context.js'
import { sendTransaction } from './sendTransaction.js'

/** What the integrator gets: the acts that this wallet has, for the account and on the network in use. */
export function createProvider(context: ActContext): SolanaProvider {
  const { link, signing } = context
  const { signMessage, signTransactions, signIn } = link
  const isSender = link.sendTransaction || signTransactions
  return {
    wallet: link.wallet,
    get address() {
      return signing().address
    },
    get caipNetworkId() {
      return signing().caipNetworkId
    },
    get chain() {
      return toChain(signing().caipNetworkId)
    },
    ...(signMessage && {
      signMessage: (message) => askSigner(context, () => signMessage(toMessage(message), signing())),
    }),
    ...(signTransactions && {
      async signTransaction(transaction) {
        const wire = toWire(transaction)
        const [signed] = await askSigner(context, () => signTransactions([wire], signing()))
        if (!signed) throw unusable('transaction')
        return signed
      },
      async signAllTransactions(transactions) {
        const wires = transactions.map(toWire)
        return wires.length ? askSigner(context, () => signTransactions(wires, signing())) : []
      },
    }),
    ...(isSender && {
      signAndSendTransaction: (transaction) => sendTransaction(context, { transaction, signing: signing() }),
    }),
    ...(signIn && { signIn: (input = {}) => askSigner(context, () => signIn(input)) }),
  }
}

export const toMessage = (message: string | Uint8Array) =>
  typeof message === 'string' ? new TextEncoder().encode(message) : message
