import type { FailedTransactionMetadata } from 'litesvm'
import { RpcError } from '../../http/rpc'

/** By the numbers under which litesvm has them. */
const PLAIN: Readonly<Record<number, readonly [err: string, message: string]>> = {
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

/** As a node puts it: its JSON, and its words. */
interface Told {
  err: unknown
  message: string
}

export const BLOCKHASH_NOT_FOUND = { err: 'BlockhashNotFound', message: 'Blockhash not found' } as Told

/** What litesvm says, as a node puts it. */
export function toTransactionError(failed: FailedTransactionMetadata): Told {
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

/** The refusal of a preflight. */
export const preflightFailure = ({ err, message }: Told, logs: readonly string[], units: bigint = 0n): RpcError =>
  new RpcError(-32002, `Transaction simulation failed: ${message}`, {
    accounts: null,
    err,
    innerInstructions: null,
    logs,
    replacementBlockhash: null,
    returnData: null,
    unitsConsumed: Number(units),
  })

const toName = (text: string) => text.replace(/^.*::/, '')
