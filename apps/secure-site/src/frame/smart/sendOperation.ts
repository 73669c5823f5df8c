import { type Hex, toHex } from 'viem'
import * as z from 'zod/mini'
import type { EvmCall } from '../decode/describeCall'
import { FrameError } from '../FrameError'
import { gasLimitsOf } from '../fees/gasLimits'
import { type GasPrice, readGasPrice, within } from '../fees/gasPrice'
import { sendOnce } from '../rpc/sendOnce'
import type { EvmRpcCall } from '../rpc/types'
import type { SmartAccount } from './createSmartAccounts'
import { type Draft, gasOf, hashOf, prepareOperation } from './prepareOperation'

const answer = z.object({ transactionHash: z.templateLiteral(['0x', z.string()]), success: z.boolean() })

/** What is paid for a unit of gas of an operation. The last that is heard before it is signed: a rejection keeps it from being. */
export type SettlePrice = (draft: Draft, price: GasPrice) => GasPrice | Promise<GasPrice>

/** No more in all than was shown and approved. */
export const upTo =
  (allowed: () => bigint): SettlePrice =>
  (draft, price) =>
    within(price, gasOf(draft), allowed())

/** Signs and sends calls of the smart account as one operation, and gives the hash of the transaction that did it. */
export function sendOperation(
  call: EvmRpcCall,
  account: SmartAccount,
  calls: readonly EvmCall[],
  settle: SettlePrice,
): () => Promise<Hex> {
  const { api, chain, chainId, network, person, signal } = call
  return sendOnce({
    async sign() {
      const [draft, price] = await Promise.all([
        prepareOperation(account, calls, chain),
        readGasPrice(chain, gasLimitsOf(network)),
      ])
      const { maxFeePerGas, maxPriorityFeePerGas } = await settle(draft, price)
      const unsigned = { ...draft, maxFeePerGas, maxPriorityFeePerGas }
      const signature = await person.wallet.evm.sign({ hash: hashOf(unsigned, account, chainId) })
      return Object.fromEntries(
        Object.entries({ ...unsigned, signature }).map(([name, value]) => [
          name,
          typeof value === 'bigint' ? toHex(value) : value,
        ]),
      )
    },
    async bring(operation) {
      const body = { caipNetworkId: network.caipNetworkId, operation }
      const { transactionHash, success } = await api.call('smart/send', body, answer, { token: person.token, signal })
      if (!success) throw new FrameError('The contract refused, so nothing was done. Only the fee was paid.')
      return transactionHash
    },
  })
}
