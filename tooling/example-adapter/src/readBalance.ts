import { type AdapterHost, type AddressQuery, ModalError, type TokenAmount } from '@foyer/core/adapter'
import { decodeAddress } from './address.js'

/** The native balance, from the first node that answers. Nodes write it as hex, which is exact. */
export async function readBalance(
  host: AdapterHost<'tron'>,
  { address, network, signal = host.signal }: AddressQuery<'tron'>,
): Promise<TokenAmount> {
  const [, ...bytes] = (await decodeAddress(address)) ?? []
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [`0x${hex}`, 'latest'] })
  let cause: unknown
  for (const url of host.rpcUrls(network)) {
    try {
      const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' }, signal })
      const { name, symbol, decimals } = network.nativeCurrency
      return { name, symbol, decimals, amount: BigInt(Object(await answer.json()).result) }
    } catch (thrown) {
      cause = thrown
    }
  }
  throw new ModalError('RPC_INTERNAL', { context: { address }, cause })
}
