import {
  type AdapterContext,
  type ChainReader,
  ModalError,
  type TokenAmount,
  type TokensQuery,
} from '@foyer/core/adapter'
import { QueryAllBalancesRequest, QueryAllBalancesResponse } from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { readChainSettings } from '../../../readChainSettings.js'
import { queryNode } from '../../node/queryNode.js'
import type { DenomReader } from './createDenomReader.js'

const PAGE_SIZE = 200n

const MAX_PAGES = 10

const DENOM = /^[a-zA-Z][a-zA-Z0-9/:._-]{2,127}$/

interface CoinBalance {
  readonly denom: string
  readonly amount: bigint
}

/** Creates the reader of coins in the bank module, without the fee coin. */
export function createTokenReader(
  adapterContext: AdapterContext<'cosmos'>,
  denoms: DenomReader,
): Required<Pick<ChainReader<'cosmos'>, 'tokens' | 'token'>> {
  return {
    async tokens(query) {
      const native = readChainSettings(query.network).denom
      const held = (await readAll(adapterContext, query)).filter(({ denom, amount }) => denom !== native && amount > 0n)
      const infos = await denoms.describe(
        query,
        held.map(({ denom }) => denom),
      )
      return held.flatMap(({ denom, amount }): TokenAmount[] => {
        const info = infos.get(denom)
        if (!info) return []
        const { symbol, name, decimals, iconUrl } = info
        return [{ symbol, name, decimals, amount, address: denom, ...(iconUrl && { iconUrl }) }]
      })
    },
    async token(query) {
      const { address, network } = query
      if (!DENOM.test(address)) return undefined
      const info = await denoms.find(query, address)
      return info && { caipNetworkId: network.caipNetworkId, address, ...info }
    },
  }
}

async function readAll(
  adapterContext: AdapterContext<'cosmos'>,
  query: TokensQuery<'cosmos'>,
): Promise<readonly CoinBalance[]> {
  const { address, network, signal } = query
  const held: CoinBalance[] = []
  let key = new Uint8Array()
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const pagination = { key, limit: PAGE_SIZE, offset: 0n, countTotal: false, reverse: false }
    const data = QueryAllBalancesRequest.encode(QueryAllBalancesRequest.fromPartial({ address, pagination })).finish()
    const answer = await queryNode(adapterContext, {
      network,
      signal,
      path: '/cosmos.bank.v1beta1.Query/AllBalances',
      data,
    })
    const { balances, pagination: next } = decode(answer)
    held.push(...balances.map(({ denom, amount }) => ({ denom, amount: BigInt(amount) })))
    key = new Uint8Array(next?.nextKey ?? [])
    if (!key.length) break
  }
  return held
}

function decode(answer: Uint8Array): QueryAllBalancesResponse {
  try {
    return QueryAllBalancesResponse.decode(answer)
  } catch (cause) {
    throw new ModalError('RESPONSE_INVALID', { cause, message: 'The node returned no valid balances' })
  }
}
