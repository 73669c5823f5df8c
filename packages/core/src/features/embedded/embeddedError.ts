import { defineErrors } from '../../errors/defineErrors.js'
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

/** Error with a numeric code, as EIP-1193 defines it. */
export class WalletRpcError extends Error {
  override readonly name = 'WalletRpcError'
  readonly code: number

  constructor(code: number, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
