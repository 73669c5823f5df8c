import { type Hex, toHex } from 'viem'
import * as z from 'zod/mini'
import type { EvmCall } from '../decode/describeCall'
import { FrameError } from '../errors/FrameError'
import { getGasLimits } from '../fees/gasLimits'
import { type GasPrice, limitPrice, readGasPrice } from '../fees/gasPrice'
import { createIdempotentSend } from '../rpc/createIdempotentSend'
import type { EvmRpcCall } from '../rpc/types'
import type { SmartAccount } from './createSmartAccounts'
import { hashOperation, type OperationDraft, prepareOperation, sumGasLimits } from './prepareOperation'

const answer = z.object({ transactionHash: z.templateLiteral(['0x', z.string()]), success: z.boolean() })

/** Called before signing; returns the gas price to use. If it rejects, nothing is sent. */
export type ChoosePrice = (draft: OperationDraft, price: GasPrice) => GasPrice | Promise<GasPrice>

/** Limits the total to the approved fee. */
export const capFee =
  (allowed: () => bigint): ChoosePrice =>
  (draft, price) =>
    limitPrice(price, sumGasLimits(draft), allowed())

export function sendOperation(
  call: EvmRpcCall,
  account: SmartAccount,
  calls: readonly EvmCall[],
  settle: ChoosePrice,
): () => Promise<Hex> {
  const { api, chain, chainId, network, person, signal } = call
  return createIdempotentSend({
    async sign() {
      const [draft, price] = await Promise.all([
        prepareOperation(account, calls, chain),
        readGasPrice(chain, getGasLimits(network)),
      ])
      const { maxFeePerGas, maxPriorityFeePerGas } = await settle(draft, price)
      const unsigned = { ...draft, maxFeePerGas, maxPriorityFeePerGas }
      const signature = await person.wallet.evm.sign({ hash: hashOperation(unsigned, account, chainId) })
      return Object.fromEntries(
        Object.entries({ ...unsigned, signature }).map(([name, value]) => [
          name,
          typeof value === 'bigint' ? toHex(value) : value,
        ]),
      )
    },
    async submit(operation) {
      const body = { caipNetworkId: network.caipNetworkId, operation }
      const { transactionHash, success } = await api.call('smart/send', body, answer, { token: person.token, signal })
      if (!success) throw new FrameError('The transaction failed. Only the network fee was charged.')
      return transactionHash
    },
  })
}
