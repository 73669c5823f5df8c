import { checkFields } from '../messages/fields.js'
import type { SignInMessage } from '../messages/message.js'

/** An account that has signed in. */
export interface Session {
  /**
   * CAIP-10: chain and address. The account to know a visitor by, where it is a contract's: the same address may be another's on
   * another chain.
   */
  readonly account: string
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
  /** What was signed, read. */
  readonly message: SignInMessage
  /** Milliseconds since 1970. */
  readonly signedInAt: number
  readonly expiresAt: number
}

interface Kept {
  readonly message: SignInMessage
  readonly signedInAt: number
  readonly expiresAt: number
}

export const createSession = ({ message, signedInAt, expiresAt }: Kept): Session => ({
  account: `${message.chainId}:${message.accountAddress}`,
  address: message.accountAddress,
  chainId: message.chainId,
  message,
  signedInAt,
  expiresAt,
})

export const writeSession = ({ message, signedInAt }: Session): string => JSON.stringify({ message, signedInAt })

/** A session as it was kept; undefined for what is none: another version's, or another's hand. */
export function readSession(value: string, expiresAt: number): Session | undefined {
  try {
    const kept: Kept = { ...JSON.parse(value), expiresAt }
    checkFields(kept.message)
    return typeof kept.signedInAt === 'number' ? createSession(kept) : undefined
  } catch {
    return undefined
  }
}

/** The latest of each account, oldest first. */
export function latestOfEach(sessions: readonly Session[]): readonly Session[] {
  const sorted = [...sessions].sort((one, other) => one.signedInAt - other.signedInAt)
  return sorted.filter(({ account }, at) => !sorted.slice(at + 1).some((later) => later.account === account))
}
