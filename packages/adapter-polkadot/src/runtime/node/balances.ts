import { type AdapterHost, type AddressQuery, askNodes, type TokenAmount } from '@foyer/core/adapter'
import { askNode } from './askNode.js'
import { accountKey, readAccount } from './readAccount.js'

/** The native balance: what is free, locks not taken off. */
export async function balances(
  host: AdapterHost<'polkadot'>,
  { address, network, signal }: AddressQuery<'polkadot'>,
): Promise<readonly TokenAmount[]> {
  const params = [accountKey(address)]
  const ask = async (url: string, given: AbortSignal) =>
    readAccount(await askNode(url, { method: 'state_getStorage', params, signal: given })).free
  const amount = await askNodes(host, { network, signal, ask })
  const { name, symbol, decimals } = network.nativeCurrency
  return [{ name, symbol, decimals, amount }]
}
