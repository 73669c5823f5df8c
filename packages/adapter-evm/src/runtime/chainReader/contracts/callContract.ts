import { type Client, type Hex, isHex } from 'viem'
import { findError } from '../../node/findError.js'
import { isExecutionError } from './executionErrors.js'

export interface EthCallParameters {
  readonly to: Hex
  readonly data: Hex
}

/** Calls a contract. Undefined for an empty answer. viem's own `call` would load 16 kB before the account shows. */
export async function callContract(
  client: Client,
  { to, data }: EthCallParameters,
  signal?: AbortSignal,
): Promise<Hex | undefined> {
  const answer = await client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] }, { signal })
  return answer === '0x' ? undefined : answer
}

export function ignoreRevert(cause: unknown): undefined {
  if (!isRevert(cause)) throw cause
}

/** Texts of Geth, and of Hardhat and Ganache. Their code, -32603, is also that of an overloaded node. */
const REVERT_DETAILS = /execution reverted|gas required exceeds allowance|VM Exception while processing/i

/** Detects a revert in an error of `callContract`. */
export const isRevert = (cause: unknown): boolean =>
  isExecutionError(cause) ||
  readRevertData(cause) !== undefined ||
  findError(cause, (each) => 'details' in each && REVERT_DETAILS.test(String(each.details))) !== undefined

export function readRevertData(cause: unknown): Hex | undefined {
  const dataOf = (each: object) => {
    const { data }: { readonly data?: unknown } = each
    return isHex(data) ? data : Object(data).data
  }
  const result: unknown = dataOf(Object(findError(cause, (each) => isHex(dataOf(each)))))
  return isHex(result) ? result : undefined
}
