import { type Hex, keccak256, TransactionNotFoundError } from 'viem'
import { chainOf } from '../chainOf'
import { describeCall } from '../decode/describeCall'
import { toReview } from '../decode/toReview'
import { gasLimitsOf } from '../fees/gasLimits'
import { readGasPrice, within } from '../fees/gasPrice'
import { isTrouble } from '../isTrouble'
import { sendOperation, upTo } from '../smart/sendOperation'
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
  /** Nothing before it was shown. */
  let allowed = 0n
  const act = signer.smart
    ? sendOperation(
        call,
        signer.smart,
        [transaction],
        upTo(() => allowed),
      )
    : send(call, transaction, () => allowed)
  return approvals.request({
    origin,
    signal,
    working: 'Sending',
    async prepare() {
      const [facts, estimate] = await Promise.all([
        readFacts(transaction, chain, network),
        estimateFee(call, signer, [transaction]),
      ])
      allowed = estimate.allowed[0] ?? 0n
      return toReview([describeCall(transaction, facts)], { network, account: signer.address, ...estimate })
    },
    act,
  })
}

/** Signs and sends what was approved with the person's own key, for no more than was allowed, and gives its hash. */
export function send(
  { chain, chainId, network, person }: EvmRpcCall,
  { to, value, data, gas }: Omit<ReadTransaction, 'from'>,
  allowed: () => bigint,
): () => Promise<Hex> {
  const account = person.wallet.evm
  const { client } = chain
  return sendOnce({
    async sign() {
      const [price, nonce, estimated] = await Promise.all([
        readGasPrice(chain, gasLimitsOf(network)),
        client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
        gas ?? client.estimateGas({ account: account.address, to, value, data }),
      ])
      const { maxFeePerGas, maxPriorityFeePerGas } = within(price, estimated, allowed())
      return account.signTransaction({
        ...{ type: 'eip1559', chainId, nonce, gas: estimated, value, data },
        ...(to && { to }),
        ...{ maxFeePerGas, maxPriorityFeePerGas },
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
