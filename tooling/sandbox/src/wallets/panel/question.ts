/** What one question says, and what its form gives when it is approved. */
export interface Question {
  readonly title: string
  readonly approve: string
  readonly reject: string
  readonly body: readonly Node[]
  /** Positions of the accounts a person chose. */
  readonly read?: () => readonly number[]
}

export const ANSWERS = { approve: 'Approve', reject: 'Reject' }

export const toShort = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`
