import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { ModalContext, Part } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { OnrampMoney, OnrampOrder, OnrampProvider } from '../../types/onramp.js'
import { toBigNumber } from '../../utils/bigNumber.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { anySignal, delay, onAbort, within } from '../../utils/waiting.js'
import { followArrival } from './arrival.js'
import { type KeptPurchase, keepPurchase, LATE, readPurchase } from './kept.js'
import { onrampProviders } from './providers.js'
import type { Purchase } from './state.js'
import { openTab, type ProviderTab, toPageUrl } from './tab.js'

/** A provider that has named no page by then is not waited for. Milliseconds. */
const PAGE_WAIT = 15_000

/** How often it is looked whether the tab is still open. Milliseconds. */
const TAB_CHECK = 1_000

/** What was told is a half more at most than what comes: fees are not in an estimate. */
const LEAST_PART = '1.5'

/** From the press to the arrival. */
export interface Purchasing {
  readonly $purchase: ReadableAtom<Purchase | undefined>
  /** In the press: opens the provider's page. */
  begin(provider: OnrampProvider, order: OnrampOrder, about: OnrampMoney | undefined): void
  /** In the press: the tab again, or a new one where it is not there. Each time with a page of its own. */
  reopen(): void
}

/** One at a time. The tab is opened in the press. */
export const purchasing: Part<Purchasing> = { create: createPurchasing }

function createPurchasing(context: ModalContext): Purchasing {
  const $purchase = atom<Purchase | undefined>(undefined)
  const { get, set } = $purchase
  let life = new AbortController()
  let page = new AbortController()
  let tab: ProviderTab | undefined
  let look = () => {}
  let kept: KeptPurchase | undefined
  const { accounts, modal, networks, router } = context.stores

  const update = (change: Partial<Purchase>) => {
    const purchase = get()
    if (purchase && purchase.status !== 'arrived') set({ ...purchase, ...change })
  }
  const end = () => {
    page.abort()
    life.abort()
    tab = undefined
  }

  /** In the turn of the press. */
  const open = () => {
    const purchase = get()
    if (!purchase) return
    page.abort()
    page = new AbortController()
    const signal = anySignal(context.signal, life.signal, page.signal)
    const opened = openTab()
    if (!opened) return update({ status: 'blocked' })
    tab = opened
    update({ status: 'opening', error: undefined })
    void show(opened, purchase, signal)
  }

  const show = async (opened: ProviderTab, { provider, order }: Purchase, signal: AbortSignal) => {
    try {
      const late = () => {
        throw new ModalError('RESPONSE_TIMEOUT', { context: { provider: provider.id } })
      }
      const asked = Promise.resolve().then(() => provider.createUrl(order, { signal }))
      const url = toPageUrl(await within(asked, PAGE_WAIT, late, signal))
      if (signal.aborted) return opened.close()
      opened.goTo(url)
      update({ status: 'waiting' })
      keepPurchase(context, kept)
      const timer = setInterval(() => {
        if (opened.isOpen()) return
        clearInterval(timer)
        update({ status: 'gone' })
        look()
      }, TAB_CHECK)
      signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    } catch (cause) {
      opened.close()
      if (signal.aborted) return
      tab = undefined
      context.log('warn', `${provider.name} has named no page to pay on`, cause)
      update({ status: 'failed', error: toModalError(cause) })
    }
  }

  const follow = ({ caipAddress, provider, order, about }: Purchase, taken?: KeptPurchase) => {
    const { asset, amount, assetAmount, currency, method } = order
    const begun: KeptPurchase = taken ?? {
      ...{ caipAddress, providerId: provider.id, asset, amount, assetAmount, currency, method, about },
      at: Date.now(),
    }
    kept = begun
    const signal = anySignal(context.signal, life.signal)
    // The form says that it is waited for, too.
    const isWaitedFor = () => modal.$modal.get().open && /^(BuyInProgress|OnRamp)$/.test(router.$route.get().view)
    const onRise = (arrived: string) => {
      // A little of it is sent by strangers, too.
      if (about && toBigNumber(arrived).times(LEAST_PART).isLessThan(toBigNumber(about.amount)))
        return update({ arrived })
      update({ status: 'arrived', arrived })
      end()
      keepPurchase(context, undefined)
    }
    const onBefore = (units: bigint) => {
      kept = { ...begun, before: String(units) }
      if (readPurchase(context)) keepPurchase(context, kept)
    }
    const before = begun.before === undefined ? undefined : BigInt(begun.before)
    look = followArrival(context, { caipAddress, asset, signal, before, isWaitedFor, onRise, onBefore }).look
    delay(begun.at + LATE - Date.now(), signal, () => {
      update({ status: 'late' })
      end()
      keepPurchase(context, undefined)
    })
  }

  /** What was under way when the page was left. Nobody knows whether its tab is still there. */
  const takeUp = () => {
    const begun = readPurchase(context)
    const network = begun && networks.find(begun.asset.caipNetworkId)
    const provider = begun && onrampProviders(context).find(({ id }) => id === begun.providerId)
    if (!network || !provider) return
    const { address } = accounts.get(network.chainNamespace)
    const { caipAddress, asset, amount, assetAmount, currency, method, about } = begun
    if (address === undefined || toCaipAddress(asset.caipNetworkId, address) !== caipAddress) return
    const order: OnrampOrder = { asset, network, address, amount, assetAmount, currency, method }
    const purchase: Purchase = { status: 'left', provider, order, caipAddress, about }
    set(purchase)
    follow(purchase, begun)
  }

  // What was paid comes in, whoever is in use; but nobody is looked after who has left.
  const onAccounts = () => {
    const purchase = get()
    if (!purchase) return takeUp()
    if (accounts.get(purchase.order.network.chainNamespace).address) return
    end()
    set(undefined)
    keepPurchase(context, undefined)
  }
  const stop = accounts.$identities.subscribe(onAccounts)
  onAbort(context.signal, () => {
    stop()
    end()
  })

  return {
    $purchase,
    begin(provider, order, about) {
      end()
      keepPurchase(context, undefined)
      life = new AbortController()
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
