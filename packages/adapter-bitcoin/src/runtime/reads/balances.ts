import type { AdapterHost, AddressQuery, TokenAmount } from '@foyer/core/adapter'
import { readCoins } from './readCoins.js'

/** The sum of an address's coins. */
export async function balances(
  host: AdapterHost<'bip122'>,
  query: AddressQuery<'bip122'>,
): Promise<readonly TokenAmount[]> {
  const coins = await readCoins(host, query)
  const { nativeCurrency } = query.network
  return [{ ...nativeCurrency, amount: coins.reduce((sum, { value }) => sum + value, 0n) }]
}
