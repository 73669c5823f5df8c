import type { AdapterContext, AddressQuery, Network, TokenAmount } from '@foyer/core/adapter'
import { QueryBalanceRequest, QueryBalanceResponse } from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { readChainSettings } from '../../readChainSettings.js'
import { queryNode } from './queryNode.js'

export interface BalanceQuery {
  readonly network: Network<'cosmos'>
  readonly address: string
  readonly denom: string
  readonly signal?: AbortSignal | undefined
}

export async function readBalances(
  adapterContext: AdapterContext<'cosmos'>,
  { address, network, signal }: AddressQuery<'cosmos'>,
): Promise<readonly TokenAmount[]> {
  const { name, symbol, decimals } = network.nativeCurrency
  const { denom } = readChainSettings(network)
  return [{ name, symbol, decimals, amount: await readBalance(adapterContext, { network, address, denom, signal }) }]
}

export async function readBalance(
  adapterContext: AdapterContext<'cosmos'>,
  { address, denom, ...query }: BalanceQuery,
): Promise<bigint> {
  const data = QueryBalanceRequest.encode({ address, denom }).finish()
  const answer = await queryNode(adapterContext, { ...query, path: '/cosmos.bank.v1beta1.Query/Balance', data })
  return BigInt(QueryBalanceResponse.decode(answer).balance?.amount || 0)
}
