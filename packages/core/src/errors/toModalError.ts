import { sanitizeText } from '../utils/sanitizeText.js'
import { isModalError, ModalError } from './ModalError.js'
import { getNodeErrorCode } from './node.js'
import { getRpcErrorCode } from './rpc.js'

// Messages by which a wallet reports that the user rejected. Contracts revert with such words too, so reverts are
// excluded.
const REJECTION =
  /\b(user|you) (has |have )?(rejected|denied|cancell?ed|declined|disapproved|refused)|(rejected|denied|cancell?ed|declined|refused) by (the |your )?user/i

// Messages that name the rejected request or stand alone ("Cancelled"). Nodes use such words too, but with an error
// code of their own, which excludes them.
const BARE_REJECTION =
  /^\W*(error: )?((the )?(action|approval|connection|message|operation|permission|signature|signing|transaction)( request)?( was| has been)? )?(rejected|denied|cancell?ed|declined)\W*$|\brequest (was |has been )?(rejected|denied|cancell?ed|declined)\b(?!:)/i

const REVERTED = 3

const isWalletCode = (number: number) => number === -32_603 || !(number <= -32_000 || getRpcErrorCode(number))

const LOAD_FAILURE = /dynamically imported module|importing a module script failed/i

const MAX_DEPTH = 8

const MAX_MESSAGE = 500

/**
 * Converts a thrown value to a `ModalError`. Searches `cause`, `originalError`, `data` and `error` for inner errors; of
 * their codes, the innermost wins that says more than "internal error".
 */
export function toModalError(thrown: unknown): ModalError {
  if (isModalError(thrown)) return thrown
  const chain = listCauses(thrown)
  const known = chain.find((each): each is ModalError => isModalError(each))
  if (known) return new ModalError(known.code, { context: known.context, cause: thrown, message: known.message })
  if (chain.some(isAbort)) return new ModalError('ABORTED', { cause: thrown })

  const texts = chain.map(textOf)
  if (texts.some((each) => LOAD_FAILURE.test(each))) return new ModalError('CODE_LOAD_FAILED', { cause: thrown })
  const numbers = chain.map(numericCode)
  const codes = numbers.map(getRpcErrorCode)
  const node = texts.map(getNodeErrorCode).find(Boolean)
  const isRevert = node !== undefined || numbers.includes(REVERTED)
  const isRejected =
    !isRevert &&
    (texts.some((each) => REJECTION.test(each)) ||
      (numbers.every(isWalletCode) && chain.some((each) => BARE_REJECTION.test(messageOf(each)))))
  if (isRejected || codes.includes('USER_REJECTED')) return new ModalError('USER_REJECTED', { cause: thrown })

  const message = sanitizeText(texts.filter(Boolean).at(-1) ?? '', MAX_MESSAGE) || 'Unknown error'
  if (node) return new ModalError(node, { cause: thrown, message })

  const code = codes.find((each) => each && each !== 'RPC_INTERNAL') ?? codes.find(Boolean)
  if (code === 'RPC_RESOURCE_UNAVAILABLE') return new ModalError('REQUEST_PENDING', { cause: thrown })
  return new ModalError(code ?? 'UNKNOWN', { cause: thrown, message })
}

export function isUserRejection(thrown: unknown): boolean {
  return toModalError(thrown).code === 'USER_REJECTED'
}

export function listCauses(thrown: unknown): readonly unknown[] {
  const chain: unknown[] = []
  for (let each = thrown; each !== undefined && each !== null && chain.length < MAX_DEPTH; each = nextCause(each)) {
    if (chain.includes(each)) break
    chain.push(each)
  }
  return chain
}

function nextCause(error: unknown): unknown {
  const { cause, originalError, data, error: nested } = toRecord(error)
  return cause ?? originalError ?? toObject(data) ?? toObject(nested)
}

const toObject = (value: unknown) => (typeof value === 'object' ? value : undefined)

function numericCode(error: unknown): number {
  const { code } = toRecord(error)
  return typeof code === 'number' ? code : typeof code === 'string' ? Number.parseInt(code, 10) : Number.NaN
}

function textOf(error: unknown): string {
  if (typeof error === 'string') return error
  const { message, details } = toRecord(error)
  return [message, details].filter((each) => typeof each === 'string').join(' ')
}

function messageOf(error: unknown): string {
  const message = typeof error === 'string' ? error : toRecord(error).message
  return typeof message === 'string' ? message : ''
}

function isAbort(error: unknown): boolean {
  return toRecord(error).name === 'AbortError'
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
