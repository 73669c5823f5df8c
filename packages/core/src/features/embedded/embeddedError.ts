import { type ErrorCode, type ErrorContext, ModalError } from '../../errors/ModalError.js'

/** The specification's strings of what goes wrong with a login. Beside the catalogue, which every page loads. */
const messages = {
  AUTH_CONNECTOR_MISSING: 'No auth connector found',
  EMAIL_COOLDOWN: 'Please try again after {seconds} seconds',
  EMAIL_INVALID: 'Invalid email',
  FARCASTER_FAILED: 'Failed to connect to farcaster',
  NOT_SIGNED_IN: 'Not connected to email or social',
  SOCIAL_FAILED: 'Failed to initiate social connection',
} as const

/** An error of the embedded wallet with its own words. */
export function embeddedError(
  code: keyof typeof messages,
  { context = {}, cause }: { readonly context?: ErrorContext; readonly cause?: unknown } = {},
): ModalError {
  const message = messages[code].replace('{seconds}', String(context.seconds))
  return new ModalError(code, { message, context, cause })
}

/** What the frame's errors are called here. */
const codes: Readonly<Record<string, ErrorCode>> = {
  LOAD_FAILED: 'EMBEDDED_LOAD_FAILED',
  TIMED_OUT: 'EMBEDDED_TIMED_OUT',
  ABORTED: 'ABORTED',
  INVALID_PARAMS: 'RPC_INVALID_PARAMS',
}

/** An error of the frame as one of ours, with its words. Others come back as they are. */
export function fromFrameError(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown.name !== 'AuthFrameError') return thrown
  const code = 'code' in thrown && typeof thrown.code === 'string' ? codes[thrown.code] : undefined
  return new ModalError(code ?? 'EMBEDDED_FAILED', { message: thrown.message, cause: thrown })
}

/** What a wallet answers in place of a result: EIP-1193's shape, which libraries know. */
export class WalletRpcError extends Error {
  override readonly name = 'WalletRpcError'
  readonly code: number

  constructor(code: number, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
