import { toWalletError } from '../wallets/toWalletError.js'
import type { MethodContext } from './context.js'

export async function requestSignature<T>({ request, check }: MethodContext, send: () => Promise<T>): Promise<T> {
  check()
  return request(async () => {
    try {
      return await send()
    } catch (cause) {
      throw toWalletError(cause)
    }
  })
}
