import { type Hex, keccak256, TransactionNotFoundError } from 'viem'
import { chainOf } from '../chainOf'
import { describeCall } from '../decode/describeCall'
import { toReview } from '../decode/toReview'
import { isTrouble } from '../isTrouble'
import { sendOperation } from '../smart/sendOperation'
import { estimateFee } from './estimateFee'
import { readFacts } from './readFacts'
import { readSigner } from './readSigner'
import { type ReadTransaction, readTransaction } from './readTransaction'
import { sendOnce } from './sendOnce'
import type { EvmRpcCall } from './types'

/** A transaction, with fee and nonce of the wallet's choosing; of a smart account, an operation that does the same. */
export async function sendTransaction(call: EvmRpcCall): Promise<unknown> {
  const { approvals, chain, network, origin, signal } = call
  const transaction = readTransaction(call.params)
  const signer = readSigner(call, transaction.from)
  return approvals.request({
    origin,
    signal,
    working: 'Sending',
    async prepare() {
      const [facts, fee] = await Promise.all([
        readFacts(transaction, chain, network),
        estimateFee(call, signer, [transaction]),
      ])
      return toReview([describeCall(transaction, facts)], { network, account: signer.address, ...fee })
    },
    act: signer.smart ? sendOperation(call, signer.smart, [transaction]) : send(call, transaction),
  })
}

/** Signs and sends what was approved with the person's own key, and gives its hash. */
export function send(
  { chain, chainId, person }: EvmRpcCall,
  { to, value, data, gas }: Omit<ReadTransaction, 'from'>,
): () => Promise<Hex> {
  const account = person.wallet.evm
  const { client } = chain
  return sendOnce({
    async sign() {
      const [fees, nonce, estimated] = await Promise.all([
        client.estimateFeesPerGas(),
        client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
        gas ?? client.estimateGas({ account: account.address, to, value, data }),
      ])
      return account.signTransaction({
        ...{ type: 'eip1559', chainId, nonce, gas: estimated, value, data },
        ...(to && { to }),
        ...{ maxFeePerGas: fees.maxFeePerGas, maxPriorityFeePerGas: fees.maxPriorityFeePerGas },
      })
    },
    async bring(signed) {
      try {
        return await client.sendRawTransaction({ serializedTransaction: signed })
      } catch (error) {
        if (isTrouble(error)) throw error
        // Nodes refuse what they have.
        const hash = keccak256(signed)
        if (await isThere(hash)) return hash
        throw error
      }
    },
  })

  async function isThere(hash: Hex): Promise<boolean> {
    try {
      await client.getTransaction({ hash })
      return true
    } catch (error) {
      if ([...chainOf(error)].some((each) => each instanceof TransactionNotFoundError)) return false
      throw error
    }
  }
}
