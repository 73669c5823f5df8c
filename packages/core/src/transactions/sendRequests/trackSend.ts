import { toSendError } from '../../errors/toSendError.js'
import type { Modal } from '../../modal/modal.js'
import { getContext } from '../../modal/runtime.js'
import { type SendRequestDetails, sendRequests } from './sendRequests.js'
import type { NonceSnapshot } from './snapshotNonce.js'

export interface TrackedSend {
  readonly snapshot: NonceSnapshot
  readonly requests: readonly SendRequestDetails[]
}

// Sends a wallet request and stores it until the wallet answers or the chain shows whether it was sent. Rejects with
// the wallet's error. Unless that is a clear refusal, `context.seen` tells whether the account has sent a transaction
// since.
export async function trackSend<T>(
  modal: Modal,
  { snapshot, requests }: TrackedSend,
  send: () => Promise<T>,
): Promise<T> {
  const { account } = snapshot
  const begun = getContext(modal).use(sendRequests).begin(requests, account)
  try {
    const answer = await send()
    begun.end('answered')
    return answer
  } catch (cause) {
    begun.end(toSendError(cause).context.mayBeSent ? 'unanswered' : 'answered')
    const { error, now } = await snapshot.explain(cause)
    // The wallet may have set a later expiry than the app. It cannot be later than that of a transaction created now,
    // which is `now.until`: watch the account until then.
    if (account && now?.until !== undefined) begun.setSnapshot({ ...account, until: now.until })
    throw error
  }
}
