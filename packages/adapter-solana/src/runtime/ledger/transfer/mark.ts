import { ModalError } from '@foyer/core/adapter'
import { type Ask, COMMITMENT } from '../read/ask.js'
import { at, toText } from '../read/values.js'

/** The newest transaction that names an address; none has an empty one. What others send to it counts as well. */
export async function mark(ask: Ask, address: string): Promise<string> {
  const answer = await ask('getSignaturesForAddress', [address, { commitment: COMMITMENT, limit: 1 }])
  const hash = Array.isArray(answer) && answer.length ? toText(at(answer[0], 'signature')) : ''
  if (Array.isArray(answer) && hash !== undefined) return hash
  throw new ModalError('RESPONSE_INVALID', { message: 'The node gave no signatures' })
}
