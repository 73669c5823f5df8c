import type { ModalContext } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import { isModalError, ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { tokenKey } from '../../flows/knownTokens.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { anySignal, delay } from '../../utils/waiting.js'
import { type Answered, atFee, inOrder, type Query, race, type Terms, toAnswered } from './offers.js'
import { createPrices } from './prices.js'
import { swapProviders } from './providers/providers.js'
import { readQuote } from './readAnswers.js'
import { type GasPrice, readGas } from './readGas.js'
import { autoSlippage } from './slippage.js'
import type { SwapState, SwapWarnings } from './state.js'
import { toTokenInfo } from './tokens.js'

/** After the last key, before anybody is asked. Milliseconds. */
const TYPING_PAUSE = 400

/** So long before they are over, offers are read anew; and no later than so long after they came. Milliseconds. */
const RESERVE = 10_000
const REFRESH = 20_000

/** After a failure. Milliseconds. */
const AGAIN = 5_000

/** What was seen of a token is looked for again after that. Milliseconds. */
const WARNED_LIFE = 120_000

/** The last offers that `auto` looks at. */
const LOOKED_BACK = 5

/** What a swap of the coin must leave for gas. */
const MAX_GAS = 350_000n

export interface Quoting {
  readonly context: ModalContext
  readonly get: () => SwapState
  readonly set: (change: Partial<SwapState>) => void
}

/** Offers, read anew when something of the swap changes, before they are over, and while somebody looks. */
export function createQuoting({ context, get, set }: Quoting) {
  let last = new AbortController()
  let answered: readonly Answered[] = []
  let shownTerms: Terms | undefined
  const tried = new Map<string, bigint>()
  const warned = new Map<string, { readonly warnings: SwapWarnings; readonly at: number }>()
  const moves = new Map<string, readonly bigint[]>()
  const prices = createPrices({ context, get, set })

  let held = 0
  let waiting: (() => void) | undefined
  /** What is shown stays while a button is pressed: the newest is shown then. */
  const show = (act: () => void) => {
    if (held) waiting = act
    else act()
  }

  const toQuery = (): Query | undefined => {
    const { network, from, sourceToken, toToken, sourceTokenAmount, slippage, support } = get()
    const amount = sourceToken && parseUnits(sourceTokenAmount ?? '', sourceToken.decimals)
    if (support !== 'yes' || !network || !from || !toToken || !amount) return undefined
    const tokens = { from: toTokenInfo(sourceToken), to: toTokenInfo(toToken) }
    return { network, account: from.address, ...tokens, amount, slippage: slippage.percent, gasPrice: undefined }
  }

  const read = async (mine: AbortController): Promise<void> => {
    const signal = anySignal(context.signal, mine.signal)
    const again = (pause: number) => delay(pause, signal, () => void read(mine))
    const { network, isMax } = get()
    if (!network) return
    try {
      const all = (await context.use(swapProviders).load()).filter((each) => each.supports(network))
      const gas = await readGas(context, { network, providers: all, signal })
      if (signal.aborted) return
      if (isMax) fitMax(gas)
      const query = toQuery()
      if (!query) {
        if (get().quote.status !== 'idle') set({ quote: { status: 'idle', offers: [], asking: 0 } })
        answered = []
        return
      }
      if (!all.length) throw lateError('SWAPS_UNSUPPORTED', { context: { network: network.caipNetworkId } })
      const asked = { ...query, gasPrice: gas?.gasPrice }
      show(() => set({ quote: { ...get().quote, status: 'loading', asking: all.length } }))
      const [{ quotes, errors }] = await Promise.all([
        race(all, asked, {
          signal,
          read: (provider, answer) => readQuote(context.log, provider, answer),
          onCount: (asking) => show(() => set({ quote: { ...get().quote, status: 'loading', asking } })),
        }),
        prices.read(signal),
      ])
      if (signal.aborted) return
      if (!quotes.length) throw errors[0] ?? new ModalError('SWAP_NO_PRICE')
      const { isAuto } = get().slippage
      const slippage = isAuto
        ? follow(
            asked,
            quotes.map(({ quote }) => quote.toAmount),
          )
        : asked.slippage
      const terms: Terms = {
        query: { ...asked, slippage },
        prices: { from: prices.of(get().sourceToken), to: prices.of(get().toToken), native: prices.native() },
        gas,
        native: network.nativeCurrency,
        isApproved: asked.from.address === undefined || get().approval?.kind === 'none',
        triedGas: ({ id }) => tried.get(keyOf(id, asked)),
      }
      const { ranked, comparedBy } = inOrder(
        quotes.map((each) => toAnswered(each, terms)),
        asked.to,
      )
      const [best] = ranked
      if (!best) return
      const now = Date.now()
      const { expiresAt, limits } = best.quote
      const refreshAt = Math.max(now + 1_000, Math.min(now + REFRESH, expiresAt - RESERVE))
      show(() => {
        if (signal.aborted) return
        answered = ranked
        shownTerms = terms
        set({
          slippage: { isAuto, percent: slippage },
          quote: {
            status: 'ready',
            best: best.offer,
            offers: ranked.map(({ offer }) => offer),
            comparedBy,
            asking: 0,
            refreshAt,
            expiresAt,
            limits,
          },
        })
        void look(mine)
      })
      again(refreshAt - now)
      expire(mine, best)
    } catch (cause) {
      if (signal.aborted) return
      const error = toModalError(cause)
      if (error.code !== 'SWAP_NO_PRICE') context.log('warn', 'Nobody said what a swap brings', error)
      show(() => {
        const { quote } = get()
        // What is still good stays; it is over when it is over.
        const isGood = quote.best !== undefined && (quote.expiresAt ?? 0) > Date.now()
        if (!isGood) answered = []
        const kept = isGood ? quote : { offers: [], asking: 0 }
        set({ quote: { ...kept, status: 'failed', asking: 0, error, refreshAt: Date.now() + AGAIN } })
      })
      again(AGAIN)
    }
  }

  /** Nobody acts on an offer that is over. */
  const expire = ({ signal }: AbortController, best: Answered) => {
    delay(Math.max(0, best.quote.expiresAt - Date.now()), anySignal(context.signal, signal), () =>
      show(() => {
        if (get().quote.best?.id !== best.offer.id) return
        answered = []
        const error = get().quote.error ?? new ModalError('SWAP_EXPIRED')
        set({ quote: { status: 'failed', offers: [], asking: 0, error }, simulation: undefined })
      }),
    )
  }

  /** All of the coin is what it leaves for gas. Nobody knows how much that is where nobody says what gas costs. */
  const fitMax = (gas: GasPrice | undefined) => {
    const { sourceToken, step } = get()
    const { address, amount, decimals = 0 } = sourceToken ?? {}
    if (step.status !== 'form' || amount === undefined || (address === undefined && !gas)) return
    const kept = address === undefined && gas ? gas.gasPrice * MAX_GAS * 2n + gas.most : 0n
    set({ sourceTokenAmount: formatUnits(amount > kept ? amount - kept : 0n, decimals) })
  }

  const keyOf = (providerId: string, { from, to, amount }: Pick<Query, 'from' | 'to' | 'amount'>) =>
    [providerId, from.caipNetworkId, tokenKey(from), tokenKey(to), amount].join('/')
  const learn = ({ provider, pair }: Answered, gas: bigint): void => void tried.set(keyOf(provider.id, pair), gas)

  /** How the last offers moved. */
  const follow = ({ from, to, amount }: Query, amounts: readonly bigint[]): string => {
    const key = [tokenKey(from), tokenKey(to), amount].join('/')
    const [best = 0n] = [...amounts].sort((one, other) => Number(other > one) - Number(other < one))
    const all = [...(moves.get(key) ?? []), best].slice(-LOOKED_BACK)
    moves.set(key, all)
    return autoSlippage(all)
  }

  /** While it is looked over: what has to be allowed, and what would happen. */
  const look = async (mine: AbortController): Promise<void> => {
    const [best] = answered
    const { step, from, network, toToken } = get()
    const tokens = get().tokens.items.map(({ address }) => address)
    const isLooked = step.status === 'review' || step.status === 'paused' || step.status === 'failed'
    const connection = network && context.stores.connections.active(network.chainNamespace)?.connection
    if (!best || !isLooked || !from || !toToken || !connection) return
    const signal = anySignal(context.signal, mine.signal)
    if (!get().simulation) set({ simulation: { status: 'trying' } })
    const key = tokenKey(toToken)
    try {
      const { prepare, priceOf } = await import('./prepare.js')
      const seen = warned.get(key)
      const isSold = !seen || Date.now() - seen.at > WARNED_LIFE
      const prepared = await prepare(context, { answered: best, account: from, connection, tokens, isSold, signal })
      const { gas } = prepared
      if (gas !== undefined) learn(best, gas)
      const fee = await priceOf(prepared, best.pair, signal).catch(() => undefined)
      if (signal.aborted || get().quote.best?.id !== best.offer.id) return
      const { warnings = seen?.warnings ?? {}, simulation } = prepared
      // Whether nobody would buy it back is asked with every price.
      if (isSold && simulation.status === 'succeeds' && !warnings.unsold) warned.set(key, { warnings, at: Date.now() })
      show(() => {
        if (signal.aborted || get().quote.best?.id !== best.offer.id) return
        const { quote } = get()
        if (fee !== undefined && shownTerms) {
          const now = atFee(best, fee, shownTerms)
          const { id } = now.offer
          answered = answered.map((each) => (each.offer.id === id ? now : each))
          const offers = quote.offers.map((each) => (each.id === id ? now.offer : each))
          set({ quote: { ...quote, best: now.offer, offers } })
        }
        set({
          approval: prepared.approval,
          simulation,
          warnings,
        })
      })
    } catch (cause) {
      if (signal.aborted) return
      context.log('warn', 'A swap could not be tried out', cause)
      const isOther = isModalError(cause, 'RESPONSE_INVALID')
      show(() => set({ simulation: isOther ? { status: 'fails', isOther } : { status: 'unknown' } }))
    }
  }

  return {
    /** Something changed. Answers about what it was are dropped. */
    restart(pause = TYPING_PAUSE): void {
      last.abort()
      const mine = new AbortController()
      last = mine
      waiting = undefined
      answered = []
      const isAsked = toQuery() !== undefined
      set({
        quote: { status: isAsked || get().isMax ? 'loading' : 'idle', offers: [], asking: 0 },
        approval: undefined,
        simulation: undefined,
        warnings: {},
      })
      delay(pause, anySignal(context.signal, mine.signal), () => void read(mine))
    },
    /** The same, and what is shown stays until there is better. */
    refresh(): void {
      last.abort()
      const mine = new AbortController()
      last = mine
      void read(mine)
    },
    /** It is looked over from now on. */
    look: (): void => void look(last),
    stop: (): void => last.abort(),
    /** What it takes of gas by the last try: fees that are shown follow from it. */
    learn,
    /** What stands behind an offer that is shown and still good. */
    find(offerId: string): Answered | undefined {
      const found = answered.find(({ offer }) => offer.id === offerId)
      return found && found.quote.expiresAt > Date.now() ? found : undefined
    },
    hold(): Unsubscribe {
      let isHeld = true
      held += 1
      return () => {
        if (!isHeld) return
        isHeld = false
        held -= 1
        if (held) return
        const act = waiting
        waiting = undefined
        act?.()
      }
    },
  }
}
