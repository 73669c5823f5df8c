import { accountFromAny } from '@cosmjs/stargate'
import type { AdapterContext, Network } from '@foyer/core/adapter'
import { QueryAccountRequest, QueryAccountResponse } from 'cosmjs-types/cosmos/auth/v1beta1/query'
import { queryNode, readRefusalReason } from '../../node/queryNode.js'

export interface AccountQuery {
  readonly network: Network<'cosmos'>
  readonly address: string
  readonly signal?: AbortSignal | undefined
}

export async function readSequence(
  adapterContext: AdapterContext<'cosmos'>,
  { address, ...query }: AccountQuery,
): Promise<number> {
  const data = QueryAccountRequest.encode({ address }).finish()
  try {
    const answer = await queryNode(adapterContext, { ...query, path: '/cosmos.auth.v1beta1.Query/Account', data })
    const { account } = QueryAccountResponse.decode(answer)
    return account ? accountFromAny(account).sequence : 0
  } catch (cause) {
    if (/not ?found/i.test(String(readRefusalReason(cause)))) return 0
    throw cause
  }
}
