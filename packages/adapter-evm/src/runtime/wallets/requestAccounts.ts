import { isUserRejection, toModalError } from '@foyer/core/adapter'
import { getAddress, isAddress } from 'viem'
import type { Eip1193Provider } from '../../provider.js'

export async function readAccounts(provider: Eip1193Provider): Promise<`0x${string}`[]> {
  return parseAddresses(await provider.request({ method: 'eth_accounts' }))
}

/**
 * Requests the accounts. After a disconnect (`anew`) it requests the permission first, so that the user can pick other
 * accounts.
 */
export async function requestAccounts(
  provider: Eip1193Provider,
  { anew }: { anew: boolean },
): Promise<`0x${string}`[]> {
  if (anew) {
    try {
      await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
    } catch (cause) {
      if (isUserRejection(cause) || toModalError(cause).code === 'REQUEST_PENDING') throw cause
    }
  }
  return parseAddresses(await provider.request({ method: 'eth_requestAccounts' }))
}

export function parseAddresses(answer: unknown): `0x${string}`[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((each: unknown) =>
    typeof each === 'string' && isAddress(each, { strict: false }) ? [getAddress(each)] : [],
  )
}
