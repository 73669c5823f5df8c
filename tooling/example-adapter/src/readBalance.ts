import { type AdapterHost, type AddressQuery, askNodes, askRpc, type TokenAmount } from '@foyer/core/adapter'
import { decodeAddress } from './address.js'

/** The native balance, from the first node that answers. Nodes write it as hex, which is exact. */
export async function readBalance(
  host: AdapterHost<'tron'>,
  { address, network, signal }: AddressQuery<'tron'>,
): Promise<TokenAmount> {
  const [, ...bytes] = (await decodeAddress(address)) ?? []
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const params = [`0x${hex}`, 'latest']
  return askNodes(host, {
    network,
    signal,
    async ask(url, given) {
      const { result } = await askRpc(url, { method: 'eth_getBalance', params, signal: given })
      const { name, symbol, decimals } = network.nativeCurrency
      return { name, symbol, decimals, amount: BigInt(String(result)) }
    },
  })
}
