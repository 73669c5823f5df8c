import { type AdapterContext, type AddressQuery, requestNodes, type TokenAmount } from '@foyer/core/adapter'
import { getAccountStorageKey, parseAccount } from './parseAccount.js'
import { requestNode } from './requestNode.js'

export async function readBalances(
  adapterContext: AdapterContext<'polkadot'>,
  { address, network, signal }: AddressQuery<'polkadot'>,
): Promise<readonly TokenAmount[]> {
  const params = [getAccountStorageKey(address)]
  const request = async (url: string, input: AbortSignal) =>
    parseAccount(await requestNode(url, { method: 'state_getStorage', params, signal: input })).free
  const amount = await requestNodes(adapterContext, { network, signal, request })
  const { name, symbol, decimals } = network.nativeCurrency
  return [{ name, symbol, decimals, amount }]
}
