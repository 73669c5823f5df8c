import type { AdapterContext, AddressQuery, TokenAmount } from '@foyer/core/adapter'
import { QueryBalanceRequest, QueryBalanceResponse } from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { readChainSettings } from '../../readChainSettings.js'
import { queryNode } from './queryNode.js'

export async function readBalances(
  adapterContext: AdapterContext<'cosmos'>,
  { address, network, signal }: AddressQuery<'cosmos'>,
): Promise<readonly TokenAmount[]> {
  const { name, symbol, decimals } = network.nativeCurrency
  const { denom } = readChainSettings(network)
  const data = QueryBalanceRequest.encode({ address, denom }).finish()
  const answer = await queryNode(adapterContext, { network, path: '/cosmos.bank.v1beta1.Query/Balance', data, signal })
  const { balance } = QueryBalanceResponse.decode(answer)
  return [{ name, symbol, decimals, amount: BigInt(balance?.amount || 0) }]
}
