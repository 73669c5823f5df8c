import type { DEVICE_UNAPPROVED_RPC_CODE } from '@foyer/auth-frame'
import { defineErrors } from '../../errors/defineErrors.js'
import { type ErrorCode, ModalError } from '../../errors/ModalError.js'
import { readWalletExplanation } from '../../errors/toWalletError.js'
import { validationMessages } from '../../errors/validation.js'

export const embeddedError = defineErrors({
  AUTH_CONNECTOR_MISSING:
    'No auth connector found\nLogins need a projectId, `features.email` or `features.socials`, an adapter with the embedded wallet, and not `basic`.',
  EMAIL_COOLDOWN: 'Please try again after {seconds} seconds',
  EMAIL_INVALID: validationMessages.invalidEmail,
  FARCASTER_FAILED: 'Failed to connect to farcaster',
  NOT_SIGNED_IN: 'Not connected to email or social',
  SOCIAL_FAILED: 'Failed to initiate social connection',
})

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

/** Error with a numeric code, as EIP-1193 defines it. */
export class WalletRpcError extends Error {
  override readonly name = 'WalletRpcError'
  readonly code: number

  constructor(code: number, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
