import { type AdapterHost, type Ledger, ModalError, type TokenAmount, type TokensQuery } from '@foyer/core/adapter'
import { QueryAllBalancesRequest, QueryAllBalancesResponse } from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { readChain } from '../../readChain.js'
import { queryNode } from '../reads/queryNode.js'
import type { Denoms } from './denoms.js'

const PAGE = 200n

/** What an account has beyond that is not read. */
const PAGES = 10

/** What the bank module takes for the name of a coin. */
const DENOM = /^[a-zA-Z][a-zA-Z0-9/:._-]{2,127}$/

interface Held {
  readonly denom: string
  readonly amount: bigint
}

/** Coins of the bank module, without the one that fees are paid in. */
export function createTokens(
  host: AdapterHost<'cosmos'>,
  denoms: Denoms,
): Required<Pick<Ledger<'cosmos'>, 'tokens' | 'token'>> {
  return {
    async tokens(query) {
      const native = readChain(query.network).denom
      const held = (await readAll(host, query)).filter(({ denom, amount }) => denom !== native && amount > 0n)
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

/** All pages. */
async function readAll(host: AdapterHost<'cosmos'>, query: TokensQuery<'cosmos'>): Promise<readonly Held[]> {
  const { address, network, signal } = query
  const held: Held[] = []
  let key = new Uint8Array()
  for (let page = 0; page < PAGES; page += 1) {
    const pagination = { key, limit: PAGE, offset: 0n, countTotal: false, reverse: false }
    const data = QueryAllBalancesRequest.encode(QueryAllBalancesRequest.fromPartial({ address, pagination })).finish()
    const answer = await queryNode(host, { network, signal, path: '/cosmos.bank.v1beta1.Query/AllBalances', data })
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
    throw new ModalError('RESPONSE_INVALID', { cause, message: 'The node gave no balances' })
  }
}
