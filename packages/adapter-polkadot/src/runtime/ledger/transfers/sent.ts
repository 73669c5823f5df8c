/** What is known of a transaction until it is known what became of it: a node does not say since when one is on its way. */
export interface Sent {
  /** The first block that it can be in. */
  readonly since: number
  /** The first block that it can no longer be in. Undefined: it is valid for ever. */
  readonly until: number | undefined
  /** It was sent from here, and not from somewhere else. */
  readonly isOwn: boolean
}

export function parseSent(value: unknown): Sent | undefined {
  const { since, until, isOwn }: Partial<Record<keyof Sent, unknown>> = Object(value)
  if (!isNumber(since)) return undefined
  return { since, until: isNumber(until) ? until : undefined, isOwn: isOwn === true }
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
