import type {
  SolanaCommitment,
  SolanaSendOptions,
  SolanaTransaction,
  SolanaTransactionInput,
} from '../../transaction.js'
import type { Commitment, SendOptions } from '../../walletApi.js'
import { createInvalidOptionError } from './createInvalidOptionError.js'

const CURRENT_COMMITMENTS: Readonly<Record<SolanaCommitment, Commitment>> = {
  processed: 'processed',
  confirmed: 'confirmed',
  finalized: 'finalized',
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  root: 'finalized',
  max: 'finalized',
}

/** Separates a transaction from its options. Throws `INVALID_OPTION`. */
export function toSendOptions(input: SolanaTransaction): {
  readonly transaction: SolanaTransactionInput
  readonly options: SendOptions
} {
  if (!('transaction' in input)) return { transaction: input, options: {} }
  const { transaction, preflightCommitment, skipPreflight, maxRetries, minContextSlot } = input
  return {
    transaction,
    options: {
      ...(preflightCommitment !== undefined && { preflightCommitment: toCurrentCommitment(preflightCommitment) }),
      ...(skipPreflight !== undefined && { skipPreflight: skipPreflight === true }),
      ...count('maxRetries', maxRetries),
      ...count('minContextSlot', minContextSlot),
    },
  }
}

function toCurrentCommitment(value: unknown): Commitment {
  const names = Object.keys(CURRENT_COMMITMENTS)
  if (typeof value === 'string' && Object.hasOwn(CURRENT_COMMITMENTS, value))
    return CURRENT_COMMITMENTS[value as SolanaCommitment]
  throw createInvalidOptionError('preflightCommitment', `Invalid input, expected one of ${names.join(', ')}`)
}

function count<Name extends 'maxRetries' | 'minContextSlot'>(name: Name, value: SolanaSendOptions[Name]) {
  if (value === undefined) return {}
  if (!Number.isSafeInteger(value) || value < 0)
    throw createInvalidOptionError(name, 'Invalid input, expected a whole number')
  return { [name]: value } as { readonly [N in Name]: number }
}
