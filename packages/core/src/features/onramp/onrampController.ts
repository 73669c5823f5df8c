import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { FeatureContext, FeatureService } from '../../feature/context.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import type { Modal } from '../../modal/modal.js'
import { getTokenKey } from '../../portfolio/knownTokens.js'
import { getRemoteFeatures } from '../../project/getRemoteFeatures.js'
import type { Caip19 } from '../../types/caip.js'
import type { OnrampAsset, OnrampMoney, OnrampOrder, OnrampProvider } from '../../types/onramp.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { round, toBigNumber, toPlainText } from '../../utils/bigNumber.js'
import { parseCaip19 } from '../../utils/caip19.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { getCurrencyDecimals } from '../../utils/formatMoney.js'
import { parseTypedAmount } from '../../utils/typedAmount.js'
import { combineSignals, onAbort, sleep } from '../../utils/waiting.js'
import { addBoughtTokenToKnownTokens } from './addBoughtTokenToKnownTokens.js'
import { getOnrampImageUrl } from './getOnrampImageUrl.js'
import { onrampFeature } from './index.js'
import { createOnrampProviders } from './onrampProviders.js'
import { completeDecimal, getAmountProblem, initialOnrampState, type OnrampState } from './onrampState.js'
import { purchaseController } from './purchaseController.js'
import { DEFAULT_CATALOG, listOfferedAssets, pickPaymentCurrency, readOnrampCatalog } from './readOnrampCatalog.js'
import { getAssetPrice, parseOnrampQuote, readOnrampQuote } from './readOnrampQuote.js'

const QUOTE_DEBOUNCE_MS = 300

/** When the app requests an amount of the asset, the payment is raised by this factor to cover the provider's fees. */
const FEE_MARGIN_FACTOR = '1.03'

/** Returns the decimals of a fiat currency: 2 for dollars, 0 for yen. */
export const getPaymentDecimals = (currency: { readonly id: string } | undefined): number =>
  getCurrencyDecimals((currency?.id ?? 'usd').toLowerCase())

export interface OnrampController {
  readonly $state: ReadableAtom<OnrampState>
  begin(initialValues?: { readonly asset?: Caip19 | undefined; readonly amount?: string | undefined }): void
  watch(): Unsubscribe
  /** Returns false for text that is not an amount of money. */
  setAmount(text: string): boolean
  chooseAsset(asset: OnrampAsset): void
  chooseCurrency(id: string): void
  chooseMethod(id: string): void
  chooseProvider(id: string): void
  compare(): void
  /** Names what of the user's choice the provider does not support: the asset or the payment method. */
  getRefusal(provider: OnrampProvider): 'asset' | 'method' | undefined
  order():
    | { readonly provider: OnrampProvider; readonly order: OnrampOrder; readonly about: OnrampMoney | undefined }
    | undefined
}

const onrampController: FeatureService<OnrampController> = { create: createOnrampController }

export const getOnrampController = (modal: Modal): OnrampController =>
  getFeatureContext(modal, onrampFeature).use(onrampController)

function createOnrampController(context: FeatureContext): OnrampController {
  const purchases = context.use(purchaseController)
  const $state = atom<OnrampState>(initialOnrampState)
  const get = () => $state.get()
  const set = (change: Partial<OnrampState>) => $state.set({ ...get(), ...change })
  let address: string | undefined
  let quoteAbort = new AbortController()
  let comparisonAbort = new AbortController()
  let lastArguments: unknown

  const getAddress = () => context.account().address

  const quote = async (wait: number) => {
    quoteAbort.abort()
    comparisonAbort.abort()
    quoteAbort = new AbortController()
    const { signal } = quoteAbort
    const { asset, currency, offers } = get()
    if (Object.keys(offers).length > 0) set({ offers: {} })
    if (!asset || !currency || address === undefined || getAmountProblem(get()))
      return set({ quote: { status: 'idle' } })
    set({ quote: { ...get().quote, status: 'loading' } })
    try {
      const both = combineSignals(context.signal, signal)
      await sleep(wait, both)
      const read = await readOnrampQuote(context, get(), address, both)
      if (!signal.aborted) set({ quote: read })
    } catch (cause) {
      if (!signal.aborted) context.log('warn', 'Failed to read a quote', cause)
    }
  }

  const sells = (provider: OnrampProvider, asset: OnrampAsset) => {
    const network = context.findNetwork(asset.caipNetworkId)
    return network !== undefined && (provider.sells?.(asset, network) ?? true)
  }

  const withPicture = (asset: OnrampAsset): OnrampAsset =>
    asset.address === undefined ? asset : { ...asset, iconUrl: getOnrampImageUrl(context.modal, 'token', asset.symbol) }

  const applyOffer = (wanted: { readonly asset?: Caip19 | undefined; readonly amount?: string | undefined } = {}) => {
    const { offer, asset: before, currency: previousCurrency, method: previousMethod } = get()
    if (!offer) return
    const namespace = context.$namespace.get()
    const ids = context.$networks
      .get()
      .flatMap((each) => (each.testnet || each.chainNamespace !== namespace ? [] : each.caipNetworkId))
    const providers = createOnrampProviders(context)
    const assets = listOfferedAssets(offer, ids)
      .filter((asset) => providers.some((provider) => sells(provider, asset)))
      .map(withPicture)
    const here = context.activeNetwork(namespace)?.caipNetworkId
    const named = parseCaip19(wanted.asset)
    const isOf = (other: Pick<OnrampAsset, 'caipNetworkId' | 'address'> | undefined) => (asset: OnrampAsset) =>
      other?.caipNetworkId === asset.caipNetworkId && getTokenKey(other) === getTokenKey(asset)
    // If the app requested an asset, preselect only this asset.
    const asset = named
      ? assets.find(isOf(named))
      : (assets.find(isOf(before)) ??
        assets.find(({ caipNetworkId, address }) => caipNetworkId === here && address === undefined) ??
        assets.find(({ caipNetworkId }) => caipNetworkId === here) ??
        assets[0])
    const currency =
      offer.paymentCurrencies.find(({ id }) => id === previousCurrency?.id) ??
      pickPaymentCurrency(globalThis.navigator?.language ?? '', offer.paymentCurrencies)
    const methods = currency?.payment_method_limits ?? []
    const method = methods.find(({ id }) => id === previousMethod?.id) ?? methods[0]
    set({ assets, asset, currency, method, providers })
    selectProvider()
    if (asset) void addBoughtTokenToKnownTokens(context, asset, context.signal)
    if (wanted.amount !== undefined && asset && isOf(named)(asset)) setAssetAmount(wanted.amount)
    void quote(0)
  }

  const setAssetAmount = (assetAmount: string) => {
    const { asset, currency, method } = get()
    const price = asset && currency && address !== undefined && getAssetPrice(context, asset, currency.id, address)
    if (!price || !/^\d{1,30}(\.\d{1,30})?$/.test(assetAmount)) return
    const cost = toPlainText(
      round(toBigNumber(assetAmount).times(toBigNumber(price)).times(FEE_MARGIN_FACTOR), 0, 'up'),
    )
    const amount = method && getAmountProblem({ amount: cost, method }) === 'tooLittle' ? method.min : cost
    set({ amount, assetAmount })
  }

  const selectProvider = () => {
    const { providers, providerId } = get()
    const can = providers.filter((each) => !getUnsupportedChoice(context, get(), each))
    set({ providerId: can.some(({ id }) => id === providerId) ? providerId : can[0]?.id })
  }

  const load = async () => {
    const [offer] = await Promise.all([readOnrampCatalog(context), getRemoteFeatures(context.modal)])
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
    if (getAddress() === address) return
    quoteAbort.abort()
    address = undefined
    $state.set({ ...initialOnrampState, offer: get().offer })
  }
  const stops = [
    context.$identities.listen(onAccount),
    context.$namespace.listen(onAccount),
    purchases.$purchase.listen(() => set({ openPurchase: toOpenPurchase() })),
  ]
  onAbort(context.signal, () => {
    for (const stop of stops) stop()
    quoteAbort.abort()
    comparisonAbort.abort()
  })

  return {
    $state,
    begin(initialValues) {
      address = getAddress()
      set({ openPurchase: toOpenPurchase() })
      const isFresh = initialValues !== undefined && initialValues !== lastArguments
      lastArguments = initialValues
      const { offer } = get()
      // If an earlier request failed, the default offer is shown: request the provider's offer again.
      if (!offer || offer === DEFAULT_CATALOG) read()
      if (loading) void loading.then(() => applyOffer(isFresh ? initialValues : {}))
      else applyOffer(isFresh ? initialValues : {})
    },
    watch() {
      const { asset } = get()
      const owner = getAddress()
      if (!asset || owner === undefined) return () => {}
      return context.owned(toCaipAddress(asset.caipNetworkId, owner)).listen(() => {})
    },
    setAmount(text) {
      const { amount } = parseTypedAmount(text, getPaymentDecimals(get().currency))
      if (amount === undefined) return false
      set({ amount, assetAmount: undefined })
      selectProvider()
      void quote(QUOTE_DEBOUNCE_MS)
      return true
    },
    chooseAsset(asset) {
      set({ asset, assetAmount: undefined, quote: { status: 'idle' } })
      selectProvider()
      void addBoughtTokenToKnownTokens(context, asset, context.signal)
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
        // The new currency may have fewer decimals than the amount, such as none for yen: round the amount down.
        ...(amount && { amount: toPlainText(round(amount, getPaymentDecimals(currency), 'down')) }),
      })
      selectProvider()
      void quote(0)
    },
    chooseMethod(id) {
      set({ method: get().currency?.payment_method_limits.find((each) => each.id === id) })
      selectProvider()
      void quote(0)
    },
    chooseProvider: (providerId) => set({ providerId }),
    getRefusal: (provider) => getUnsupportedChoice(context, get(), provider),
    compare() {
      comparisonAbort.abort()
      comparisonAbort = new AbortController()
      const signal = combineSignals(context.signal, comparisonAbort.signal)
      const order = toOrder()
      if (!order) return
      for (const provider of get().providers) {
        if (!provider.quote || getUnsupportedChoice(context, get(), provider)) continue
        // A custom provider may throw synchronously.
        Promise.resolve()
          .then(() => provider.quote?.(order, { signal }))
          .then((answer) => {
            const read = parseOnrampQuote(answer)
            if (signal.aborted) return
            if (read) set({ offers: { ...get().offers, [provider.id]: read } })
            else context.log('warn', `${provider.name} gave a malformed quote`, answer)
          })
          .catch((cause: unknown) => context.log('debug', `${provider.name} gave no quote`, cause))
      }
    },
    order() {
      const { providers, providerId, offers, quote } = get()
      const provider = providers.find(({ id }) => id === providerId)
      const order = toOrder()
      return provider && order && { provider, order, about: (offers[provider.id] ?? quote.quote)?.purchaseAmount }
    },
  }

  function toOpenPurchase(): OnrampState['openPurchase'] {
    const { status = 'arrived', caipAddress, provider, order, about } = purchases.$purchase.get() ?? {}
    const isUnderWay = status === 'waiting' || status === 'gone' || status === 'left'
    if (!isUnderWay || !order || !provider || address === undefined) return undefined
    const { caipNetworkId, symbol } = order.asset
    if (caipAddress !== toCaipAddress(caipNetworkId, address)) return undefined
    return { provider: provider.name, symbol, amount: about?.amount }
  }

  function toOrder(): OnrampOrder | undefined {
    const { asset, currency, method, amount, assetAmount } = get()
    const network = asset && context.findNetwork(asset.caipNetworkId)
    if (!network || !currency || !method || address === undefined || getAmountProblem(get())) return undefined
    return {
      asset,
      network,
      address,
      amount: completeDecimal(amount),
      assetAmount,
      currency: currency.id,
      method: method.id,
    }
  }
}

export function getUnsupportedChoice(
  { findNetwork }: Pick<FeatureContext, 'findNetwork'>,
  { asset, method }: Pick<OnrampState, 'asset' | 'method'>,
  provider: OnrampProvider,
): 'asset' | 'method' | undefined {
  const network = asset && findNetwork(asset.caipNetworkId)
  if (!asset || !network || provider.sells?.(asset, network) === false) return 'asset'
  return method && provider.methods && !provider.methods.includes(method.id) ? 'method' : undefined
}
