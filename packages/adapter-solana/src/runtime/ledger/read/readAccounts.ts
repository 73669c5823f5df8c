import type { Ask } from './ask.js'
import { COMMITMENT } from './ask.js'
import { at, isFields, listOf, needed, toAmount, toData, toText } from './values.js'

/** An account as it lies on the chain. */
export interface RawAccount {
  readonly lamports: bigint
  /** The program that it belongs to. */
  readonly owner: string
  readonly data: Uint8Array
}

/** In the order asked for; undefined where there is none. A node takes up to 100 at once. */
export async function readAccounts(
  ask: Ask,
  addresses: readonly string[],
): Promise<readonly (RawAccount | undefined)[]> {
  const result = await ask('getMultipleAccounts', [addresses, { commitment: COMMITMENT, encoding: 'base64' }])
  const found = listOf(at(result, 'value'))
  return addresses.map((_, index) => readAccount(found[index]))
}

/** Null is one that is not there; anything that cannot be read is an error, not nothing. */
export function readAccount(value: unknown): RawAccount | undefined {
  if (value === null) return undefined
  if (!isFields(value)) return needed(undefined, 'account')
  return {
    lamports: needed(toAmount(value.lamports), 'balance'),
    owner: needed(toText(value.owner), 'owner'),
    data: needed(toData(value.data), 'data'),
  }
}
