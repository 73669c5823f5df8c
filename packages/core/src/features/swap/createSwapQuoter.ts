import { isModalError, ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import { getTokenKey } from '../../portfolio/knownTokens.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { combineSignals, startTimer } from '../../utils/waiting.js'
import { createPriceReader } from './createPriceReader.js'
import { swapError } from './errors.js'
import { loadSwapDescriptions } from './loadSwapDescriptions.js'
import { swapProviders } from './providers/providers.js'
import {
  type OfferPricingContext,
  type ProviderOffer,
  raceQuotes,
  rankOffers,
  type SwapOfferQuery,
  toProviderOffer,
  withNetworkFee,
} from './rankOffers.js'
import { readSwapQuote } from './readProviderAnswers.js'
import { type GasPrice, readSwapGasPrice } from './readSwapGasPrice.js'
import { getAutoSlippage } from './slippage.js'
import type { SwapState, SwapWarnings } from './swapState.js'
import { toTokenInfo } from './swapTokens.js'

const TYPING_DEBOUNCE_MS = 400

/** Time before its expiry at which a quote is refreshed, but no later than `REFRESH_MS` after it arrived. */
const RESERVE_MS = 10_000
const REFRESH_MS = 20_000

const RETRY_DELAY_MS = 5_000

const WARNINGS_LIFETIME_MS = 120_000

const SLIPPAGE_HISTORY_LENGTH = 5

const MAX_GAS = 350_000n

export interface SwapStateAccess {
  readonly context: FeatureContext
  readonly get: () => SwapState
  readonly set: (change: Partial<SwapState>) => void
}

export function createSwapQuoter({ context, get, set }: SwapStateAccess) {
  let last = new AbortController()
  let providerOffers: readonly ProviderOffer[] = []
  let shownTerms: OfferPricingContext | undefined
  const simulatedGas = new Map<string, bigint>()
  const warningCache = new Map<string, { readonly warnings: SwapWarnings; readonly at: number }>()
  const amountHistory = new Map<string, readonly bigint[]>()
  const prices = createPriceReader({ context, get, set })

  let holdCount = 0
  let deferredUpdate: (() => void) | undefined
  const show = (callback: () => void) => {
    if (holdCount) deferredUpdate = callback
    else callback()
  }

  const toQuery = (): SwapOfferQuery | undefined => {
    const { network, from, sourceToken, toToken, sourceTokenAmount, slippage, support } = get()
    const amount = sourceToken && parseUnits(sourceTokenAmount ?? '', sourceToken.decimals)
    if (support !== 'yes' || !network || !from || !toToken || !amount) return undefined
    const tokens = { from: toTokenInfo(sourceToken), to: toTokenInfo(toToken) }
    return { network, account: from.address, ...tokens, amount, slippage: slippage.percent, gasPrice: undefined }
  }

  const read = async (controller: AbortController): Promise<void> => {
    const signal = combineSignals(context.signal, controller.signal)
    const again = (pause: number) => startTimer(pause, signal, () => void read(controller))
    const { network, isMax } = get()
    if (!network) return
    try {
      const all = (await context.use(swapProviders).load()).filter((each) => each.supports(network))
      const gas = await readSwapGasPrice(context, { network, providers: all, signal })
      if (signal.aborted) return
      if (isMax) setMaxAmount(gas)
      const query = toQuery()
      if (!query) {
        if (get().quote.status !== 'idle') set({ quote: { status: 'idle', offers: [], pendingCount: 0 } })
        providerOffers = []
        return
      }
      if (!all.length) throw swapError('SWAPS_UNSUPPORTED', { context: { network: network.caipNetworkId } })
      const quoteQuery = { ...query, gasPrice: gas?.gasPrice }
      show(() => set({ quote: { ...get().quote, status: 'loading', pendingCount: all.length } }))
      const [{ quotes, errors }] = await Promise.all([
        raceQuotes(all, quoteQuery, {
          signal,
          read: (provider, answer) => readSwapQuote(context.log, provider, answer),
          onCount: (pendingCount) => show(() => set({ quote: { ...get().quote, status: 'loading', pendingCount } })),
        }),
        prices.read(signal),
      ])
      if (signal.aborted) return
      if (!quotes.length) throw errors[0] ?? new ModalError('SWAP_NO_PRICE')
      const { isAuto } = get().slippage
      const slippage = isAuto
        ? updateSlippage(
            quoteQuery,
            quotes.map(({ quote }) => quote.toAmount),
          )
        : quoteQuery.slippage
      const terms: OfferPricingContext = {
        query: { ...quoteQuery, slippage },
        prices: { from: prices.of(get().sourceToken), to: prices.of(get().toToken), native: prices.native() },
        gas,
        native: network.nativeCurrency,
        isApproved: quoteQuery.from.address === undefined || get().approval?.kind === 'none',
        triedGas: ({ id }) => simulatedGas.get(keyOf(id, quoteQuery)),
      }
      const { ranked, comparedBy } = rankOffers(
        quotes.map((each) => toProviderOffer(each, terms)),
        quoteQuery.to,
      )
      const [best] = ranked
      if (!best) return
      const now = Date.now()
      const { expiresAt, limits } = best.quote
      const refreshAt = Math.max(now + 1_000, Math.min(now + REFRESH_MS, expiresAt - RESERVE_MS))
      show(() => {
        if (signal.aborted) return
        providerOffers = ranked
        shownTerms = terms
        set({
          slippage: { isAuto, percent: slippage },
          quote: {
            status: 'ready',
            best: best.offer,
            offers: ranked.map(({ offer }) => offer),
            comparedBy,
            pendingCount: 0,
            refreshAt,
            expiresAt,
            limits,
          },
        })
        void simulateBest(controller)
      })
      again(refreshAt - now)
      expire(controller, best)
    } catch (cause) {
      if (signal.aborted) return
      const error = toModalError(cause)
      if (error.code !== 'SWAP_NO_PRICE') context.log('warn', 'Nobody said what a swap brings', error)
      show(() => {
        const { quote } = get()
        // If a refresh fails, the last quote stays on screen until it expires.
        const isGood = quote.best !== undefined && (quote.expiresAt ?? 0) > Date.now()
        if (!isGood) providerOffers = []
        const kept = isGood ? quote : { offers: [], pendingCount: 0 }
        set({ quote: { ...kept, status: 'failed', pendingCount: 0, error, refreshAt: Date.now() + RETRY_DELAY_MS } })
      })
      again(RETRY_DELAY_MS)
    }
  }

  const expire = ({ signal }: AbortController, best: ProviderOffer) => {
    startTimer(Math.max(0, best.quote.expiresAt - Date.now()), combineSignals(context.signal, signal), () =>
      show(() => {
        if (get().quote.best?.id !== best.offer.id) return
        providerOffers = []
        const error = get().quote.error ?? new ModalError('SWAP_EXPIRED')
        set({ quote: { status: 'failed', offers: [], pendingCount: 0, error }, simulation: undefined })
      }),
    )
  }

  /**
   * Sets the amount to the whole balance. If the user sells the native coin, keeps back the fee, for which the gas
   * price must be known.
   */
  const setMaxAmount = (gas: GasPrice | undefined) => {
    const { sourceToken, step } = get()
    const { address, amount, decimals = 0 } = sourceToken ?? {}
    if (step.status !== 'form' || amount === undefined || (address === undefined && !gas)) return
    const kept = address === undefined && gas ? gas.gasPrice * MAX_GAS * 2n + gas.most : 0n
    set({ sourceTokenAmount: formatUnits(amount > kept ? amount - kept : 0n, decimals) })
  }

  const keyOf = (providerId: string, { from, to, amount }: Pick<SwapOfferQuery, 'from' | 'to' | 'amount'>) =>
    [providerId, from.caipNetworkId, getTokenKey(from), getTokenKey(to), amount].join('/')
  const storeGas = ({ provider, pair }: ProviderOffer, gas: bigint): void =>
    void simulatedGas.set(keyOf(provider.id, pair), gas)

  const updateSlippage = ({ from, to, amount }: SwapOfferQuery, amounts: readonly bigint[]): string => {
    const key = [getTokenKey(from), getTokenKey(to), amount].join('/')
    const [best = 0n] = [...amounts].sort((one, other) => Number(other > one) - Number(other < one))
    const all = [...(amountHistory.get(key) ?? []), best].slice(-SLIPPAGE_HISTORY_LENGTH)
    amountHistory.set(key, all)
    return getAutoSlippage(all)
  }

  const simulateBest = async (mine: AbortController): Promise<void> => {
    const [best] = providerOffers
    const { step, from, network, toToken } = get()
    const tokens = get().tokens.items.map(({ address }) => address)
    const isReviewed = step.status === 'review' || step.status === 'paused' || step.status === 'failed'
    const connection = network && context.connection(network.chainNamespace)
    if (!best || !isReviewed || !from || !toToken || !connection) return
    const signal = combineSignals(context.signal, mine.signal)
    if (!get().simulation) set({ simulation: { status: 'trying' } })
    const key = getTokenKey(toToken)
    try {
      const { prepareSwap: prepare, getSwapFee: priceOf } = await import('./prepareSwap.js')
      const seen = warningCache.get(key)
      const testsResale = !seen || Date.now() - seen.at > WARNINGS_LIFETIME_MS
      const prepared = await prepare(context, {
        providerOffer: best,
        account: from,
        connection,
        tokens,
        testsResale,
        signal,
      })
      const { gas } = prepared
      if (gas !== undefined) storeGas(best, gas)
      const fee = await priceOf(prepared, best.pair, signal).catch(() => undefined)
      if (signal.aborted || get().quote.best?.id !== best.offer.id) return
      const { warnings = seen?.warnings ?? {}, simulation } = prepared
      // If the resale could not be simulated, do not cache the warnings, so that the next quote tries again.
      if (testsResale && simulation.status === 'succeeds' && !warnings.unsold)
        warningCache.set(key, { warnings, at: Date.now() })
      show(() => {
        if (signal.aborted || get().quote.best?.id !== best.offer.id) return
        const { quote } = get()
        if (fee !== undefined && shownTerms) {
          const now = withNetworkFee(best, fee, shownTerms)
          const { id } = now.offer
          providerOffers = providerOffers.map((each) => (each.offer.id === id ? now : each))
          const offers = quote.offers.map((each) => (each.id === id ? now.offer : each))
          set({ quote: { ...quote, best: now.offer, offers } })
        }
        set({ approval: prepared.approval, simulation, warnings })
      })
      const descriptions = await loadSwapDescriptions(context, get(), { prepared, signal })
      if (!signal.aborted && get().quote.best?.id === best.offer.id) show(() => set(descriptions))
    } catch (cause) {
      if (signal.aborted) return
      const objection = isModalError(cause, 'RESPONSE_INVALID')
        ? 'otherAnswer'
        : isModalError(cause, 'SWAP_CONTRACT_UNKNOWN')
          ? 'otherContract'
          : undefined
      if (objection !== 'otherContract') context.log('warn', 'A swap could not be tried out', cause)
      show(() => set({ simulation: objection ? { status: 'fails', why: objection } : { status: 'unknown' } }))
    }
  }

  return {
    restart(pause = TYPING_DEBOUNCE_MS): void {
      last.abort()
      const controller = new AbortController()
      last = controller
      deferredUpdate = undefined
      providerOffers = []
      const hasQuery = toQuery() !== undefined
      set({
        quote: { status: hasQuery || get().isMax ? 'loading' : 'idle', offers: [], pendingCount: 0 },
        approval: undefined,
        simulation: undefined,
        description: undefined,
        permitDescription: undefined,
        warnings: {},
      })
      startTimer(pause, combineSignals(context.signal, controller.signal), () => void read(controller))
    },
    refresh(): void {
      last.abort()
      const mine = new AbortController()
      last = mine
      void read(mine)
    },
    simulateBest: (): void => void simulateBest(last),
    stop: (): void => last.abort(),
    storeGas,
    find(offerId: string): ProviderOffer | undefined {
      const found = providerOffers.find(({ offer }) => offer.id === offerId)
      return found && found.quote.expiresAt > Date.now() ? found : undefined
    },
    hold(): Unsubscribe {
      let isActive = true
      holdCount += 1
      return () => {
        if (!isActive) return
        isActive = false
        holdCount -= 1
        if (holdCount) return
        const callback = deferredUpdate
        deferredUpdate = undefined
        callback?.()
      }
    },
  }
}
