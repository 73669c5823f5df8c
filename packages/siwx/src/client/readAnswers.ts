import { SiwxError } from '../errors/SiwxError.js'
import { checkMessageFields } from '../messages/fields.js'
import type { SignInMessage } from '../messages/message.js'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

export function readNonce(answer: unknown): Pick<SignInMessage, 'nonce' | 'issuedAt' | 'expirationTime'> {
  const { nonce, issuedAt, expirationTime } = fieldsOf(answer)
  if (typeof nonce !== 'string' || typeof issuedAt !== 'string') throw new SiwxError('SERVER_FAILED')
  return { nonce, issuedAt, ...(typeof expirationTime === 'string' && { expirationTime }) }
}

export function checkSignInAnswer(answer: unknown, text: string): void {
  const { message } = fieldsOf(answer)
  const isSigned = isMessage(message) && text.split('\n').includes(`Nonce: ${message.nonce}`)
  if (!isSigned) throw new SiwxError('SERVER_FAILED')
}

export function readSessions(answer: unknown): readonly {
  readonly account: string
  readonly message: SignInMessage
  readonly expiresAt: number | undefined
}[] {
  if (!Array.isArray(answer)) throw new SiwxError('SERVER_FAILED')
  return answer.flatMap((each: unknown) => {
    const { message, expiresAt } = fieldsOf(each)
    if (!isMessage(message)) return []
    const account = `${message.chainId}:${message.accountAddress}`
    return [{ account, message, expiresAt: typeof expiresAt === 'number' ? expiresAt : undefined }]
  })
}

function isMessage(value: unknown): value is SignInMessage {
  try {
    checkMessageFields(value)
    return true
  } catch {
    return false
  }
}
