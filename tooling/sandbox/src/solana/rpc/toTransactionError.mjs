import { RpcError } from '../../http/rpc.mjs'

/** By the numbers under which litesvm has them. @type {Readonly<Record<number, readonly [err: string, message: string]>>} */
const PLAIN = {
  0: ['AccountInUse', 'Account in use'],
  1: ['AccountLoadedTwice', 'Account loaded twice'],
  2: ['AccountNotFound', 'Attempt to debit an account but found no record of a prior credit.'],
  3: ['ProgramAccountNotFound', 'Attempt to load a program that does not exist'],
  4: ['InsufficientFundsForFee', 'Insufficient funds for fee'],
  5: ['InvalidAccountForFee', 'This account may not be used to pay transaction fees'],
  6: ['AlreadyProcessed', 'This transaction has already been processed'],
  7: ['BlockhashNotFound', 'Blockhash not found'],
  11: ['SignatureFailure', 'Transaction did not pass signature verification'],
}

/** @typedef {{ err: unknown, message: string }} Told as a node puts it: its JSON, and its words */

export const BLOCKHASH_NOT_FOUND = /** @type {Told} */ ({ err: 'BlockhashNotFound', message: 'Blockhash not found' })

/**
 * What litesvm says, as a node puts it.
 *
 * @param {import('litesvm').FailedTransactionMetadata} failed
 * @returns {Told}
 */
export function toTransactionError(failed) {
  const found = failed.err()
  if (typeof found === 'number') {
    const [err, message] = PLAIN[found] ?? [`Error${found}`, `Transaction error ${found}`]
    return { err, message }
  }
  if ('err' in found) {
    const inner = found.err()
    const isCustom = typeof inner === 'object' && 'code' in inner
    const reason = isCustom ? `custom program error: 0x${inner.code.toString(16)}` : String(inner)
    const cause = isCustom ? { Custom: inner.code } : toName(String(inner))
    return {
      err: { InstructionError: [found.index, cause] },
      message: `Error processing Instruction ${found.index}: ${reason}`,
    }
  }
  if ('accountIndex' in found) {
    return {
      err: { InsufficientFundsForRent: { account_index: found.accountIndex } },
      message: `Transaction results in an account (${found.accountIndex}) with insufficient funds for rent`,
    }
  }
  return { err: String(found), message: String(found) }
}

/** The refusal of a preflight. @type {(told: Told, logs: readonly string[], units?: bigint) => RpcError} */
export const preflightFailure = ({ err, message }, logs, units = 0n) =>
  new RpcError(-32002, `Transaction simulation failed: ${message}`, {
    accounts: null,
    err,
    innerInstructions: null,
    logs,
    replacementBlockhash: null,
    returnData: null,
    unitsConsumed: Number(units),
  })

/** @param {string} text */
const toName = (text) => text.replace(/^.*::/, '')
