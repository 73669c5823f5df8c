import { toWalletError } from '../toWalletError.js'
import type { ActContext } from './context.js'

/** Asks the wallet of a live connection, and reads its no as one. */
export async function askSigner<T>({ check }: ActContext, ask: () => Promise<T>): Promise<T> {
  check()
  try {
    return await ask()
  } catch (cause) {
    throw toWalletError(cause)
  }
}
