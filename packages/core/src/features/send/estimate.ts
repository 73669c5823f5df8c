import type { Transfer, TransferQuote } from '../../adapter/transfers.js'
import type { ModalContext } from '../../context.js'
import { toModalError } from '../../errors/toModalError.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { anySignal, delay } from '../../utils/waiting.js'
import { limitOf } from './problemOf.js'
import type { SendState } from './state.js'
import { requireTransfers } from './transfer.js'

/** After the last key, before the node is asked. Milliseconds. */
const TYPING_PAUSE = 250

/** As old may a quote be that is looked at. Milliseconds. */
export const QUOTE_LIFE = 15_000

interface Estimating {
  readonly context: ModalContext
  readonly get: () => SendState
  readonly set: (change: Partial<SendState>) => void
}

/** The transfer as it stands. Without a receiver it goes to the sender, which costs the same. */
export function toTransfer(state: SendState): Transfer | undefined {
  const { network, from, token, receiverAddress, sendTokenAmount = '', feeId, note } = state
  if (!network || !from || !token) return undefined
  const { caipNetworkId, address, symbol, name, decimals, iconUrl, nft } = token
  return {
    network,
    from,
    to: receiverAddress ?? from.address,
    ...(address !== undefined && { token: { caipNetworkId, address, symbol, name, decimals, iconUrl } }),
    ...(nft && { nft }),
    amount: parseUnits(sendTokenAmount, decimals) ?? 0n,
    feeId,
    memo: note.memo,
    references: note.references,
  }
}

/** Fees, limits and what would happen, read anew when something of the transfer changes, and while somebody looks. */
export function createEstimator({ context, get, set }: Estimating) {
  let last = new AbortController()
  const isOver = (mine: AbortController) => mine.signal.aborted || context.signal.aborted

  const read = async (mine: AbortController) => {
    const transfer = toTransfer(get())
    if (!transfer) return
    const signal = anySignal(context.signal, mine.signal)
    const again = () => delay(QUOTE_LIFE, signal, () => void read(mine))
    // What failed is said until there is an answer.
    if (get().quote.status !== 'failed') set({ quote: { ...get().quote, status: 'loading' } })
    try {
      const transfers = await requireTransfers(context, transfer.network.chainNamespace)
      const quote = await transfers.quote(transfer, signal)
      if (isOver(mine)) return
      set({ quote: { status: 'ready', quote }, ...adjust(get(), quote) })
      const asked = toTransfer(get())
      if (asked && isWhole(get(), quote)) {
        if (!get().simulation) set({ simulation: { status: 'trying' } })
        const simulation = await transfers.simulate(asked, signal)
        if (isOver(mine)) return
        set({ simulation })
      }
      again()
    } catch (cause) {
      if (isOver(mine)) return
      const error = toModalError(cause)
      context.log('warn', 'What a transfer costs could not be read', error)
      set({ quote: { ...get().quote, status: 'failed', error } })
      again()
    }
  }

  return {
    /** Something changed. What was known of another transfer is forgotten. */
    restart(pause = TYPING_PAUSE): void {
      last.abort()
      const mine = new AbortController()
      last = mine
      const { quote } = get()
      set({ simulation: undefined, ...(quote.status === 'failed' && { quote: { ...quote, status: 'loading' } }) })
      if (pause === 0) void read(mine)
      else delay(pause, anySignal(context.signal, mine.signal), () => void read(mine))
    },
    stop: (): void => last.abort(),
  }
}

/** As much as there is stays as much as there is, until it is looked over. */
function adjust({ isMax, token, step }: SendState, { most }: TransferQuote): Partial<SendState> {
  if (!isMax || !token || step.status !== 'form') return {}
  return { sendTokenAmount: formatUnits(most, token.decimals) }
}

/** Whether there is a transfer that could be tried out. */
function isWhole({ token, sendTokenAmount, receiverAddress }: SendState, quote: TransferQuote): boolean {
  const amount = token && sendTokenAmount !== undefined ? parseUnits(sendTokenAmount, token.decimals) : undefined
  return !!amount && receiverAddress !== undefined && limitOf(amount, quote.balance, quote) === undefined
}
