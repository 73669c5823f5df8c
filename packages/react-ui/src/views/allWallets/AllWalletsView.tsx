import type { Namespace } from '@foyer/core'
import { describeError, getErrorTitle } from '@foyer/core/internal/connect'
import { chooseWallet, type ModalContext } from '@foyer/core/internal/modal'
import { listAllWallets } from '@foyer/core/internal/wallets'
import { useStore } from '@nanostores/react'
import { QrCode, RotateCw, Search } from 'lucide'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Chips } from '../../components/Chips.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { SearchField } from '../../components/SearchField.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { ConsentCheckbox } from '../../features/consent/ConsentCheckbox.js'
import { useConsent } from '../../features/consent/consent.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useShownRoute } from '../../internal/UiContext.js'
import { useIsSlow } from '../../internal/useIsSlow.js'
import type { ViewModule, ViewProps } from '../../internal/viewModule.js'
import fields from '../../shell/theme/fields.css?text'
import lists from '../../shell/theme/lists.css?text'
import { getNamespaceLabel } from '../getNamespaceLabel.js'
import { useWalletChoice } from '../useWalletChoice.js'
import grid from './grid.css?text'
import { useWalletDirectory, useWalletSearch } from './useWalletSearch.js'
import { WalletGrid } from './WalletGrid.js'
import { WalletMatches } from './WalletMatches.js'

export function AllWalletsView({ params }: ViewProps<'AllWallets'>) {
  const { context, deferred, messages } = useViewUi()
  const { allWallets: texts } = messages
  // State, not a ref: the list measures its container once it exists.
  const [body, setBody] = useState<HTMLDivElement | null>(null)
  const [left] = useState(() => context.use(allWalletsState).enter(params?.namespace))
  const [query, setQuery] = useState(left.search)
  const [namespace, setNamespace] = useState(left.namespace)
  const discovered = useStore(deferred.$wallets)
  const recent = useStore(deferred.$recents)
  const suggestions = useStore(context.stores.directory.$suggestions)
  const pages = useWalletDirectory(context, namespace)
  const matches = useWalletSearch(context, query, namespace)
  const search = query.trim()
  const isAnswered = matches.search === search && matches.status === 'found'

  // Until the directory answers, a search filters the wallets already loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stores that the list is read from
  const wallets = useMemo(() => {
    const named = search.toLowerCase()
    const here = search ? pages.wallets.filter(({ name }) => name.toLowerCase().includes(named)) : pages.wallets
    return listAllWallets(context, { namespace, search, wallets: isAnswered && search ? matches.wallets : here })
  }, [context, namespace, search, pages.wallets, matches.wallets, isAnswered, discovered, recent, suggestions])

  const isWaiting = search ? matches.status === 'searching' : pages.isLoading
  const error = search ? matches.error : pages.error
  const isSlow = useIsSlow(isWaiting)
  const { load, error: pageError, isLoading } = pages
  const onEnd = useCallback(() => {
    if (!isLoading && pageError === undefined) load()
  }, [isLoading, pageError, load])
  const choice = useWalletChoice(params)
  const { isNeeded, guard } = useConsent()
  const { depth } = useShownRoute()
  const scan = () => void chooseWallet(context, { namespace: params?.namespace, adding: params?.adding })

  const count = suggestions.count ?? pages.count
  const namespaces = [...context.adapters.keys()]
  const filter: Parameters<typeof Chips<Namespace | undefined>>[0]['options'] = [
    { value: undefined, label: texts.all },
    ...namespaces.map((value) => ({ value, label: getNamespaceLabel(messages, value) })),
  ]
  return (
    <div className="fy-view">
      <div className="fy-pin fy-stack">
        {/* Connect has shown the consent checkbox before, unless the app opened this view directly. */}
        {isNeeded && depth === 1 && <ConsentCheckbox />}
        <SearchField
          label={texts.search(count)}
          value={query}
          isBusy={matches.status === 'searching'}
          onChange={(value) => {
            left.search = value
            left.offset = 0
            body?.scrollTo({ top: 0 })
            setQuery(value)
          }}
        />
        {namespaces.length > 1 && params?.namespace === undefined && (
          <Chips
            label={texts.filter}
            options={filter}
            value={namespace}
            onChange={(value) => {
              left.namespace = value
              left.offset = 0
              body?.scrollTo({ top: 0 })
              setNamespace(value)
            }}
          />
        )}
      </div>
      <div
        ref={setBody}
        className="fy-body fy-body--list fy-body--all"
        aria-busy={isWaiting}
        onClickCapture={guard}
        onScroll={({ currentTarget }) => {
          left.offset = currentTarget.scrollTop
        }}
      >
        <p className={search && isAnswered && wallets.length > 0 ? 'fy-group' : 'fy-vh'} role="status">
          {search && isAnswered
            ? texts.found(Math.max(matches.count, wallets.length), wallets.length)
            : isSlow
              ? texts.slow
              : ''}
        </p>
        {search ? (
          <>
            {wallets.length > 0 && <WalletMatches wallets={wallets} choice={choice} />}
            {wallets.length === 0 && isWaiting && <SkeletonRows count={3} />}
            {wallets.length === 0 && isAnswered && (
              <Nothing title={texts.none(search)} text={texts.noneText} onScan={scan} />
            )}
          </>
        ) : (
          <WalletGrid
            key={namespace}
            wallets={wallets}
            label={messages.connect.allWallets}
            choice={choice}
            body={body}
            offset={left.offset}
            hasMore={pages.hasMore && error === undefined}
            onEnd={onEnd}
          />
        )}
        {error !== undefined && (
          <Failed
            title={getErrorTitle(error, messages.errors)}
            text={describeError(error, messages.errors)}
            onScan={scan}
            onRetry={search ? matches.again : load}
          />
        )}
        {isSlow && error === undefined && (
          <Notice text={texts.slow}>
            <ScanButton onScan={scan} />
          </Notice>
        )}
        <ListEndFade />
      </div>
    </div>
  )
}

interface WayOn {
  readonly onScan: () => void
}

function ScanButton({ onScan }: WayOn) {
  const { remote } = useViewUi().messages
  return (
    <Button kind="2" size="sm" onClick={onScan}>
      <Icon node={QrCode} className="fy-i fy-i--sm" />
      {remote.showCode}
    </Button>
  )
}

function Nothing({ title, text, onScan }: WayOn & { readonly title: string; readonly text: string }) {
  return (
    <div className="fy-empty">
      <IconBadge node={Search} />
      <p className="fy-empty__t">{title}</p>
      <p className="fy-empty__p">{text}</p>
      <div className="fy-empty__a">
        <ScanButton onScan={onScan} />
      </div>
    </div>
  )
}

interface FailedProps extends WayOn {
  readonly title: string | undefined
  readonly text: string
  readonly onRetry: () => void
}

function Failed({ title, text, onScan, onRetry }: FailedProps) {
  const { allWallets, common } = useViewUi().messages
  return (
    <div className="fy-empty" role="alert">
      <p className="fy-empty__t">{title ?? allWallets.failed}</p>
      <p className="fy-empty__p">{text}</p>
      <div className="fy-empty__a">
        <Button kind="2" size="sm" onClick={onRetry}>
          <Icon node={RotateCw} className="fy-i fy-i--sm" />
          {common.tryAgain}
        </Button>
        <ScanButton onScan={onScan} />
      </div>
    </div>
  )
}

function Notice({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="fy-slow">
      <span aria-hidden="true">{text}</span>
      {children}
    </div>
  )
}

export const allWalletsView: ViewModule<'AllWallets'> = {
  Component: AllWalletsView,
  sheets: [fields, lists, grid],
  title: ({ messages }) => messages.connect.allWallets,
}

interface ScrollPosition {
  search: string
  namespace: Namespace | undefined
  /** Scroll offset in px. */
  offset: number
}

const initialPosition = (): ScrollPosition => ({ search: '', namespace: undefined, offset: 0 })

export const allWalletsState = {
  create(context: ModalContext) {
    let left = initialPosition()
    return {
      enter(namespace: Namespace | undefined): ScrollPosition {
        const isBack = context.stores.router.$router.get().direction === 'back'
        if (!isBack) left = { ...initialPosition(), namespace }
        return left
      },
    }
  },
}
