import { formatBalance, formatMoney, fromUnits, sendRequests } from '@foyer/core/internal/account'
import { assetsFeature } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { ChevronDown, Coins, RotateCw } from 'lucide'
import { memo, useMemo, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Chips } from '../../components/Chips.js'
import { Icon } from '../../components/Icon.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { Sparkline } from '../../components/Sparkline.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import type { VirtualListProps } from '../../components/VirtualList.js'
import { useFeature } from '../../feature/defineReactFeature.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import { useIsSlow } from '../../internal/useIsSlow.js'
import { useLazyValue } from '../../internal/useLazyValue.js'
import { NoTokens } from './NoTokens.js'
import { sortByValue, splitByVisibility, toValuedToken, type ValuedToken } from './sortTokens.js'
import { enAssets } from './texts.js'
import { usePortfolioScope, usePortfolios, useStaleTime } from './usePortfolioScope.js'

const loadWaiting = () => import('./UnconfirmedRequests.js')

export function TokensTab() {
  const { context, messages } = useViewUi()
  const { context: feature } = useFeature(assetsFeature)
  const texts = useWalletTexts('assets', enAssets)
  const formatDate = useFormatDate()
  const { scope, canAll, places, setScope } = usePortfolioScope()
  const entries = usePortfolios(places.map(({ caipAddress }) => caipAddress))
  const [showsHidden, setShowsHidden] = useState(false)

  const key = places.map(({ caipAddress }) => caipAddress).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: places are compared by what they say
  const { all, shown, hidden } = useMemo(() => {
    const placed = entries.flatMap(({ tokens }, index) => {
      const network = places[index]?.network
      return network ? tokens.filter(({ amount }) => amount > 0n).map((token) => toValuedToken(token, network)) : []
    })
    const ranked = sortByValue(placed)
    return { all: ranked, ...splitByVisibility(ranked) }
  }, [entries, key])
  const openRequests = useStore(context.use(sendRequests).$waiting).filter(
    (each) => each.amount !== undefined && places.some(({ caipAddress }) => caipAddress === each.caipAddress),
  )
  const waitingModule = useLazyValue(openRequests.length > 0, loadWaiting)
  const list = showsHidden ? [...shown, ...hidden] : shown
  const isReading = entries.some(({ status, others }) =>
    [status, others.status].some((each) => each === 'loading' || each === 'idle'),
  )
  const since = useStaleTime(entries)
  const isSlow = useIsSlow(isReading)
  const hasFailed = entries.some(({ error, others }) => error || others.error)
  const retry = () => {
    for (const { caipAddress } of places) void feature.refreshOwned(caipAddress)
  }
  const again = (
    <Button kind="3" size="xs" isBusy={isReading} onClick={retry}>
      <Icon node={RotateCw} className="fy-i fy-i--xs" />
      {messages.common.tryAgain}
    </Button>
  )
  return (
    <div aria-busy={isReading}>
      {canAll && (
        <Chips
          label={texts.scope}
          options={[
            { value: 'network', label: places[0]?.network.name ?? texts.network },
            { value: 'all', label: texts.all },
          ]}
          value={scope}
          onChange={(value) => setScope(value === 'all' ? 'all' : 'network')}
        />
      )}
      {waitingModule && <waitingModule.UnconfirmedRequests requests={openRequests} />}
      <span className="fy-vh" role="status">
        {isReading && all.length === 0 ? texts.loading : ''}
      </span>
      {list.length > 0 && (
        <TokenList
          items={list}
          label={messages.common.account}
          keyOf={({ token, network }) => `${network.caipNetworkId}/${token.address ?? ''}`}
          render={(item) => <TokenRow item={item} hasNetwork={scope === 'all'} />}
        />
      )}
      {all.length === 0 && isReading && <SkeletonRows count={4} />}
      {all.length === 0 && !isReading && (hasFailed ? <Failed>{again}</Failed> : <NoTokens />)}
      {hidden.length > 0 && (
        <div className="fy-rows">
          <button
            type="button"
            className="fy-row fy-own__more"
            data-focus-key="hidden"
            data-open={showsHidden || undefined}
            onClick={() => setShowsHidden(!showsHidden)}
          >
            {showsHidden ? texts.hideHidden : texts.showHidden(hidden.length)}
            <Icon node={ChevronDown} className="fy-i fy-i--sm" />
          </button>
        </div>
      )}
      {/* Notes come last, so that no row moves when one appears. */}
      {isSlow && (
        <p className="fy-listnote" role="status">
          {texts.slow}
        </p>
      )}
      {hasFailed && (list.length > 0 || hidden.length > 0) && (
        <p className="fy-listnote" role="status">
          {texts.partly} {again}
        </p>
      )}
      {since !== undefined && (
        <p className="fy-listnote">
          {texts.stale(formatDate(since, 'time'))} {!hasFailed && again}
        </p>
      )}
    </div>
  )
}

/** Longer lists are virtualized; that code loads with the first long list. */
const MAX_UNVIRTUALIZED = 60

type ListProps = VirtualListProps<ValuedToken>

const loadLong = (): Promise<{ readonly VirtualList: (props: ListProps) => React.ReactNode }> =>
  import('../../components/VirtualList.js')

function TokenList({ items, keyOf, label, render }: ListProps) {
  const isLong = items.length > MAX_UNVIRTUALIZED
  const long = useLazyValue(isLong, loadLong)
  if (isLong && long) return <long.VirtualList items={items} keyOf={keyOf} label={label} render={render} />
  return (
    <ul className="fy-rows fy-own" aria-label={label}>
      {items.slice(0, MAX_UNVIRTUALIZED).map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </ul>
  )
}

interface TokenRowProps {
  readonly item: ValuedToken
  readonly hasNetwork: boolean
}

const TokenRow = memo(function TokenRow({ item: { token, network, worth }, hasNetwork }: TokenRowProps) {
  const texts = useWalletTexts('assets', enAssets)
  const { price } = token
  const amount = `${formatBalance(fromUnits(token.amount, token.decimals))} ${token.symbol}`
  const change = price?.change24h
  const isDown = change?.startsWith('-') ?? false
  return (
    <div className="fy-row fy-row--static">
      <TokenIcon token={token} network={network} />
      <span className="fy-row__m">
        <span className="fy-row__t fy-trunc">
          <bdi>{token.name}</bdi>
        </span>
        <span className="fy-row__s fy-own__s">
          {(hasNetwork || !price) && <bdi className="fy-trunc">{network.name}</bdi>}
          {price && (
            <span>
              {hasNetwork && ' · '}
              <bdi>{formatMoney(price.amount, price.currency)}</bdi>
            </span>
          )}
          {change !== undefined && (
            <span>
              {' '}
              <bdi className={isDown ? 'fy-down' : 'fy-up'}>{texts.changeShort(change)}</bdi>
              <span className="fy-vh"> {texts.change(change)}</span>
            </span>
          )}
        </span>
      </span>
      {price?.course && <Sparkline points={price.course} className={`fy-spark ${isDown ? 'fy-down' : 'fy-up'}`} />}
      <span className="fy-row__e">
        <span className="fy-row__t fy-trunc">
          <bdi>{worth !== undefined && price ? formatMoney(worth, price.currency) : amount}</bdi>
        </span>
        {worth !== undefined && (
          <span className="fy-row__s fy-trunc">
            <bdi>{amount}</bdi>
          </span>
        )}
      </span>
    </div>
  )
})

function Failed({ children }: { readonly children: React.ReactNode }) {
  const texts = useWalletTexts('assets', enAssets)
  return (
    <StatusScreen
      isTight
      role="alert"
      picture={<Icon node={Coins} strokeWidth={1.75} />}
      title={texts.failed}
      text={
        <>
          {texts.failedText} {children}
        </>
      }
    />
  )
}
