import { type AddressQuery, type TokenAmount, untilAborted } from '@foyer/core/adapter'
import { getAddress } from 'viem'
import { clientOf } from '../clientOf.js'
import type { RuntimeContext } from '../context.js'

/** The native balance. Asked without viem's `getBalance`, which brings multicall and with it half of viem. */
export async function balances(
  context: RuntimeContext,
  { address, network, signal = context.signal }: AddressQuery<'eip155'>,
): Promise<readonly TokenAmount[]> {
  const { name, symbol, decimals } = network.nativeCurrency
  const request = clientOf(context, network).request
  const answer = request({ method: 'eth_getBalance', params: [getAddress(address), 'latest'] }, { signal })
  return [{ name, symbol, decimals, amount: BigInt(await untilAborted(answer, signal)) }]
}
