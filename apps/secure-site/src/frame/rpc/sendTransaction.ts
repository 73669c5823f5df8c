import { type Hex, keccak256, TransactionNotFoundError } from 'viem'
import { texts } from '../../texts/texts'
import { describeCall } from '../decode/describeCall'
import { toReview } from '../decode/toReview'
import { getCauses } from '../errors/getCauses'
import { isTransientError } from '../errors/isTransientError'
import { getEvmFeeLimits } from '../fees/gasLimits'
import { capGasPrice, readGasPrice } from '../fees/gasPrice'
import { simulateCalls } from '../simulation/simulateCalls'
import { createFeeCap, sendUserOperation } from '../smart/sendUserOperation'
import { readCallsSpend } from '../spending/readCallsSpend'
import { createIdempotentSend } from './createIdempotentSend'
import { estimateFee } from './estimateFee'
import { readCallInfo } from './readCallInfo'
import { readSigner } from './readSigner'
import { readTransaction, type TransactionRequest } from './readTransaction'
import type { EvmRpcCall } from './types'

export async function sendTransaction(call: EvmRpcCall): Promise<unknown> {
  const { approvals, chain, chainId, descriptions, network, origin, person, signal } = call
  const transaction = readTransaction(call)
  const signer = readSigner(call, transaction.from)
  let allowed = 0n
  const act = signer.smart
    ? sendUserOperation(
        call,
        signer.smart,
        [transaction],
        createFeeCap(() => allowed),
      )
    : signAndSend(call, transaction, () => allowed)
  const { to, value, data, gas } = transaction
  return approvals.request({
    approvedIn: 'window',
    origin,
    signal,
    person,
    request: ['eth_sendTransaction', network.caipNetworkId, signer.address, to, String(value), data, String(gas)],
    terms: {
      read: () => [allowed],
      adopt([cap = 0n]) {
        allowed = cap
      },
    },
    spend: call.spending.of(() => readCallsSpend([transaction])),
    working: texts().approvals.states.sending,
    async prepare() {
      const query = { chain, chainId, network, account: signer.address }
      const [facts, estimate, simulated, description] = await Promise.all([
        readCallInfo(transaction, query),
        estimateFee(call, signer, [transaction]),
        simulateCalls([transaction], query),
        descriptions.describeCall(transaction, query),
      ])
      allowed = estimate.allowed[0] ?? 0n
      const deeds = [{ ...describeCall(transaction, facts), description }]
      return toReview(deeds, { network, account: signer.address, simulated, ...estimate })
    },
    act,
  })
}

export function signAndSend(
  { chain, chainId, network, wallet }: EvmRpcCall,
  { to, value, data, gas }: Omit<TransactionRequest, 'from'>,
  allowed: () => bigint,
): () => Promise<Hex> {
  const account = wallet.evm
  const { client } = chain
  return createIdempotentSend({
    async sign() {
      const [price, nonce, estimated] = await Promise.all([
        readGasPrice(chain, getEvmFeeLimits(network)),
        client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
        gas ?? client.estimateGas({ account: account.address, to, value, data }),
      ])
      const { maxFeePerGas, maxPriorityFeePerGas } = capGasPrice(price, estimated, allowed())
      return account.signTransaction({
        ...{ type: 'eip1559', chainId, nonce, gas: estimated, value, data },
        ...(to && { to }),
        ...{ maxFeePerGas, maxPriorityFeePerGas },
      })
    },
    toId: (signed) => keccak256(signed),
    async submit(signed) {
      try {
        return await client.sendRawTransaction({ serializedTransaction: signed })
      } catch (error) {
        if (isTransientError(error)) throw error
        // A node refuses a transaction that it already knows, for example from an earlier attempt.
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
      if ([...getCauses(error)].some((each) => each instanceof TransactionNotFoundError)) return false
      throw error
    }
  }
}
