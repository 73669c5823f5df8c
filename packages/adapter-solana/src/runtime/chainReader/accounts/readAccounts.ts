import type { NodeRequester } from './createNodeRequester.js'
import { COMMITMENT } from './createNodeRequester.js'
import { decodeBase64Data, isRecord, readPath, requireValue, toAmount, toList, toNonEmptyText } from './values.js'

export interface RawAccount {
  readonly lamports: bigint
  readonly owner: string
  readonly data: Uint8Array
}

export async function readAccounts(
  request: NodeRequester,
  addresses: readonly string[],
): Promise<readonly (RawAccount | undefined)[]> {
  const result = await request('getMultipleAccounts', [addresses, { commitment: COMMITMENT, encoding: 'base64' }])
  const match = toList(readPath(result, 'value'))
  return addresses.map((_, index) => parseAccount(match[index]))
}

export function parseAccount(value: unknown): RawAccount | undefined {
  if (value === null) return undefined
  if (!isRecord(value)) return requireValue(undefined, 'account')
  return {
    lamports: requireValue(toAmount(value.lamports), 'balance'),
    owner: requireValue(toNonEmptyText(value.owner), 'owner'),
    data: requireValue(decodeBase64Data(value.data), 'data'),
  }
}
