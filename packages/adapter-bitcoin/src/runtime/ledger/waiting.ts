import { isRecord, listOf } from '../wallets/read.js'

/** What is remembered of a transaction that waits: nobody tells what it spent once another has taken its place. */
export interface Waiting {
  /** What it spends, as `id:index`. */
  readonly inputs: readonly string[]
  /** The height of the chain when nobody knew it first. */
  readonly missingAt?: number | undefined
}

export function parseWaiting(value: unknown): Waiting | undefined {
  if (!isRecord(value)) return undefined
  const { inputs, missingAt } = value
  return {
    inputs: listOf(inputs).flatMap((each) => (typeof each === 'string' ? [each] : [])),
    missingAt: typeof missingAt === 'number' ? missingAt : undefined,
  }
}
