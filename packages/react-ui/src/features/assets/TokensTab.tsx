import { assetsFeature } from '@foyer/core/ui'
import { askedTransfers } from '@foyer/core/ui/account'
import { formatBalance, formatMoney, fromUnits } from '@foyer/core/ui/numbers'
import { useStore } from '@nanostores/react'
import { ArrowDownLeft, ChevronRight, Coins, RotateCw } from 'lucide'
import { memo, useMemo, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Chips } from '../../components/Chips.js'
import { Icon } from '../../components/Icon.js'
import type { LongListProps } from '../../components/LongList.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { StateScreen } from '../../components/StateScreen.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { useIsSlow } from '../../hooks/useIsSlow.js'
import { useLoaded } from '../../hooks/useLoaded.js'
import { enAssets } from '../../messages/enAssets.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { useFeature } from '../useFeature.js'
import { oldSince } from './oldSince.js'
import { type PlacedToken, place, rank, split } from './rank.js'
import { Spark } from './Spark.js'
import { useOwned } from './useOwned.js'
import { useScope } from './useScope.js'

const loadWaiting = () => import('./Waiting.js')

/** What the visitor owns, each with who said how much of it. */
export function TokensTab() {
  const { context, messages } = useViewUi()
  const { host } = useFeature(assetsFeature)
  const texts = useWalletTexts('assets', enAssets)
  const formatDate = useFormatDate()
  const { scope, canAll, places, setScope } = useScope()
  const entries = useOwned(places.map(({ caipAddress }) => caipAddress))
  const [showsHidden, setShowsHidden] = useState(false)

  const key = places.map(({ caipAddress }) => caipAddress).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: places are compared by what they say
  const { all, shown, hidden } = useMemo(() => {
    const placed = entries.flatMap(({ tokens }, index) => {
      const network = places[index]?.network
      return network ? tokens.filter(({ amount }) => amount > 0n).map((token) => place(token, network)) : []
    })
    const ranked = rank(placed)
    return { all: ranked, ...split(ranked) }
  }, [entries, key])
  const asked = useStore(context.use(askedTransfers).$all).filter((each) =>
    places.some(({ caipAddress }) => caipAddress === each.caipAddress),
  )
  const late = useLoaded(asked.length > 0, loadWaiting)
  const list = showsHidden ? [...shown, ...hidden] : shown
  const isReading = entries.some(({ status, others }) =>
    [status, others.status].some((each) => each === 'loading' || each === 'idle'),
  )
  const since = oldSince(entries)
  const isSlow = useIsSlow(isReading)
  const hasFailed = entries.some(({ error, others }) => error || others.error)
  const retry = () => {
    for (const { caipAddress } of places) void host.refreshOwned(caipAddress)
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
      {late && <late.Waiting asked={asked} />}
      <span className="fy-vh" role="status">
        {isReading && all.length === 0 ? texts.loading : ''}
      </span>
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
      {list.length > 0 && (
        <TokenList
          items={list}
          label={messages.common.account}
          keyOf={({ token, network }) => `${network.caipNetworkId}/${token.address ?? ''}`}
          render={(item) => <TokenRow item={item} />}
        />
      )}
      {all.length === 0 && isReading && <SkeletonRows count={4} />}
      {all.length === 0 && !isReading && (hasFailed ? <Failed>{again}</Failed> : <Empty />)}
      {hidden.length > 0 && (
        <div className="fy-listnote">
          <Button kind="3" size="xs" onClick={() => setShowsHidden(!showsHidden)}>
            {showsHidden ? texts.hideHidden : texts.showHidden(hidden.length)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** More rows than this are drawn only where they are seen; what does that is loaded with the first such list. */
const MANY = 60

type ListProps = LongListProps<PlacedToken>

const loadLong = (): Promise<{ readonly LongList: (props: ListProps) => React.ReactNode }> =>
  import('../../components/LongList.js')

function TokenList({ items, keyOf, label, render }: ListProps) {
  const isLong = items.length > MANY
  const long = useLoaded(isLong, loadLong)
  if (isLong && long) return <long.LongList items={items} keyOf={keyOf} label={label} render={render} />
  return (
    <ul className="fy-rows" aria-label={label}>
      {items.slice(0, MANY).map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </ul>
  )
}

/** Drawn again only when it has changed: a list is scrolled through. */
const TokenRow = memo(function TokenRow({ item: { token, network, worth } }: { readonly item: PlacedToken }) {
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
          <span className="fy-own__n">
            <bdi className="fy-trunc">{network.name}</bdi>
            {price && ' · '}
          </span>
          {price && (
            <span className="fy-own__p">
              <bdi className="fy-trunc">{formatMoney(price.amount, price.currency)}</bdi>
              {change !== undefined && (
                <span>
                  {' '}
                  <bdi className={isDown ? 'fy-down' : 'fy-up'}>{texts.changeShort(change)}</bdi>
                  <span className="fy-vh"> {texts.change(change)}</span>
                </span>
              )}
            </span>
          )}
        </span>
      </span>
      {price?.course && <Spark course={price.course} isDown={isDown} />}
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
    <StateScreen
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

function Empty() {
  const { context } = useViewUi()
  const texts = useWalletTexts('assets', enAssets)
  const { networks, router } = context.stores
  const network = networks.$active.get()
  if (!context.options.features.receive) {
    return (
      <StateScreen
        isTight
        picture={<Icon node={Coins} strokeWidth={1.75} />}
        title={texts.none}
        text={texts.noneText(network?.name ?? '')}
      />
    )
  }
  return (
    <Rows>
      <Row
        icon={
          <span className="fy-ic fy-ic--glyph fy-ic--accent" aria-hidden="true">
            <Icon node={ArrowDownLeft} strokeWidth={1.75} />
          </span>
        }
        title={texts.receive}
        text={texts.receiveText}
        focusKey="receive-first"
        end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
        onClick={() => router.push({ view: 'WalletReceive' })}
      />
    </Rows>
  )
}
