import { atom, type ReadableAtom } from 'nanostores'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { FeatureContext, FeatureService } from '../../feature/context.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import type { Modal } from '../../modal/modal.js'
import type { OnrampMoney, OnrampOrder, OnrampProvider } from '../../types/onramp.js'
import { toBigNumber } from '../../utils/bigNumber.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { isIsolatedFromPopups, OPENER_POLICY_HINT } from '../../utils/openerPolicy.js'
import { combineSignals, onAbort, startTimer, withTimeout } from '../../utils/waiting.js'
import { onrampFeature } from './index.js'
import { createOnrampProviders } from './onrampProviders.js'
import type { Purchase } from './onrampState.js'
import {
  PURCHASE_KEY,
  PURCHASE_TIMEOUT_MS,
  readPurchase,
  type StoredPurchase,
  storePurchase,
} from './purchaseStorage.js'
import { watchPurchaseArrival } from './watchPurchaseArrival.js'

const URL_TIMEOUT_MS = 15_000

const TAB_POLL_INTERVAL_MS = 1_000

// The expected amount is an estimate without fees, so two thirds of it already count as the purchase.
const ESTIMATE_TOLERANCE_FACTOR = '1.5'

export interface PurchaseController {
  readonly $purchase: ReadableAtom<Purchase | undefined>
  /** Opens the provider's tab synchronously, so call it in a click handler. */
  begin(provider: OnrampProvider, order: OnrampOrder, about: OnrampMoney | undefined): void
  /** Focuses the provider's tab, or opens a new one synchronously, so call it in a click handler. */
  reopen(): void
}

export const purchaseController: FeatureService<PurchaseController> = { create: createPurchaseController }

export const getPurchaseController = (modal: Modal): PurchaseController =>
  getFeatureContext(modal, onrampFeature).use(purchaseController)

function createPurchaseController(context: FeatureContext): PurchaseController {
  const $purchase = atom<Purchase | undefined>(undefined)
  const { get, set } = $purchase
  let purchaseAbort = new AbortController()
  let tabAbort = new AbortController()
  let tab: ProviderTab | undefined
  let refreshBalance = () => {}
  let stored: StoredPurchase | undefined

  const update = (change: Partial<Purchase>) => {
    const purchase = get()
    if (purchase && purchase.status !== 'arrived') set({ ...purchase, ...change })
  }
  const end = () => {
    tabAbort.abort()
    purchaseAbort.abort()
    tab = undefined
  }

  const open = () => {
    const purchase = get()
    if (!purchase) return
    tabAbort.abort()
    tabAbort = new AbortController()
    const signal = combineSignals(context.signal, purchaseAbort.signal, tabAbort.signal)
    const opened = openTab()
    if (!opened) return update({ status: 'blocked' })
    tab = opened
    update({ status: 'opening', error: undefined })
    void show(opened, purchase, signal)
  }

  const show = async (opened: ProviderTab, { provider, order }: Purchase, signal: AbortSignal) => {
    try {
      const onTimeout = () => {
        throw new ModalError('RESPONSE_TIMEOUT', { context: { provider: provider.id } })
      }
      const urlRequest = Promise.resolve().then(() => provider.createUrl(order, { signal }))
      const url = toPageUrl(await withTimeout(urlRequest, URL_TIMEOUT_MS, onTimeout, signal))
      if (signal.aborted) return opened.close()
      // Store the purchase before the user can pay, so that it is known after a reload.
      storePurchase(context, stored)
      opened.goTo(url)
      update({ status: 'waiting' })
      const timer = setInterval(() => {
        if (opened.isOpen()) return
        clearInterval(timer)
        void isIsolatedFromPopups().then((isIsolated) => {
          if (signal.aborted) return
          // With a `Cross-Origin-Opener-Policy` of the app, an open tab looks closed, so its state is unknown.
          if (isIsolated) context.raiseAlert(OPENER_POLICY_HINT)
          else update({ status: 'gone' })
          refreshBalance()
        })
      }, TAB_POLL_INTERVAL_MS)
      signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    } catch (cause) {
      opened.close()
      if (signal.aborted) return
      tab = undefined
      context.log('warn', `${provider.name} gave no page to pay on`, cause)
      update({ status: 'failed', error: toModalError(cause) })
    }
  }

  const follow = ({ caipAddress, provider, order, about }: Purchase, resumed?: StoredPurchase) => {
    const { asset, amount, assetAmount, currency, method } = order
    const storedPurchase: StoredPurchase = resumed ?? {
      ...{ caipAddress, providerId: provider.id, asset, amount, assetAmount, currency, method, about },
      at: Date.now(),
    }
    stored = storedPurchase
    const signal = combineSignals(context.signal, purchaseAbort.signal)
    // The onramp form also shows a purchase in progress, so refresh the balance in both views.
    const isOnScreen = () => /^(BuyInProgress|OnRamp)$/.test(context.$route.get()?.view ?? '')
    const onIncrease = (arrived: string) => {
      // Strangers send tiny amounts to any address: only about the expected amount counts as the purchase.
      if (about && toBigNumber(arrived).times(ESTIMATE_TOLERANCE_FACTOR).isLessThan(toBigNumber(about.amount)))
        return update({ arrived })
      update({ status: 'arrived', arrived })
      end()
      storePurchase(context, undefined)
    }
    const onBaseline = (units: bigint) => {
      stored = { ...storedPurchase, before: String(units) }
      if (readPurchase(context)) storePurchase(context, stored)
    }
    const before = storedPurchase.before === undefined ? undefined : BigInt(storedPurchase.before)
    refreshBalance = watchPurchaseArrival(context, {
      caipAddress,
      asset,
      signal,
      before,
      isOnScreen,
      onIncrease,
      onBaseline,
    }).refresh
    startTimer(storedPurchase.at + PURCHASE_TIMEOUT_MS - Date.now(), signal, () => {
      update({ status: 'late' })
      end()
      storePurchase(context, undefined)
    })
  }

  const resume = () => {
    const storedPurchase = readPurchase(context)
    const network = storedPurchase && context.findNetwork(storedPurchase.asset.caipNetworkId)
    const provider = storedPurchase && createOnrampProviders(context).find(({ id }) => id === storedPurchase.providerId)
    if (!network || !provider) return
    const { address } = context.account(network.chainNamespace)
    const { caipAddress, asset, amount, assetAmount, currency, method, about } = storedPurchase
    if (address === undefined || toCaipAddress(asset.caipNetworkId, address) !== caipAddress) return
    const order: OnrampOrder = { asset, network, address, amount, assetAmount, currency, method }
    const purchase: Purchase = { status: 'left', provider, order, caipAddress, about }
    purchaseAbort = new AbortController()
    set(purchase)
    follow(purchase, storedPurchase)
  }

  // When the user switches accounts, the purchase goes on. When the user disconnects, it ends.
  const onAccounts = () => {
    const purchase = get()
    if (!purchase) return resume()
    if (context.account(purchase.order.network.chainNamespace).address) return
    end()
    set(undefined)
    storePurchase(context, undefined)
  }
  const stop = context.$identities.subscribe(onAccounts)
  const onOtherTab = () => {
    if (!get()) return resume()
    if (get()?.status !== 'left' || readPurchase(context)) return
    end()
    set(undefined)
  }
  context.storage.watch(PURCHASE_KEY, onOtherTab)
  onAbort(context.signal, () => {
    stop()
    end()
  })

  return {
    $purchase,
    begin(provider, order, about) {
      end()
      storePurchase(context, undefined)
      purchaseAbort = new AbortController()
      const caipAddress = toCaipAddress(order.asset.caipNetworkId, order.address)
      const purchase: Purchase = { status: 'opening', provider, order, caipAddress, about }
      set(purchase)
      follow(purchase)
      open()
    },
    reopen() {
      if (tab?.isOpen()) tab.focus()
      else open()
    },
  }
}

interface ProviderTab {
  goTo(url: string): void
  focus(): void
  isOpen(): boolean
  close(): void
}

/** Opens an empty tab synchronously, which browsers allow in a click handler only. Undefined when blocked. */
function openTab(): ProviderTab | undefined {
  const opened = window.open('about:blank', '_blank')
  if (!opened) return undefined
  // Without this, the provider's page could navigate the app's tab.
  opened.opener = null
  return {
    goTo: (url) => opened.location.replace(url),
    focus: () => opened.focus(),
    isOpen: () => !opened.closed,
    close: () => opened.close(),
  }
}

/** Throws `RESPONSE_INVALID` unless the URL is `https:`, or `http:` on localhost. */
function toPageUrl(value: unknown): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  if (!url || !(url.protocol === 'https:' || isLocal))
    throw new ModalError('RESPONSE_INVALID', { context: { url: value } })
  return url.href
}
