import type { Transfer, TransferQuote } from '../../adapter/transfers.js'
import { toModalError } from '../../errors/toModalError.js'
import type { ModalContext } from '../../modal/context.js'
import { loadCallDescription } from '../../transactions/loadCallDescription.js'
import { requireCallMethods } from '../../transactions/requireCallMethods.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { combineSignals, startTimer } from '../../utils/waiting.js'
import { getLimitProblem } from './getSendProblem.js'
import type { SendState } from './sendState.js'
import { readQuote, requireTransferMethods } from './transfer.js'

const TYPING_DEBOUNCE_MS = 250

export const QUOTE_LIFETIME_MS = 15_000

interface EstimatorParameters {
  readonly context: ModalContext
  readonly get: () => SendState
  readonly set: (change: Partial<SendState>) => void
}

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

export function createTransferQuoter({ context, get, set }: EstimatorParameters) {
  let last = new AbortController()
  const isCanceled = (run: AbortController) => run.signal.aborted || context.signal.aborted

  const read = async (run: AbortController) => {
    const transfer = toTransfer(get())
    if (!transfer) return
    const signal = combineSignals(context.signal, run.signal)
    const scheduleRefresh = () => startTimer(QUOTE_LIFETIME_MS, signal, () => void read(run))
    if (get().quote.status !== 'failed') set({ quote: { ...get().quote, status: 'loading' } })
    try {
      const transfers = await requireTransferMethods(context, transfer.network.chainNamespace)
      const { connection } = context.stores.connections.active(transfer.network.chainNamespace) ?? {}
      const quote = await readQuote(context, { transfer, connection, signal })
      if (isCanceled(run)) return
      set({ quote: { status: 'ready', quote }, ...adjust(get(), quote) })
      const transferNow = toTransfer(get())
      if (transferNow && isWhole(get(), quote)) {
        if (!get().simulation) set({ simulation: { status: 'trying' } })
        const simulation = await transfers.simulate(transferNow, signal)
        if (isCanceled(run)) return
        set({ simulation })
        void describe(transferNow, signal).then((description) => {
          if (!isCanceled(run)) set({ description })
        })
      }
      scheduleRefresh()
    } catch (cause) {
      if (isCanceled(run)) return
      const error = toModalError(cause)
      context.log('warn', 'What a transfer costs could not be read', error)
      set({ quote: { ...get().quote, status: 'failed', error } })
      scheduleRefresh()
    }
  }

  /** Describes the call of a token transfer. Other transfers call no contract, or one that the adapter alone builds. */
  const describe = async ({ network, from, to, token, nft, amount }: Transfer, signal: AbortSignal) => {
    if (!context.options.clearSigning || network.chainNamespace !== 'eip155' || token?.address === undefined || nft)
      return undefined
    try {
      const calls = await requireCallMethods(context.modal, network.chainNamespace)
      const call = calls.transfer({ token: token.address, to, amount })
      return await loadCallDescription(context.modal, { network, from: from.address, call, tokens: [token], signal })
    } catch (cause) {
      context.log('warn', 'A transfer could not be described', cause)
      return undefined
    }
  }

  return {
    restart(pause = TYPING_DEBOUNCE_MS): void {
      last.abort()
      const run = new AbortController()
      last = run
      const { quote } = get()
      set({
        simulation: undefined,
        description: undefined,
        ...(quote.status === 'failed' && { quote: { ...quote, status: 'loading' } }),
      })
      if (pause === 0) void read(run)
      else startTimer(pause, combineSignals(context.signal, run.signal), () => void read(run))
    },
    stop: (): void => last.abort(),
  }
}

function adjust({ isMax, token, step }: SendState, { most }: TransferQuote): Partial<SendState> {
  if (!isMax || !token || step.status !== 'form') return {}
  return { sendTokenAmount: formatUnits(most, token.decimals) }
}

function isWhole({ token, sendTokenAmount, receiverAddress }: SendState, quote: TransferQuote): boolean {
  const amount = token && sendTokenAmount !== undefined ? parseUnits(sendTokenAmount, token.decimals) : undefined
  return !!amount && receiverAddress !== undefined && getLimitProblem(amount, quote.balance, quote) === undefined
}
