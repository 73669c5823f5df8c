import { type AdapterContext, type AddressQuery, requestNodes, requestRpc, type TokenAmount } from '@foyer/core/adapter'
import { decodeAddress } from './address.js'

/** Reads the native balance from the first node that answers. Nodes write it as hex, which is exact. */
export async function readBalance(
  adapterContext: AdapterContext<'tron'>,
  { address, network, signal }: AddressQuery<'tron'>,
): Promise<TokenAmount> {
  const [, ...bytes] = (await decodeAddress(address)) ?? []
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const params = [`0x${hex}`, 'latest']
  return requestNodes(adapterContext, {
    network,
    signal,
    async request(url, given) {
      const { result } = await requestRpc(url, { method: 'eth_getBalance', params, signal: given })
      const { name, symbol, decimals } = network.nativeCurrency
      return { name, symbol, decimals, amount: BigInt(String(result)) }
    },
  })
}
