import { checkMessageFields } from '../messages/fields.js'
import type { SignInMessage } from '../messages/message.js'

export interface Session {
  /** CAIP-10 id. It contains the chain, because the same contract address may have another owner on another chain. */
  readonly account: string
  readonly address: string
  readonly chainId: string
  readonly message: SignInMessage
  readonly signedInAt: number
  readonly expiresAt: number
}

interface StoredSession {
  readonly message: SignInMessage
  readonly signedInAt: number
  readonly expiresAt: number
}

export const createSession = ({ message, signedInAt, expiresAt }: StoredSession): Session => ({
  account: `${message.chainId}:${message.accountAddress}`,
  address: message.accountAddress,
  chainId: message.chainId,
  message,
  signedInAt,
  expiresAt,
})

export const serializeSession = ({ message, signedInAt }: Session): string => JSON.stringify({ message, signedInAt })

export function readSession(value: string, expiresAt: number): Session | undefined {
  try {
    const stored: StoredSession = { ...JSON.parse(value), expiresAt }
    checkMessageFields(stored.message)
    return typeof stored.signedInAt === 'number' ? createSession(stored) : undefined
  } catch {
    return undefined
  }
}

export function keepLatestPerAccount(sessions: readonly Session[]): readonly Session[] {
  const sorted = [...sessions].sort((one, other) => one.signedInAt - other.signedInAt)
  return sorted.filter(({ account }, at) => !sorted.slice(at + 1).some((later) => later.account === account))
}
