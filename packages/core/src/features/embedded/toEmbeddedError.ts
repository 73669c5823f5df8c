import type { DEVICE_UNAPPROVED_RPC_CODE } from '@foyer/auth-frame'
import { type ErrorCode, ModalError } from '../../errors/ModalError.js'
import { readWalletExplanation } from '../../errors/toWalletError.js'

// Copy of the constant in `@foyer/auth-frame`, which loads with the frame.
const DEVICE_UNAPPROVED: typeof DEVICE_UNAPPROVED_RPC_CODE = -32010

const codes: Readonly<Record<string, ErrorCode>> = {
  LOAD_FAILED: 'EMBEDDED_LOAD_FAILED',
  TIMED_OUT: 'EMBEDDED_TIMED_OUT',
  ABORTED: 'ABORTED',
  INVALID_PARAMS: 'RPC_INVALID_PARAMS',
}

export function toEmbeddedError(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown.name !== 'AuthFrameError') return thrown
  const code = 'code' in thrown && typeof thrown.code === 'string' ? codes[thrown.code] : undefined
  if (code !== undefined) return new ModalError(code, { message: thrown.message, cause: thrown })
  const walletWords = readWalletExplanation(thrown)
  const isUnapproved = 'rpcCode' in thrown && thrown.rpcCode === DEVICE_UNAPPROVED
  const context = { ...(walletWords && { walletWords }), ...(isUnapproved && { isUnapproved }) }
  return new ModalError('EMBEDDED_FAILED', { message: thrown.message, cause: thrown, context })
}
