import type { Account } from '@foyer/core/adapter'
import { stringToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { parseSignature } from './parseResponse.js'

/** Signs a message, sent as hex, because wallets read text that looks like hex as hex. */
export async function signMessage(
  provider: Eip1193Provider,
  { message, account }: { readonly message: string; readonly account: Account },
): Promise<string> {
  return parseSignature(
    await provider.request({ method: 'personal_sign', params: [stringToHex(message), account.address] }),
  )
}
