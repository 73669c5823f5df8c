import { getErrorChain, getErrorCodes, isModalError, joinErrorTexts, ModalError } from '@foyer/core/adapter'

/** Node's code for a failed preflight. EIP-1193 wallets use the same code for a pending request. */
const PREFLIGHT = -32002

/** Error code of `@solana/errors` 8, whose production builds have no messages. */
const ALREADY_PROCESSED = 7050007
const BLOCKHASH_NOT_FOUND = 7050008
const BLOCK_HEIGHT_EXCEEDED = 1

const POOR = /insufficient (lamports|funds)|InsufficientFunds|no record of a prior credit/i
const PROCESSED = /already been processed|AlreadyProcessed/i
const REFUSED = /simulation failed|blockhash not found|BlockhashNotFound|signature verification fail/i
const EXPIRED = /blockhash ?not ?found|block ?height ?exceeded/i
const SIGNATURE = /\b[1-9A-HJ-NP-Za-km-z]{86,88}\b/

/** Maps an error of wallet or node to the reason why the transaction was not sent. Returns other errors unchanged. */
export function toSendError(thrown: unknown): unknown {
  // Core maps code -32002 to `REQUEST_PENDING`, but a node means a failed preflight by it.
  if (isModalError(thrown) && thrown.code !== 'REQUEST_PENDING') return thrown
  const code = codeOf(thrown)
  if (!code) return thrown
  const { message } = getErrorChain(thrown)[0] ?? {}
  const [{ logs, err } = {}] = getErrorChain(thrown).filter((each) => each.logs !== undefined || each.err !== undefined)
  const text = typeof message === 'string' && !isModalError(thrown) ? message : undefined
  return new ModalError(code, { context: { logs, err }, cause: thrown, message: text })
}

function codeOf(
  thrown: unknown,
): 'NODE_INSUFFICIENT_FUNDS' | 'NODE_NONCE_TOO_LOW' | 'RPC_TRANSACTION_REJECTED' | undefined {
  const words = joinErrorTexts(thrown)
  const codes = getErrorCodes(thrown)
  if (PROCESSED.test(words) || codes.includes(ALREADY_PROCESSED)) return 'NODE_NONCE_TOO_LOW'
  if (POOR.test(words)) return 'NODE_INSUFFICIENT_FUNDS'
  const isRefused = REFUSED.test(words) || [PREFLIGHT, BLOCKHASH_NOT_FOUND].some((each) => codes.includes(each))
  return isRefused ? 'RPC_TRANSACTION_REJECTED' : undefined
}

/** Detects the error for an expired blockhash. The transaction may have been included nevertheless. */
export function isBlockhashExpired(thrown: unknown): boolean {
  const codes = getErrorCodes(thrown)
  return (
    EXPIRED.test(joinErrorTexts(thrown)) ||
    [BLOCKHASH_NOT_FOUND, BLOCK_HEIGHT_EXCEEDED].some((each) => codes.includes(each))
  )
}

export function findSignatureInError(thrown: unknown): string | undefined {
  const named = getErrorChain(thrown).flatMap(({ signature }) => (typeof signature === 'string' ? [signature] : []))
  return named[0] ?? SIGNATURE.exec(joinErrorTexts(thrown))?.[0]
}
