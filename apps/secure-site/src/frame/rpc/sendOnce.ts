import { FrameError } from '../FrameError'
import { isTrouble } from '../isTrouble'

const DISCONNECTED = 4900
const UNKNOWN = 'No answer came, so this may have been sent. Trying again here cannot send it twice.'

export interface Sending<Signed, Id> {
  readonly sign: () => Promise<Signed>
  /** Brings it where it is carried out, also when it was there before. Rejects with trouble when no answer came. */
  readonly bring: (signed: Signed) => Promise<Id>
}

/**
 * A way to send that may be used again after it failed. What was signed is kept until there was an answer, because a
 * second signature would be a second payment. Gives what the sent is known by.
 */
export function sendOnce<Signed, Id>({ sign, bring }: Sending<Signed, Id>): () => Promise<Id> {
  let kept: { readonly signed: Signed } | undefined
  return async () => {
    kept ??= { signed: await sign() }
    try {
      return await bring(kept.signed)
    } catch (error) {
      if (isTrouble(error)) throw new FrameError(UNKNOWN, DISCONNECTED)
      kept = undefined
      throw error
    }
  }
}
