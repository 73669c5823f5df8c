import type { AccountSnapshot } from '../../adapter/transfers.js'
import type { ModalError } from '../../errors/ModalError.js'
import { toSendError } from '../../errors/toSendError.js'
import type { Modal } from '../../modal/modal.js'
import { getContext } from '../../modal/runtime.js'
import type { Network } from '../../types/network.js'
import { withTimeout } from '../../utils/waiting.js'

// Time limit to read the account's state before the wallet request. Browsers allow the wallet's popup only within about
// 5 s of the user's click. An answer after the limit is not used: it may already include the new transaction.
const SNAPSHOT_WAIT_MS = 3_000

// `moved`: the account has sent a transaction since the wallet request. `still`: it has sent none.
export type NonceChange = 'moved' | 'still'

export interface ExplainedError {
  readonly error: ModalError
  // State of the account after the failure. Absent if unknown, or if nothing can have been sent.
  readonly now?: AccountSnapshot | undefined
}

export interface NonceSnapshot {
  readonly account: AccountSnapshot | undefined
  explain(cause: unknown): Promise<ExplainedError>
}

export async function snapshotNonce(
  modal: Modal,
  { network, address }: { readonly network: Network | undefined; readonly address: string },
): Promise<NonceSnapshot> {
  const { adapters, signal } = getContext(modal)
  const read = async () => {
    const chainReader = network && (await adapters.get(network.chainNamespace)?.chainReader?.())
    return network && chainReader?.transfers?.snapshot?.({ address, network, signal })
  }
  const readSnapshot = () => withTimeout(read(), SNAPSHOT_WAIT_MS, () => undefined, signal).catch(() => undefined)
  const account = await readSnapshot()
  return {
    account,
    async explain(thrown) {
      const error = toSendError(thrown)
      if (!error.context.mayBeSent || signal.aborted) return { error }
      const now = account && (await readSnapshot())
      const seen: NonceChange | undefined = account && now && (now.sent === account.sent ? 'still' : 'moved')
      return { error: toSendError(thrown, seen), now }
    },
  }
}
