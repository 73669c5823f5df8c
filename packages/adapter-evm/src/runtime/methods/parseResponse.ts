import { isSignedMessage, isTransactionHash, ModalError } from '@foyer/core/adapter'
import { isHex } from 'viem'

export const parseHex = (answer: unknown): string => read(answer, 'hex', isHex)

/**
 * Parses a signature. `0x` is valid, because a Safe returns it until its owners have signed
 * (@safe-global/safe-apps-provider, https://github.com/safe-global/safe-apps-sdk, seen 2026-11).
 */
export const parseSignature = (answer: unknown): string =>
  read(answer, 'a signature', (text) => text === '0x' || isSignedMessage(text))

export const parseTransactionHash = (answer: unknown): string => read(answer, 'a transaction hash', isTransactionHash)

function read(answer: unknown, name: string, is: (answer: string) => boolean): string {
  if (typeof answer === 'string' && is(answer)) return answer
  throw new ModalError('UNKNOWN', {
    message: `The wallet returned a response that is not ${name}`,
    context: { answer },
  })
}
