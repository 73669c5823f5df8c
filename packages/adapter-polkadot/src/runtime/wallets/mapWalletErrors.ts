import { toWalletError } from './toWalletError.js'

export async function mapWalletErrors<T>(request: () => T | Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (cause) {
    throw toWalletError(cause)
  }
}
