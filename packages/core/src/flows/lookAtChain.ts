import type { ModalContext } from '../context.js'
import type { ModalError } from '../errors/ModalError.js'
import { toSendError } from '../errors/toSendError.js'
import type { Network } from '../types/network.js'
import { within } from '../utils/waiting.js'

/** Longer a chain is not waited for: what it says then may already be about what the wallet has sent. Milliseconds. */
const MARK_WAIT = 3_000

/** `moved`: the account has sent something since the wallet was asked. `still`: nothing so far. */
export type Seen = 'moved' | 'still'

export interface Look {
  /** Resolves when it is known where the account stands, or that nobody can tell. */
  readonly ready: Promise<void>
  /**
   * What came of asking the wallet. Where that is no clear no, it says that it may have been sent (`context.mayBeSent`), and what the
   * chain has seen since (`context.seen`).
   */
  explain(cause: unknown): Promise<ModalError>
}

/** Notes where an account stands on its chain, before its wallet is asked to send. Never rejects, and holds nobody up. */
export function lookAtChain(
  { adapters, signal }: ModalContext,
  { network, address }: { readonly network: Network | undefined; readonly address: string },
): Look {
  const read = async () => {
    const ledger = network && (await adapters.get(network.chainNamespace)?.ledger?.())
    return network && ledger?.transfers?.mark?.({ address, network, signal })
  }
  const mark = () => within(read(), MARK_WAIT, () => undefined, signal).catch(() => undefined)
  const before = mark()
  const look = async (): Promise<Seen | undefined> => {
    const first = await before
    const now = first === undefined ? undefined : await mark()
    if (now === undefined) return undefined
    return now === first ? 'still' : 'moved'
  }
  return {
    ready: before.then(() => undefined),
    async explain(thrown) {
      const error = toSendError(thrown)
      if (!error.context.mayBeSent || signal.aborted) return error
      return toSendError(thrown, await look())
    },
  }
}
