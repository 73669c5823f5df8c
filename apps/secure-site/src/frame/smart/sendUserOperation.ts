import { type Hex, toHex } from 'viem'
import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import type { EvmCall } from '../decode/describeCall'
import { FrameError } from '../errors/FrameError'
import { getEvmFeeLimits } from '../fees/gasLimits'
import { capGasPrice, type GasPrice, readGasPrice } from '../fees/gasPrice'
import { createIdempotentSend } from '../rpc/createIdempotentSend'
import type { EvmRpcCall } from '../rpc/types'
import type { SmartAccount } from './createSmartAccounts'
import { hashUserOperation, prepareUserOperation, sumGasLimits, type UserOperationDraft } from './prepareUserOperation'

const answer = z.object({ transactionHash: z.templateLiteral(['0x', z.string()]), success: z.boolean() })

/** Called before signing; returns the gas price to use. If it rejects, nothing is sent. */
export type GasPriceChooser = (draft: UserOperationDraft, price: GasPrice) => GasPrice | Promise<GasPrice>

/** Limits the total to the approved fee. */
export const createFeeCap =
  (allowed: () => bigint): GasPriceChooser =>
  (draft, price) =>
    capGasPrice(price, sumGasLimits(draft), allowed())

export function sendUserOperation(
  call: EvmRpcCall,
  account: SmartAccount,
  calls: readonly EvmCall[],
  settle: GasPriceChooser,
): () => Promise<Hex> {
  const { api, chain, chainId, network, person, signal, wallet } = call
  return createIdempotentSend({
    async sign() {
      const [draft, price] = await Promise.all([
        prepareUserOperation(account, calls, chain),
        readGasPrice(chain, getEvmFeeLimits(network)),
      ])
      const { maxFeePerGas, maxPriorityFeePerGas } = await settle(draft, price)
      const unsigned = { ...draft, maxFeePerGas, maxPriorityFeePerGas }
      const signature = await wallet.evm.sign({ hash: hashUserOperation(unsigned, account, chainId) })
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
      if (!success) throw new FrameError(texts().calls.errors.failed)
      return transactionHash
    },
  })
}
