import type { CaipAddress, Network } from '@foyer/core'
import {
  fetchBalance,
  formatMoney,
  getFiatValue,
  hasSentTransactions,
  sumFiatValues,
} from '@foyer/core/internal/account'
import { describeError, getErrorTitle, portfolioError } from '@foyer/core/internal/connect'
import { assetsFeature } from '@foyer/core/internal/modal'
import { RotateCw } from 'lucide'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { Sparkline } from '../../components/Sparkline.js'
import { useFeature } from '../../feature/defineReactFeature.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useFormatList } from '../../internal/formatList.js'
import { getPortfolioHistory } from '../../internal/getPortfolioHistory.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { useUnsupportedNetworkToast } from '../../internal/useConnectionToasts.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import { useIsSlow } from '../../internal/useIsSlow.js'
import { useLazyValue } from '../../internal/useLazyValue.js'
import { useRollingDigits } from '../../shell/motion/useRollingDigits.js'
import { enAssets } from './texts.js'
import { type AccountOnNetwork, usePortfolioScope, usePortfolios, useStaleTime } from './usePortfolioScope.js'

const LOADING_DELAY_MS = 400

const loadOnItsWay = () => import('./PendingOutflows.js')

/** Shows the portfolio's value and the assets that it leaves out; without prices, the native balance. */
export function PortfolioTotal({ namespace }: { readonly namespace: string }) {
  const { context } = useViewUi()
  const texts = useWalletTexts('assets', enAssets)
  const formatDate = useFormatDate()
  const formatList = useFormatList()
  const { places, left, scope } = usePortfolioScope()
  const addresses = places.map(({ caipAddress }) => caipAddress)
  const entries = usePortfolios(addresses)
  useBalanceNotice({ addresses, entries })
  useUnsupportedNetworkToast(namespace)
  const { total, currency, pending, without, unpriced } = sumBalances(entries, places)
  // Memoized, because an account may have thousands of tokens.
  const history = useMemo(() => getPortfolioHistory(entries.flatMap(({ tokens }) => tokens)), [entries])
  const since = useStaleTime(entries)
  const [isOpen, setOpen] = useState(false)
  const amount = useRef<HTMLElement>(null)
  useRollingDigits(amount)
  const id = useId()
  const pendingModule = useLazyValue(hasSentTransactions(context), loadOnItsWay)
  const isAll = scope === 'all'
  const isComing = useIsSlow(!isAll && pending > 0, LOADING_DELAY_MS)
  const more = (
    <>
      {since !== undefined && texts.further(texts.asOf(formatDate(since, 'time')))}
      {pendingModule && <pendingModule.PendingOutflows addresses={addresses} />}
    </>
  )
  const coming = isComing && texts.further(texts.coming)
  const shown = useLastTotal(addresses, { pending, ...(total !== undefined && { sum: { total, currency } }) })
  // Shows the native balance only after all balances were read: shown earlier, a total in money could replace it, which
  // would look like a changed balance.
  if (!shown && pending === 0) return <NativeBalance namespace={namespace}>{more}</NativeBalance>
  const networks = [...without, ...left].map(({ name, nativeCurrency }) => (isAll ? name : nativeCurrency.symbol))
  const names = [...networks, ...unpriced]
  const notCounted = isAll ? texts.notCounted(unpriced.length, networks.length) : texts.notCounted(names.length, 0)
  const [before, after] = texts.further(notCounted).split(notCounted)
  const isPending = isAll && pending > 0
  const money = shown && formatMoney(shown.total, shown.currency)
  const [whole, fraction] = money?.split('.') ?? []
  return (
    <div className="fy-balance" aria-busy={pending > 0}>
      <span className="fy-label">
        {texts.total}
        {more}
        {isPending && texts.further(texts.pending(pending))}
        {isPending || names.length === 0 ? (
          // Beside the button, it would move it.
          coming
        ) : (
          <>
            {before}
            <button
              type="button"
              className="fy-more"
              data-focus-key="not-counted"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {notCounted}
            </button>
            {after}
          </>
        )}
      </span>
      {money === undefined ? (
        <span className="fy-skel fy-skel--big" aria-hidden="true" />
      ) : (
        <bdi ref={amount} className={`fy-big${getSizeClass(money.length)}`}>
          {whole}
          {fraction !== undefined && <small>.{fraction}</small>}
        </bdi>
      )}
      {!isPending && names.length > 0 && (
        <span id={id} className="fy-hint" hidden={!isOpen}>
          <bdi>{formatList(names, 'comma')}</bdi>
        </span>
      )}
      {pending === 0 && history && <Sparkline points={history} className="fy-walletcard__course" />}
    </div>
  )
}

interface Money {
  readonly total: string
  readonly currency: string
}

const lastTotals = { create: () => new Map<string, Money>() }

/**
 * Returns the sum of the balances. While some are pending, returns the last complete sum of the same accounts, if any.
 */
function useLastTotal(
  addresses: readonly CaipAddress[],
  { pending, sum }: { readonly pending: number; readonly sum?: Money },
): Money | undefined {
  const known = useViewUi().context.use(lastTotals)
  const key = addresses.join(' ')
  useEffect(() => {
    if (pending === 0 && sum) known.set(key, sum)
  })
  return pending > 0 ? (known.get(key) ?? sum) : sum
}

const getSizeClass = (length: number): string => (length > 14 ? ' fy-big--long' : length > 10 ? ' fy-big--mid' : '')

interface NativeBalanceProps {
  readonly namespace: string
  readonly children: ReactNode
}

function NativeBalance({ namespace, children }: NativeBalanceProps) {
  const { context, messages } = useViewUi()
  const { account } = useActiveAccount()
  const { balanceStatus, balanceFormatted, balanceSymbol } = account
  const amount = useRef<HTMLElement>(null)
  useRollingDigits(amount)
  const { account: texts, common } = messages
  const retry = () =>
    void fetchBalance(context, { namespace }).catch((cause) =>
      context.log('warn', 'Failed to refresh the balance', cause),
    )
  const [whole, fraction] = balanceFormatted?.split('.') ?? []
  return (
    <div className="fy-balance" aria-busy={balanceStatus === 'loading'}>
      <span className="fy-label">
        {texts.balance}
        {children}
      </span>
      {balanceFormatted !== undefined ? (
        <bdi ref={amount} className={`fy-big${getSizeClass(balanceFormatted.length + 3)}`}>
          {whole}
          {fraction !== undefined && <small>.{fraction}</small>} <small className="fy-big__u">{balanceSymbol}</small>
        </bdi>
      ) : balanceStatus === 'error' ? (
        <span className="fy-hint" role="alert">
          {texts.balanceFailed}{' '}
          <Button kind="3" size="xs" onClick={retry}>
            <Icon node={RotateCw} className="fy-i fy-i--xs" />
            {common.tryAgain}
          </Button>
        </span>
      ) : (
        <span className="fy-skel fy-skel--big" aria-hidden="true" />
      )}
    </div>
  )
}

type Entry = ReturnType<typeof usePortfolios>[number]

interface Sum {
  /** Sum of all priced assets as decimal text in `currency`; undefined if none has a price. */
  readonly total: string | undefined
  readonly currency: string
  readonly pending: number
  /** Networks whose native coin has no known balance or price. */
  readonly without: readonly Network[]
  /** Symbols of tokens without a known price. */
  readonly unpriced: readonly string[]
}

/** Sums the assets of accounts, and lists those of unknown value instead of counting them as zero. */
function sumBalances(entries: readonly Entry[], places: readonly AccountOnNetwork[]): Sum {
  const priced = entries.flatMap(({ tokens }) => tokens.filter(({ price }) => price))
  const currency = priced[0]?.price?.currency
  const networks = entries.map((entry, index) => ({ entry, network: places[index]?.network }))
  return {
    total: currency === undefined ? undefined : sumFiatValues(priced.flatMap((token) => getFiatValue(token) ?? [])),
    currency: currency ?? '',
    pending: entries.filter(isPending).length,
    without: networks.flatMap(({ entry, network }) =>
      network && !isPending(entry) && lacksCoin(entry) ? [network] : [],
    ),
    unpriced: networks.flatMap(({ entry, network }) =>
      network?.testnet || isPending(entry) ? [] : entry.tokens.filter(isUnpriced).map(({ symbol }) => symbol),
    ),
  }
}

const isPending = (entry: Entry): boolean => [entry, entry.others].some(isUnreported)

/** Returns whether the first read of a balance is still pending. */
const isUnreported = ({ status, at }: Pick<Entry, 'status' | 'at'>): boolean =>
  at === undefined && (status === 'idle' || status === 'loading')

const isUnpriced = ({ address, amount, price, isUnknown }: Entry['tokens'][number]): boolean =>
  address !== undefined && amount > 0n && !price && !isUnknown

function lacksCoin({ status, tokens }: Entry): boolean {
  const coin = tokens.find(({ address }) => address === undefined)
  return coin ? coin.amount > 0n && coin.price === undefined : status === 'error'
}

interface Owned {
  readonly addresses: readonly CaipAddress[]
  readonly entries: ReturnType<typeof usePortfolios>
}

/** Shows a toast once no source can read the balance. A failed balance service is silent while chain nodes answer. */
function useBalanceNotice({ addresses, entries }: Owned): void {
  const { messages } = useViewUi()
  const { context: feature } = useFeature(assetsFeature)
  const notified = useRef('')
  const isUnknown =
    entries.length > 0 &&
    entries.every(
      ({ status, native, tokens, others }) =>
        native === undefined &&
        tokens.length === 0 &&
        status !== 'loading' &&
        others.status !== 'loading' &&
        others.status !== 'idle' &&
        (status === 'error' || others.status === 'error'),
    )
  const key = addresses.join(' ')
  useEffect(() => {
    if (!isUnknown) {
      // Allows the toast again after a successful read.
      if (entries.some(({ tokens }) => tokens.length > 0)) notified.current = ''
      return
    }
    if (notified.current === key) return
    notified.current = key
    const error = portfolioError('BALANCE_UNAVAILABLE')
    feature.toast(describeError(error, messages.errors), 'error', getErrorTitle(error, messages.errors))
  }, [isUnknown, key, entries, feature, messages])
}
