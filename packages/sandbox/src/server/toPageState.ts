import type { WalletAnswer } from '../wallet/scriptTypes'
import type { ActiveFaults } from './types'

/** Tells the wallets of a page how to answer. */
export interface PageState {
  /** Null leaves the answer to the page's own setup. */
  readonly mode: WalletAnswer | null
  /** `turn` differs each time, so that wallets switch once and not after every reload. */
  readonly wrongNetwork: { readonly chainId: number; readonly turn: string } | null
}

/** Creates a function that turns faults into the state of pages. `mode` answers while no fault does. */
export function createPageState() {
  let before: ActiveFaults['wrongNetwork']
  let count = 0
  const start = Date.now()
  return (faults: ActiveFaults, mode: WalletAnswer | null = null): PageState => {
    const { rejects, neverAnswers, wrongNetwork } = faults
    if (wrongNetwork !== before) count++
    before = wrongNetwork
    return {
      mode: rejects ? 'reject' : neverAnswers ? 'never' : mode,
      wrongNetwork: wrongNetwork?.chainId ? { chainId: wrongNetwork.chainId, turn: `${start}.${count}` } : null,
    }
  }
}
