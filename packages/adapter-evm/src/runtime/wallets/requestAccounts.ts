import { isRejection, toModalError } from '@foyer/core/adapter'
import { getAddress } from 'viem'
import type { Eip1193Provider } from '../../provider.js'

/** The accounts that the wallet shows this site already. Never prompts. */
export async function readAccounts(provider: Eip1193Provider): Promise<`0x${string}`[]> {
  return toAddresses(await provider.request({ method: 'eth_accounts' }))
}

/**
 * Asks for accounts. After a disconnect (`anew`) the wallet is asked for permission first: one that could not be told of
 * the disconnect would answer without asking, and the visitor could not choose another account.
 */
export async function requestAccounts(
  provider: Eip1193Provider,
  { anew }: { anew: boolean },
): Promise<`0x${string}`[]> {
  if (anew) {
    try {
      await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
    } catch (cause) {
      if (isRejection(cause) || toModalError(cause).code === 'REQUEST_PENDING') throw cause
    }
  }
  return toAddresses(await provider.request({ method: 'eth_requestAccounts' }))
}

export function toAddresses(answer: unknown): `0x${string}`[] {
  return Array.isArray(answer) ? answer.map((each) => getAddress(String(each))) : []
}
