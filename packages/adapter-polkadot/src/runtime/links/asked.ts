import { toWalletError } from './toWalletError.js'

/** What an extension answers. It rejects with a code where its words have one. */
export async function asked<T>(ask: () => T | Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    throw toWalletError(cause)
  }
}
