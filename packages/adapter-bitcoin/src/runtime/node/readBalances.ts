import type { AdapterContext, AddressQuery, TokenAmount } from '@foyer/core/adapter'
import { readCoins } from './readCoins.js'

export async function readBalances(
  adapterContext: AdapterContext<'bip122'>,
  query: AddressQuery<'bip122'>,
): Promise<readonly TokenAmount[]> {
  const coins = await readCoins(adapterContext, query)
  const { nativeCurrency } = query.network
  return [{ ...nativeCurrency, amount: coins.reduce((sum, { value }) => sum + value, 0n) }]
}
