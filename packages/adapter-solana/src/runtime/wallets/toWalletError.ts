import { getErrorChain, getErrorCodes, isUserRejection, ModalError } from '@foyer/core/adapter'

const STANDARD_REJECTION = 4001000

/** Messages of Solana wallets for a declined request, beside those that core knows. */
const REJECTED =
  /\b(approval|transaction|connection|signature|message|request)( was)? (rejected|denied|declined|cancell?ed)\b/i

const UNAUTHORIZED = 4100
const GONE = /^Wallet(NotConnected|Disconnected)Error$/

/** Codes up to -32000 come from nodes, except -32603 (internal error), which wallets use too. */
const NODES = -32_000
const INTERNAL = -32_603

/**
 * Maps a wallet's error to `USER_REJECTED` or `NOT_AUTHORIZED`. Some wallets reject without a code or by closing their
 * window, and wallet adapters wrap errors.
 */
export function toWalletError(thrown: unknown): unknown {
  const [outer, ...within] = getErrorChain(thrown)
  const codes = getErrorCodes(thrown)
  const isNodes = codes.some((code) => code <= NODES && code !== INTERNAL)
  const isReported = (message: unknown) => typeof message === 'string' && REJECTED.test(message)
  const isNo =
    codes.includes(STANDARD_REJECTION) ||
    [outer, ...within].some((each) => each?.name === 'WalletWindowClosedError') ||
    (!isNodes && typeof thrown === 'object' && (isReported(outer?.message) || within.some(isUserRejection)))
  if (isNo) return new ModalError('USER_REJECTED', { cause: thrown })
  const isUnauthorized =
    codes.includes(UNAUTHORIZED) ||
    [outer, ...within].some((each) => typeof each?.name === 'string' && GONE.test(each.name))
  return isUnauthorized ? new ModalError('NOT_AUTHORIZED', { cause: thrown }) : thrown
}
