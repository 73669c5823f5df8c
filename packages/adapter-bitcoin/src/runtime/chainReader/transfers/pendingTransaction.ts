import { isRecord, toList } from '../../wallets/walletObject.js'

/** Stores the inputs of a pending transaction, because nodes forget them once it is replaced. */
export interface PendingTransaction {
  readonly inputs: readonly string[]
  readonly missingAt?: number | undefined
}

export function parsePendingTransaction(value: unknown): PendingTransaction | undefined {
  if (!isRecord(value)) return undefined
  const { inputs, missingAt } = value
  return {
    inputs: toList(inputs).flatMap((each) => (typeof each === 'string' ? [each] : [])),
    missingAt: typeof missingAt === 'number' ? missingAt : undefined,
  }
}
