import { ModalError } from '@foyer/core/adapter'
import { isHex } from 'viem'

/** A signature or a hash, or an error when the wallet answered something else. */
export function toHexAnswer(answer: unknown): string {
  if (isHex(answer)) return answer
  throw new ModalError('UNKNOWN', { message: 'The wallet answered something that is not hex', context: { answer } })
}
