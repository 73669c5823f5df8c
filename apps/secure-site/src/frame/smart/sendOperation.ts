import { type Hex, toHex } from 'viem'
import * as z from 'zod/mini'
import type { EvmCall } from '../decode/describeCall'
import { FrameError } from '../FrameError'
import { sendOnce } from '../rpc/sendOnce'
import type { EvmRpcCall } from '../rpc/types'
import type { SmartAccount } from './createSmartAccounts'
import { hashOf, type Operation, prepareOperation } from './prepareOperation'

const answer = z.object({ transactionHash: z.templateLiteral(['0x', z.string()]), success: z.boolean() })

/**
 * Signs and sends calls of the smart account as one operation, and gives the hash of the transaction that did it. `check` is the
 * last that is heard before it is signed: a rejection keeps it from being.
 */
export function sendOperation(
  call: EvmRpcCall,
  account: SmartAccount,
  calls: readonly EvmCall[],
  check: (operation: Operation) => Promise<void> = async () => {},
): () => Promise<Hex> {
  const { api, chain, chainId, network, person, signal } = call
  return sendOnce({
    async sign() {
      const unsigned = await prepareOperation(account, calls, chain)
      await check(unsigned)
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
