import { type AddressQuery, rejectOnAbort, type TokenAmount } from '@foyer/core/adapter'
import { getAddress } from 'viem'
import type { RuntimeContext } from '../context.js'
import { getClient } from './getClient.js'
import { rethrowNodeFailure } from './rethrowNodeFailure.js'

/** Reads the native balance. viem's `getBalance` would load half of viem. */
export async function readBalances(
  context: RuntimeContext,
  { address, network, signal = context.signal }: AddressQuery<'eip155'>,
): Promise<readonly TokenAmount[]> {
  const { name, symbol, decimals } = network.nativeCurrency
  const request = getClient(context, network).request
  const answer = request({ method: 'eth_getBalance', params: [getAddress(address), 'latest'] }, { signal }).catch(
    rethrowNodeFailure,
  )
  return [{ name, symbol, decimals, amount: BigInt(await rejectOnAbort(answer, signal)) }]
}
