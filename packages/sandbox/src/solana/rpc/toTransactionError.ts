import type { FailedTransactionMetadata } from 'litesvm'
import { RpcError } from '../../http/answerRpc'

// Maps litesvm's error numbers to a node's error names and messages.
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

interface TransactionError {
  err: unknown
  message: string
}

export const BLOCKHASH_NOT_FOUND = { err: 'BlockhashNotFound', message: 'Blockhash not found' } as TransactionError

export function toTransactionError(failed: FailedTransactionMetadata): TransactionError {
  const result = failed.err()
  if (typeof result === 'number') {
    const [err, message] = PLAIN[result] ?? [`Error${result}`, `Transaction error ${result}`]
    return { err, message }
  }
  if ('err' in result) {
    const inner = result.err()
    const isCustom = typeof inner === 'object' && 'code' in inner
    const reason = isCustom ? `custom program error: 0x${inner.code.toString(16)}` : String(inner)
    const cause = isCustom ? { Custom: inner.code } : toName(String(inner))
    return {
      err: { InstructionError: [result.index, cause] },
      message: `Error processing Instruction ${result.index}: ${reason}`,
    }
  }
  if ('accountIndex' in result) {
    return {
      err: { InsufficientFundsForRent: { account_index: result.accountIndex } },
      message: `Transaction results in an account (${result.accountIndex}) with insufficient funds for rent`,
    }
  }
  return { err: String(result), message: String(result) }
}

export const createPreflightError = (
  { err, message }: TransactionError,
  logs: readonly string[],
  units: bigint = 0n,
): RpcError =>
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
