import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { ModalContext, Part } from '../../context.js'
import { tokenKey } from '../../flows/knownTokens.js'
import { loadRemoteFeatures } from '../../flows/loadRemoteFeatures.js'
import { watchPortfolio } from '../../flows/watchPortfolio.js'
import type { Caip19 } from '../../types/caip.js'
import type { OnrampAsset, OnrampMoney, OnrampOrder, OnrampProvider } from '../../types/onramp.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { round, toBigNumber, toPlainText } from '../../utils/bigNumber.js'
import { parseCaip19 } from '../../utils/caip19.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { moneyPlaces } from '../../utils/formatMoney.js'
import { readAmount } from '../../utils/typedAmount.js'
import { anySignal, onAbort, pause } from '../../utils/waiting.js'
import { introduce } from './introduce.js'
import { assetsOf, currencyFor, DEFAULT_OFFER, readOffer } from './options.js'
import { onrampProviders } from './providers.js'
import { purchasing } from './purchasing.js'
import { parseQuote, priceOf, readQuote } from './quote.js'
import { type BuyingState, nothing, problemOfAmount, toNumber } from './state.js'

/** After the last key so long nobody is asked. Milliseconds. */
const QUOTE_PAUSE = 300

/** What a coin costs more than its price says, so that what is wanted comes in full. */
const MARGIN = '1.03'

/** Places that an amount of it has: two of dollars, none of yen. */
export const placesOf = (currency: { readonly id: string } | undefined): number =>
  moneyPlaces((currency?.id ?? 'usd').toLowerCase())

/** Buying in the modal. */
export interface Buying {
  readonly $state: ReadableAtom<BuyingState>
  /** The form is on screen: reads what is sold, and begins with what is wanted. */
  begin(given?: { readonly asset?: Caip19 | undefined; readonly amount?: string | undefined }): void
  /** Keeps what the account owns fresh, while a view shows what is bought. */
  watch(): Unsubscribe
  /** What was typed. False where it is no amount of money. */
  setAmount(text: string): boolean
  chooseAsset(asset: OnrampAsset): void
  chooseCurrency(id: string): void
  chooseMethod(id: string): void
  chooseProvider(id: string): void
  /** The list of providers is on screen: asks those what they give who say so themselves. */
  compare(): void
  /** What is to be ordered of whom, with what was told of it. Undefined: something is missing. */
  order():
    | { readonly provider: OnrampProvider; readonly order: OnrampOrder; readonly about: OnrampMoney | undefined }
    | undefined
}

/** Buying, one thing at a time. */
export const buying: Part<Buying> = { create: createBuying }

function createBuying(context: ModalContext): Buying {
  const { accounts, networks } = context.stores
  const purchases = context.use(purchasing)
  const $state = atom<BuyingState>(nothing)
  const get = () => $state.get()
  const set = (change: Partial<BuyingState>) => $state.set({ ...get(), ...change })
  let address: string | undefined
  let quoting = new AbortController()
  let comparing = new AbortController()
  let lastGiven: unknown

  const visitor = () => accounts.get(networks.$namespace.get()).address

  const quote = async (wait: number) => {
    quoting.abort()
    comparing.abort()
    quoting = new AbortController()
    const { signal } = quoting
    const { asset, currency, offers } = get()
    if (Object.keys(offers).length > 0) set({ offers: {} })
    if (!asset || !currency || address === undefined || problemOfAmount(get()))
      return set({ quote: { status: 'idle' } })
    set({ quote: { ...get().quote, status: 'loading' } })
    try {
      const both = anySignal(context.signal, signal)
      await pause(wait, both)
      const read = await readQuote(context, get(), address, both)
      if (!signal.aborted) set({ quote: read })
    } catch (cause) {
      if (!signal.aborted) context.log('warn', 'What an amount buys could not be read', cause)
    }
  }

  const sells = (provider: OnrampProvider, asset: OnrampAsset) => {
    const network = networks.find(asset.caipNetworkId)
    return network !== undefined && (provider.sells?.(asset, network) ?? true)
  }

  /** What is sold to this visitor, with what they chose before where that is still there. */
  const offerIt = (wanted: { readonly asset?: Caip19 | undefined; readonly amount?: string | undefined } = {}) => {
    const { offer, asset: before, currency: paidBefore, method: wayBefore } = get()
    if (!offer) return
    const namespace = networks.$namespace.get()
    const ids = networks.of(namespace).flatMap(({ testnet, caipNetworkId }) => (testnet ? [] : caipNetworkId))
    const providers = onrampProviders(context)
    const assets = assetsOf(offer, ids).filter((asset) => providers.some((provider) => sells(provider, asset)))
    const here = networks.active(namespace)?.caipNetworkId
    const named = parseCaip19(wanted.asset)
    const isOf = (other: Pick<OnrampAsset, 'caipNetworkId' | 'address'> | undefined) => (asset: OnrampAsset) =>
      other?.caipNetworkId === asset.caipNetworkId && tokenKey(other) === tokenKey(asset)
    // Who needs one thing is not sold another.
    const asset = named
      ? assets.find(isOf(named))
      : (assets.find(isOf(before)) ??
        assets.find(({ caipNetworkId, address }) => caipNetworkId === here && address === undefined) ??
        assets.find(({ caipNetworkId }) => caipNetworkId === here) ??
        assets[0])
    const currency =
      offer.paymentCurrencies.find(({ id }) => id === paidBefore?.id) ??
      currencyFor(globalThis.navigator?.language ?? '', offer.paymentCurrencies)
    const methods = currency?.payment_method_limits ?? []
    const method = methods.find(({ id }) => id === wayBefore?.id) ?? methods[0]
    set({ assets, asset, currency, method, providers })
    settleProvider()
    if (asset) void introduce(context, asset, context.signal)
    if (wanted.amount !== undefined && asset && isOf(named)(asset)) wish(wanted.amount)
    void quote(0)
  }

  /** As much money as a wanted amount will cost, in whole ones. */
  const wish = (assetAmount: string) => {
    const { asset, currency, method } = get()
    const price = asset && currency && address !== undefined && priceOf(context, asset, currency.id, address)
    if (!price || !/^\d{1,30}(\.\d{1,30})?$/.test(assetAmount)) return
    const cost = toPlainText(round(toBigNumber(assetAmount).times(toBigNumber(price)).times(MARGIN), 0, 'up'))
    const amount = method && problemOfAmount({ amount: cost, method }) === 'tooLittle' ? method.min : cost
    set({ amount, assetAmount })
  }

  /** The first who sells it in this way. */
  const settleProvider = () => {
    const { providers, providerId } = get()
    const can = providers.filter((each) => !refusalOf(context, get(), each))
    set({ providerId: can.some(({ id }) => id === providerId) ? providerId : can[0]?.id })
  }

  const load = async () => {
    const [offer] = await Promise.all([readOffer(context), loadRemoteFeatures(context)])
    if (context.signal.aborted) return
    set({ offer })
  }
  let loading: Promise<void> | undefined

  const read = () => {
    loading ??= load().finally(() => {
      loading = undefined
    })
  }

  const onAccount = () => {
    if (visitor() === address) return
    quoting.abort()
    address = undefined
    $state.set({ ...nothing, offer: get().offer })
  }
  const stops = [
    accounts.$identities.listen(onAccount),
    networks.$namespace.listen(onAccount),
    purchases.$purchase.listen(() => set({ begun: begunOf() })),
  ]
  onAbort(context.signal, () => {
    for (const stop of stops) stop()
    quoting.abort()
    comparing.abort()
  })

  return {
    $state,
    begin(given) {
      address = visitor()
      set({ begun: begunOf() })
      const isFresh = given !== undefined && given !== lastGiven
      lastGiven = given
      const { offer } = get()
      // The usual is offered for want of better: somebody may know better now.
      if (!offer || offer === DEFAULT_OFFER) read()
      if (loading) void loading.then(() => offerIt(isFresh ? given : {}))
      else offerIt(isFresh ? given : {})
    },
    watch() {
      const { asset } = get()
      const owner = visitor()
      if (!asset || owner === undefined) return () => {}
      return watchPortfolio(context, toCaipAddress(asset.caipNetworkId, owner))
    },
    setAmount(text) {
      const { amount } = readAmount(text, placesOf(get().currency))
      if (amount === undefined) return false
      set({ amount, assetAmount: undefined })
      settleProvider()
      void quote(QUOTE_PAUSE)
      return true
    },
    chooseAsset(asset) {
      set({ asset, assetAmount: undefined, quote: { status: 'idle' } })
      settleProvider()
      void introduce(context, asset, context.signal)
      void quote(0)
    },
    chooseCurrency(id) {
      const { offer, method, amount } = get()
      const currency = offer?.paymentCurrencies.find((each) => each.id === id)
      const methods = currency?.payment_method_limits ?? []
      set({
        currency,
        method: methods.find((each) => each.id === method?.id) ?? methods[0],
        quote: { status: 'idle' },
        // There is no half a yen.
        ...(amount && { amount: toPlainText(round(amount, placesOf(currency), 'down')) }),
      })
      settleProvider()
      void quote(0)
    },
    chooseMethod(id) {
      set({ method: get().currency?.payment_method_limits.find((each) => each.id === id) })
      settleProvider()
      void quote(0)
    },
    chooseProvider: (providerId) => set({ providerId }),
    compare() {
      comparing.abort()
      comparing = new AbortController()
      const signal = anySignal(context.signal, comparing.signal)
      const order = orderOf()
      if (!order) return
      for (const provider of get().providers) {
        if (!provider.quote || refusalOf(context, get(), provider)) continue
        // Who throws at once is as one who refuses.
        Promise.resolve()
          .then(() => provider.quote?.(order, { signal }))
          .then((answer) => {
            const read = parseQuote(answer)
            if (signal.aborted) return
            if (read) set({ offers: { ...get().offers, [provider.id]: read } })
            else context.log('warn', `${provider.name} answered with a quote that is none`, answer)
          })
          .catch((cause: unknown) => context.log('debug', `${provider.name} did not say what it gives`, cause))
      }
    },
    order() {
      const { providers, providerId, offers, quote } = get()
      const provider = providers.find(({ id }) => id === providerId)
      const order = orderOf()
      return provider && order && { provider, order, about: (offers[provider.id] ?? quote.quote)?.purchaseAmount }
    },
  }

  function begunOf(): BuyingState['begun'] {
    const { status = 'arrived', caipAddress, provider, order, about } = purchases.$purchase.get() ?? {}
    const isUnderWay = status === 'waiting' || status === 'gone' || status === 'left'
    if (!isUnderWay || !order || !provider || address === undefined) return undefined
    const { caipNetworkId, symbol } = order.asset
    if (caipAddress !== toCaipAddress(caipNetworkId, address)) return undefined
    return { provider: provider.name, symbol, amount: about?.amount }
  }

  function orderOf(): OnrampOrder | undefined {
    const { asset, currency, method, amount, assetAmount } = get()
    const network = asset && networks.find(asset.caipNetworkId)
    if (!network || !currency || !method || address === undefined || problemOfAmount(get())) return undefined
    return { asset, network, address, amount: toNumber(amount), assetAmount, currency: currency.id, method: method.id }
  }
}

/** Why somebody does not sell what is wanted, the way it is to be paid. */
export function refusalOf(
  { stores: { networks } }: Pick<ModalContext, 'stores'>,
  { asset, method }: Pick<BuyingState, 'asset' | 'method'>,
  provider: OnrampProvider,
): 'asset' | 'method' | undefined {
  const network = asset && networks.find(asset.caipNetworkId)
  if (!asset || !network || provider.sells?.(asset, network) === false) return 'asset'
  return method && provider.methods && !provider.methods.includes(method.id) ? 'method' : undefined
}
