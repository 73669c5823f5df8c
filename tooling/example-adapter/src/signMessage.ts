import { ModalError } from '@foyer/core/adapter'
import type { TronProvider } from './provider.js'

/** Resolves with r, s and v as 0x hex. TronLink rejects with a text without a code, which is recognized here. */
export async function signMessage({ tronWeb }: TronProvider, message: string): Promise<string> {
  try {
    return String(await tronWeb?.trx.signMessageV2?.(message))
  } catch (cause) {
    const isNo = /declined by user/i.test(String(Object(cause).message ?? cause))
    throw isNo ? new ModalError('USER_REJECTED', { cause }) : cause
  }
}
