import { plainText } from '../utils/plainText.js'
import { isModalError, ModalError } from './ModalError.js'
import { nodeErrorCode } from './node.js'
import { rpcErrorCode } from './rpc.js'

/** A no in words that name the visitor. Contracts revert in such words, too. */
const REJECTION =
  /\b(user|you) (has |have )?(rejected|denied|cancell?ed|declined|disapproved|refused)|(rejected|denied|cancell?ed|declined|refused) by (the |your )?user/i

/**
 * A no to a request that is named, or one that is all that is said: "Cancelled", "Transaction declined." Nodes refuse in such
 * words, too, with a number of theirs beside them.
 */
const BARE_REJECTION =
  /^\W*(error: )?((the )?(action|approval|connection|message|operation|permission|signature|signing|transaction)( request)?( was| has been)? )?(rejected|denied|cancell?ed|declined)\W*$|\brequest (was |has been )?(rejected|denied|cancell?ed|declined)\b(?!:)/i

/** What nodes number a revert with. */
const REVERTED = 3

/** Whether it is no number of a node, and says nothing else. */
const isWallets = (number: number) => number === -32_603 || !(number <= -32_000 || rpcErrorCode(number))

/** What Chromium, Firefox and Safari say of an `import()` that failed. */
const LOADING = /dynamically imported module|importing a module script failed/i

const MAX_DEPTH = 8

/** No sentence is longer. Characters. */
const MAX_MESSAGE = 500

/**
 * Gives whatever was thrown a code. Looks along `cause`, `originalError`, `data` and `error`, because libraries wrap what
 * the wallet said; the innermost thing that says more than "internal" wins.
 */
export function toModalError(thrown: unknown): ModalError {
  if (isModalError(thrown)) return thrown
  const chain = causes(thrown)
  const known = chain.find((each): each is ModalError => isModalError(each))
  if (known) return new ModalError(known.code, { context: known.context, cause: thrown, message: known.message })
  if (chain.some(isAbort)) return new ModalError('ABORTED', { cause: thrown })

  const texts = chain.map(textOf)
  if (texts.some((each) => LOADING.test(each))) return new ModalError('CODE_LOAD_FAILED', { cause: thrown })
  const numbers = chain.map(numericCode)
  const codes = numbers.map(rpcErrorCode)
  const node = texts.map(nodeErrorCode).find(Boolean)
  const isContracts = node !== undefined || numbers.includes(REVERTED)
  const isSaid =
    !isContracts &&
    (texts.some((each) => REJECTION.test(each)) ||
      (numbers.every(isWallets) && chain.some((each) => BARE_REJECTION.test(messageOf(each)))))
  if (isSaid || codes.includes('USER_REJECTED')) return new ModalError('USER_REJECTED', { cause: thrown })

  const message = plainText(texts.filter(Boolean).at(-1) ?? '', MAX_MESSAGE) || 'Unknown error'
  if (node) return new ModalError(node, { cause: thrown, message })

  const code = codes.find((each) => each && each !== 'RPC_INTERNAL') ?? codes.find(Boolean)
  if (code === 'RPC_RESOURCE_UNAVAILABLE') return new ModalError('REQUEST_PENDING', { cause: thrown })
  return new ModalError(code ?? 'UNKNOWN', { cause: thrown, message })
}

/** The visitor said no, in whichever way the wallet puts it. */
export function isRejection(thrown: unknown): boolean {
  return toModalError(thrown).code === 'USER_REJECTED'
}

function causes(thrown: unknown): unknown[] {
  const chain: unknown[] = []
  for (let each = thrown; each !== undefined && each !== null && chain.length < MAX_DEPTH; each = next(each)) {
    if (chain.includes(each)) break
    chain.push(each)
  }
  return chain
}

function next(error: unknown): unknown {
  const { cause, originalError, data, error: nested } = record(error)
  return cause ?? originalError ?? object(data) ?? object(nested)
}

const object = (value: unknown) => (typeof value === 'object' ? value : undefined)

function numericCode(error: unknown): number {
  const { code } = record(error)
  return typeof code === 'number' ? code : typeof code === 'string' ? Number.parseInt(code, 10) : Number.NaN
}

function textOf(error: unknown): string {
  if (typeof error === 'string') return error
  const { message, details } = record(error)
  return [message, details].filter((each) => typeof each === 'string').join(' ')
}

function messageOf(error: unknown): string {
  const message = typeof error === 'string' ? error : record(error).message
  return typeof message === 'string' ? message : ''
}

function isAbort(error: unknown): boolean {
  return record(error).name === 'AbortError'
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
