import type { Network } from '../../types/network.js'
import { isSame, isSameCoin } from './owned.js'
import type { SendState } from './state.js'

interface UndoParts {
  readonly get: () => SendState
  readonly set: (change: Partial<SendState>) => void
  readonly onNetwork: (network: Network) => void
  readonly onChange: () => void
}

export type Undo = ReturnType<typeof createUndo>

/** What the visitor had entered before a request to pay filled in the rest. It goes with the request. */
export function createUndo({ get, set, onNetwork, onChange }: UndoParts) {
  let was: SendState | undefined
  let filled: SendState | undefined
  const forget = () => {
    was = undefined
    filled = undefined
  }
  return {
    /** A request is taken. */
    begin(): void {
      was = get()
      filled = undefined
    },
    /** It has filled in all that it says. What differs from that later is the visitor's. */
    done(): void {
      filled = get()
    },
    forget,
    putBack(): void {
      const [before, now] = [was, get()]
      const request = filled ?? now
      forget()
      if (!before?.network || !before.token || !now.token || now.network !== request.network) return
      if (request.token && !isSame(now.token, request.token)) return
      const isMoved = now.network !== before.network
      const isOther = !isSame(now.token, before.token)
      const isTheirs = now.sendTokenAmount !== request.sendTokenAmount || now.isMax !== request.isMax
      if (!isMoved && !isOther && (isTheirs || now.sendTokenAmount === before.sendTokenAmount)) return
      const { sendTokenAmount, isMax } = isTheirs && (!isOther || isSameCoin(now.token, before.token)) ? now : before
      if (isMoved) onNetwork(before.network)
      const { movedFrom, token } = before
      set({ movedFrom, ...(isOther && { token, quote: { status: 'idle' } }), sendTokenAmount, isMax })
      onChange()
    },
  }
}
