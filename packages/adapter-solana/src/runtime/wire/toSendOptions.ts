import type { Commitment, SendOptions } from '../../link.js'
import type {
  SolanaCommitment,
  SolanaSendOptions,
  SolanaTransaction,
  SolanaTransactionInput,
} from '../../transaction.js'
import { invalid } from './invalid.js'

const TODAY: Readonly<Record<SolanaCommitment, Commitment>> = {
  processed: 'processed',
  confirmed: 'confirmed',
  finalized: 'finalized',
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  root: 'finalized',
  max: 'finalized',
}

/** Takes apart what a page wants sent, and checks its options. Throws `INVALID_OPTION`. */
export function toSendOptions(given: SolanaTransaction): {
  readonly transaction: SolanaTransactionInput
  readonly options: SendOptions
} {
  if (!('transaction' in given)) return { transaction: given, options: {} }
  const { transaction, preflightCommitment, skipPreflight, maxRetries, minContextSlot } = given
  return {
    transaction,
    options: {
      ...(preflightCommitment !== undefined && { preflightCommitment: toToday(preflightCommitment) }),
      ...(skipPreflight !== undefined && { skipPreflight: skipPreflight === true }),
      ...count('maxRetries', maxRetries),
      ...count('minContextSlot', minContextSlot),
    },
  }
}

function toToday(value: unknown): Commitment {
  const names = Object.keys(TODAY)
  if (typeof value === 'string' && Object.hasOwn(TODAY, value)) return TODAY[value as SolanaCommitment]
  throw invalid('preflightCommitment', `Invalid input, expected one of ${names.join(', ')}`)
}

function count<Name extends 'maxRetries' | 'minContextSlot'>(name: Name, value: SolanaSendOptions[Name]) {
  if (value === undefined) return {}
  if (!Number.isSafeInteger(value) || value < 0) throw invalid(name, 'Invalid input, expected a whole number')
  return { [name]: value } as { readonly [N in Name]: number }
}
