import type { Account } from '@foyer/core/adapter'
import { stringToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { toHexAnswer } from './toHexAnswer.js'

/** `personal_sign` over the text's UTF-8 bytes. In hex, because wallets read a text that looks like hex as hex. */
export async function signMessage(
  provider: Eip1193Provider,
  { message, account }: { readonly message: string; readonly account: Account },
): Promise<string> {
  return toHexAnswer(
    await provider.request({ method: 'personal_sign', params: [stringToHex(message), account.address] }),
  )
}
