import type { Namespace } from '@foyer/core'
import { chooseWallet } from '@foyer/core/ui'
import { describeError } from '@foyer/core/ui/connect'
import { listAllWallets } from '@foyer/core/ui/wallets'
import { useStore } from '@nanostores/react'
import { QrCode, RotateCw, Search } from 'lucide'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Chips } from '../../components/Chips.js'
import { Icon } from '../../components/Icon.js'
import { ListEnd } from '../../components/ListEnd.js'
import { Mark } from '../../components/Mark.js'
import { SearchField } from '../../components/SearchField.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { LegalBox } from '../../features/consent/LegalBox.js'
import { useConsent } from '../../features/consent/useConsent.js'
import { useIsSlow } from '../../hooks/useIsSlow.js'
import { useShownRoute } from '../../RouteContext.js'
import fields from '../../theme/fields.css?text'
import lists from '../../theme/lists.css?text'
import { useViewUi } from '../../useViewUi.js'
import type { ViewModule, ViewProps } from '../../viewModule.js'
import { namespaceLabel } from '../namespaceLabel.js'
import { useWalletChoice } from '../useWalletChoice.js'
import grid from './grid.css?text'
import { place } from './place.js'
import { useDirectory } from './useDirectory.js'
import { useWalletSearch } from './useWalletSearch.js'
import { WalletGrid } from './WalletGrid.js'
import { WalletMatches } from './WalletMatches.js'

/** Every wallet of the directory: tiles to browse, a search to find one. */
export function AllWalletsView({ params }: ViewProps<'AllWallets'>) {
  const { context, held, messages } = useViewUi()
  const { allWallets: texts } = messages
  // In the state, because what scrolls must be there before the list can be measured.
  const [body, setBody] = useState<HTMLDivElement | null>(null)
  const [left] = useState(() => context.use(place).enter(params?.namespace))
  const [given, setGiven] = useState(left.search)
  const [namespace, setNamespace] = useState(left.namespace)
  const found = useStore(held.$wallets)
  const recent = useStore(held.$recents)
  const suggestions = useStore(context.stores.directory.$suggestions)
  const pages = useDirectory(context, namespace)
  const matches = useWalletSearch(context, given, namespace)
  const search = given.trim()
  const isAnswered = matches.search === search && matches.status === 'found'

  // Until the directory has answered, a search looks at what is here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stores that the list is read from
  const wallets = useMemo(() => {
    const named = search.toLowerCase()
    const here = search ? pages.wallets.filter(({ name }) => name.toLowerCase().includes(named)) : pages.wallets
    return listAllWallets(context, { namespace, search, wallets: isAnswered && search ? matches.wallets : here })
  }, [context, namespace, search, pages.wallets, matches.wallets, isAnswered, found, recent, suggestions])

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
    ...namespaces.map((value) => ({ value, label: namespaceLabel(messages, value) })),
  ]
  return (
    <div className="fy-view">
      <div className="fy-pin fy-stack">
        {/* Who came by way of the first view has seen it there; a site may open this one by itself. */}
        {isNeeded && depth === 1 && <LegalBox />}
        <SearchField
          label={texts.search(count)}
          value={given}
          isBusy={matches.status === 'searching'}
          onChange={(value) => {
            left.search = value
            left.offset = 0
            body?.scrollTo({ top: 0 })
            setGiven(value)
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
          <Failed text={describeError(error, messages.errors)} onScan={scan} onRetry={search ? matches.again : load} />
        )}
        {isSlow && error === undefined && (
          <Notice text={texts.slow}>
            <ScanButton onScan={scan} />
          </Notice>
        )}
        <ListEnd />
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
      <Mark node={Search} />
      <p className="fy-empty__t">{title}</p>
      <p className="fy-empty__p">{text}</p>
      <div className="fy-empty__a">
        <ScanButton onScan={onScan} />
      </div>
    </div>
  )
}

function Failed({ text, onScan, onRetry }: WayOn & { readonly text: string; readonly onRetry: () => void }) {
  const { allWallets, common } = useViewUi().messages
  return (
    <div className="fy-empty" role="alert">
      <p className="fy-empty__t">{allWallets.failed}</p>
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

/** The directory, with what makes a long list quick. */
export const allWalletsView: ViewModule<'AllWallets'> = {
  Component: AllWalletsView,
  sheets: [fields, lists, grid],
  title: ({ messages }) => messages.connect.allWallets,
}
