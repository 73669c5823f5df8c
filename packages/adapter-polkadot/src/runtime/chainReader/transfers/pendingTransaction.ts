/** Stores the blocks in which a pending transaction can be mined, because nodes do not list pending ones. */
export interface PendingTransaction {
  readonly since: number
  readonly until: number | undefined
  readonly isOwn: boolean
}

export function parsePendingTransaction(value: unknown): PendingTransaction | undefined {
  const { since, until, isOwn }: Partial<Record<keyof PendingTransaction, unknown>> = Object(value)
  if (!isNumber(since)) return undefined
  return { since, until: isNumber(until) ? until : undefined, isOwn: isOwn === true }
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
