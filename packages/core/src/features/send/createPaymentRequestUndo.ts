import type { Network } from '../../types/network.js'
import type { SendState } from './sendState.js'
import { isSameNativeCoin, isSameSendToken } from './sendTokens.js'

interface PaymentRequestUndoParameters {
  readonly get: () => SendState
  readonly set: (change: Partial<SendState>) => void
  readonly onNetworkRestored: (network: Network) => void
  readonly onChange: () => void
}

export type PaymentRequestUndo = ReturnType<typeof createPaymentRequestUndo>

export function createPaymentRequestUndo({ get, set, onNetworkRestored, onChange }: PaymentRequestUndoParameters) {
  let beforeRequest: SendState | undefined
  let afterRequest: SendState | undefined
  const forget = () => {
    beforeRequest = undefined
    afterRequest = undefined
  }
  return {
    begin(): void {
      beforeRequest = get()
      afterRequest = undefined
    },
    done(): void {
      afterRequest = get()
    },
    forget,
    putBack(): void {
      const [before, now] = [beforeRequest, get()]
      const request = afterRequest ?? now
      forget()
      if (!before?.network || !before.token || !now.token || now.network !== request.network) return
      if (request.token && !isSameSendToken(now.token, request.token)) return
      const isMoved = now.network !== before.network
      const isOther = !isSameSendToken(now.token, before.token)
      const isTheirs = now.sendTokenAmount !== request.sendTokenAmount || now.isMax !== request.isMax
      if (!isMoved && !isOther && (isTheirs || now.sendTokenAmount === before.sendTokenAmount)) return
      const { sendTokenAmount, isMax } =
        isTheirs && (!isOther || isSameNativeCoin(now.token, before.token)) ? now : before
      if (isMoved) onNetworkRestored(before.network)
      const { movedFrom, token } = before
      set({ movedFrom, ...(isOther && { token, quote: { status: 'idle' } }), sendTokenAmount, isMax })
      onChange()
    },
  }
}
