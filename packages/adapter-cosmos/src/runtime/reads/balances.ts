import type { AdapterHost, AddressQuery, TokenAmount } from '@foyer/core/adapter'
import { QueryBalanceRequest, QueryBalanceResponse } from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { readChain } from '../../readChain.js'
import { queryNode } from './queryNode.js'

/** The native balance. Other coins of the chain (IBC) have decimals that only a registry knows. */
export async function balances(
  host: AdapterHost<'cosmos'>,
  { address, network, signal }: AddressQuery<'cosmos'>,
): Promise<readonly TokenAmount[]> {
  const { name, symbol, decimals } = network.nativeCurrency
  const { denom } = readChain(network)
  const data = QueryBalanceRequest.encode({ address, denom }).finish()
  const answer = await queryNode(host, { network, path: '/cosmos.bank.v1beta1.Query/Balance', data, signal })
  const { balance } = QueryBalanceResponse.decode(answer)
  return [{ name, symbol, decimals, amount: BigInt(balance?.amount || 0) }]
}
