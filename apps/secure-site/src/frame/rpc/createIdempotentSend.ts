import { texts } from '../../texts/texts'
import { FrameError } from '../errors/FrameError'
import { isTransientError } from '../errors/isTransientError'

const DISCONNECTED = 4900

/** Reports that another transaction than the signed one may have been sent. */
class OtherTransactionError extends FrameError {
  constructor() {
    super(texts().approvals.errors.maybeSentOther, DISCONNECTED)
  }
}

export interface IdempotentSendParameters<Signed, Id> {
  readonly sign: () => Promise<Signed>
  /**
   * Submits the signed transaction, or finds it if an earlier attempt submitted it. Rejects with a transient error if
   * no response arrives.
   */
  readonly submit: (signed: Signed) => Promise<Id>
  /** Computes the transaction id from the signed bytes. A response with another id is rejected. */
  readonly toId?: (signed: Signed) => Id
}

/** Makes a send retryable: keeps the signed transaction until a response, as signing again could pay twice. */
export function createIdempotentSend<Signed, Id>({
  sign,
  submit,
  toId,
}: IdempotentSendParameters<Signed, Id>): () => Promise<Id> {
  let stored: { readonly signed: Signed } | undefined
  return async () => {
    stored ??= { signed: await sign() }
    try {
      const { signed } = stored
      const answer = await submit(signed)
      if (toId && toId(signed) !== answer) throw new OtherTransactionError()
      return answer
    } catch (error) {
      if (isTransientError(error)) throw new FrameError(texts().approvals.errors.maybeSent, DISCONNECTED)
      if (error instanceof OtherTransactionError) throw error
      stored = undefined
      throw error
    }
  }
}
