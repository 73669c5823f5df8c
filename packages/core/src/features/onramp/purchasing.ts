import type { ModalContext } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { OnrampMoney, OnrampOrder, OnrampProvider } from '../../types/onramp.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import { anySignal, delay, within } from '../../utils/waiting.js'
import { followArrival } from './arrival.js'
import type { Purchase } from './state.js'
import { openTab, type ProviderTab, toPageUrl } from './tab.js'

/** A provider that has named no page by then is not waited for. Milliseconds. */
const PAGE_WAIT = 15_000

/** How often it is looked whether the tab is still open. Milliseconds. */
const TAB_CHECK = 1_000

/** What has not come by then comes some other day. Milliseconds. */
const LATE = 30 * 60_000

interface Purchasing {
  readonly context: ModalContext
  readonly get: () => Purchase | undefined
  readonly set: (purchase: Purchase | undefined) => void
}

/** From the press to the arrival, one at a time. The tab is opened in the press. */
export function createPurchasing({ context, get, set }: Purchasing) {
  let life = new AbortController()
  let page = new AbortController()
  let tab: ProviderTab | undefined
  let look = () => {}
  const { modal, router } = context.stores

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

  const follow = ({ caipAddress, order: { asset } }: Purchase) => {
    const signal = anySignal(context.signal, life.signal)
    const isWaitedFor = () => modal.$modal.get().open && router.$route.get().view === 'BuyInProgress'
    const onArrival = (arrived: string) => {
      update({ status: 'arrived', arrived })
      end()
    }
    look = followArrival(context, { caipAddress, asset, signal, isWaitedFor, onArrival }).look
    delay(LATE, signal, () => {
      update({ status: 'late' })
      end()
    })
  }

  return {
    begin(provider: OnrampProvider, order: OnrampOrder, about: OnrampMoney | undefined) {
      end()
      life = new AbortController()
      const caipAddress = toCaipAddress(order.asset.caipNetworkId, order.address)
      const purchase: Purchase = { status: 'opening', provider, order, caipAddress, about }
      set(purchase)
      open()
      follow(purchase)
    },
    /** The tab again, or a new one where it is not there. Each time with a page of its own. */
    reopen() {
      if (tab?.isOpen()) tab.focus()
      else open()
    },
    end() {
      end()
      set(undefined)
    },
  }
}
