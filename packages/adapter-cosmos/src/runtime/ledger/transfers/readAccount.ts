import { accountFromAny } from '@cosmjs/stargate'
import type { AdapterHost, Network } from '@foyer/core/adapter'
import { QueryAccountRequest, QueryAccountResponse } from 'cosmjs-types/cosmos/auth/v1beta1/query'
import { QueryBalanceRequest, QueryBalanceResponse } from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { queryNode, readRefusal } from '../../reads/queryNode.js'

export interface OfAccount {
  readonly network: Network<'cosmos'>
  readonly address: string
  readonly signal?: AbortSignal | undefined
}

/** How often an account has sent. 0 for one that the chain does not have. */
export async function readSequence(host: AdapterHost<'cosmos'>, { address, ...query }: OfAccount): Promise<number> {
  const data = QueryAccountRequest.encode({ address }).finish()
  try {
    const answer = await queryNode(host, { ...query, path: '/cosmos.auth.v1beta1.Query/Account', data })
    const { account } = QueryAccountResponse.decode(answer)
    return account ? accountFromAny(account).sequence : 0
  } catch (cause) {
    if (/not ?found/i.test(readRefusal(cause) ?? '')) return 0
    throw cause
  }
}

/** What an account has of one coin. */
export async function readBalance(
  host: AdapterHost<'cosmos'>,
  { address, denom, ...query }: OfAccount & { readonly denom: string },
): Promise<bigint> {
  const data = QueryBalanceRequest.encode({ address, denom }).finish()
  const answer = await queryNode(host, { ...query, path: '/cosmos.bank.v1beta1.Query/Balance', data })
  return BigInt(QueryBalanceResponse.decode(answer).balance?.amount || 0)
}
