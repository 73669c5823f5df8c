import {
  connectWays,
  type DirectoryWallet,
  expectRecommended,
  FOUND_WALLETS,
  isMobile,
  listWallets,
  offersAllWallets,
  offersDirectory,
  sourceOf,
  suggestWallets,
  type WalletRow,
} from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { ChevronRight, QrCode, Wallet } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../components/Button.js'
import { Icon } from '../components/Icon.js'
import { ListEnd } from '../components/ListEnd.js'
import { Mark } from '../components/Mark.js'
import { NamespaceDots } from '../components/NamespaceDots.js'
import { Row, type RowProps } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { EmptyRow, SkeletonRow } from '../components/Skeleton.js'
import { StateScreen } from '../components/StateScreen.js'
import { WalletIcon } from '../components/WalletIcon.js'
import { afterPaint } from '../dialog/afterPaint.js'
import { needsConsent } from '../features/consent/needsConsent.js'
import { FeatureRows } from '../features/FeatureRows.js'
import { useHeld } from '../hooks/useHeld.js'
import { useRoom } from '../hooks/useRoom.js'
import { useSteady } from '../hooks/useSteady.js'
import { useUi } from '../UiContext.js'
import { pictureIdOf } from '../utils/pictureIdOf.js'
import type { ViewProps } from '../viewModule.js'
import { claimText } from './claimText.js'
import { DeveloperAlerts } from './DeveloperAlerts.js'
import { holdList, type WalletList } from './holdList.js'
import { toCountTag } from './toCountTag.js'
import { besideCode, SCAN_ROOM, scansHere, TO_GET, useScanHere } from './useScanHere.js'
import { useWalletChoice, type WalletChoice } from './useWalletChoice.js'
import { Ways } from './Ways.js'
import { walletTag } from './walletTag.js'
import { hasWays, holdWays, waysOf } from './waysOf.js'

/** As many as make one picture. */
const FACES = 4

/**
 * The wallets that the visitor can connect, in the configured order. What is learned while they point at one, or have one
 * in focus, moves none: it is shown once they have left.
 */
export function ConnectView({ params }: ViewProps<'Connect'>) {
  const ui = useUi()
  const { context, held, messages } = ui
  const { features } = context.options
  useStore(held.$wallets)
  useStore(held.$recents)
  const { status, count, featured, recommended } = useStore(context.stores.directory.$suggestions)
  const steady = useSteady()
  const { offers, $ways } = context.use(connectWays)
  const offered = waysOf(useStore($ways), params)
  const ways = useHeld(offered, steady, holdWays)
  // After the first paint, which nothing of it may hold up.
  useEffect(
    () =>
      afterPaint(() => {
        suggestWallets(context)
        for (const { entry, host } of offers) entry.onShow?.(host)
      }),
    [context, offers],
  )
  const choice = useWalletChoice(params)
  const hasDirectory = offersDirectory(context)
  const all = listWallets(context, params?.namespace)
  const found = firstOf(all)
  const hasAll = offersAllWallets(context) || found.length < all.length
  const code = found.find(({ id }) => sourceOf(context, id).code)
  const canScan = code !== undefined && scansHere(context, found, params)
  const scan = useScanHere(canScan || (code !== undefined && isMobile()))
  const isScanning = canScan && scan !== 'failed'
  const listed = isScanning ? besideCode(found) : found
  // Beside other ways there is room for the visitor's own.
  const isShort = hasWays(ways) && hasAll && !isScanning
  const isComing = hasDirectory && !isShort && (status === 'idle' || status === 'loading')
  const own = listed.filter(({ group }) => group !== 'recommended')
  const places = isComing ? Math.min(expectRecommended(own), isScanning ? TO_GET : FOUND_WALLETS) : 0
  const room = useRoom(isComing ? places : undefined)
  const suggested = listed.filter(({ group }) => group === 'recommended').slice(0, isShort ? 0 : room)
  const known = listed.filter((wallet) => wallet.group !== 'recommended' || suggested.includes(wallet))
  const { wallets, gone, scans, ...rest } = useHeld<WalletList>(
    { wallets: known, places, isComing, scans: isScanning, gone: [] },
    steady,
    holdList,
  )
  const late = scan === 'failed' ? undefined : scan
  // Those that stand in no row say more of what is behind the last one. On a phone four apps are the picture of another row.
  const isRow = ({ id }: DirectoryWallet) => wallets.some((wallet) => wallet.id === id)
  const faces = [...featured, ...recommended].sort((one, other) => Number(isRow(one)) - Number(isRow(other)))
  const Place = rest.isComing ? SkeletonRow : EmptyRow
  const needs = needsConsent(context)
  const list =
    features.collapseWallets && !params?.expanded && wallets.length > 0 ? (
      <Rows label={messages.connect.title}>
        <WalletsRow
          title={messages.connect.withWallet}
          focusKey="wallets"
          onClick={() => context.stores.router.push({ view: 'Connect', params: { ...params, expanded: true } })}
        />
      </Rows>
    ) : wallets.length > 0 || (scans && hasAll) ? (
      <Rows label={messages.connect.title}>
        {wallets.map((wallet) => (
          <ConnectRow
            key={wallet.id}
            wallet={wallet}
            isGone={gone.includes(wallet.id)}
            face={isMobile() ? late?.appsFace(all) : undefined}
            isToGet={scans && isToGet(wallet)}
            runsOn={scans ? late?.runsOn(ui, wallet) : undefined}
            choice={choice}
          />
        ))}
        {Array.from({ length: rest.places }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <Place key={`place:${index}`} index={index} />
        ))}
        <FeatureRows on="Connect" />
        {hasAll && (
          <WalletsRow
            title={messages.connect.allWallets}
            focusKey="all-wallets"
            faces={isMobile() ? [] : faces}
            tag={
              count !== undefined && (
                <span className="fy-tag" dir="ltr">
                  {toCountTag(count)}
                </span>
              )
            }
            onPoint={() => void import('./allWallets/AllWalletsView.js').catch(() => undefined)}
            onClick={() => context.stores.router.push({ view: 'AllWallets', params: params ?? {} })}
          />
        )}
      </Rows>
    ) : (
      !scans && <NoWallet />
    )
  return (
    <div className="fy-body fy-body--list" {...steady.handlers}>
      <DeveloperAlerts />
      <Ways params={params} ways={ways} wallets={wallets} needsConsent={needs}>
        {scans &&
          (late ? (
            <late.ScanHere next={list && wallets} toCome={rest.places} onScanned={() => code && choice.choose(code)} />
          ) : (
            <div aria-hidden="true" style={{ blockSize: SCAN_ROOM }} />
          ))}
        {list}
      </Ways>
      <ListEnd />
    </div>
  )
}

interface WalletsRowProps extends Omit<RowProps, 'icon' | 'end'> {
  readonly tag?: ReactNode
  /** Wallets behind it. Four are its picture. */
  readonly faces?: readonly DirectoryWallet[]
}

/** A row that leads to more wallets. */
function WalletsRow({ tag, faces = [], ...row }: WalletsRowProps) {
  return (
    <Row
      {...row}
      icon={
        faces.length < FACES ? (
          <span className="fy-ic fy-ic--glyph">
            <Icon node={Wallet} strokeWidth={1.75} />
          </span>
        ) : (
          <span className="fy-ic fy-four">
            {faces.slice(0, FACES).map(({ id, image_url }) => (
              <WalletIcon key={id} walletId={id} imageUrl={image_url} isLazy />
            ))}
          </span>
        )
      }
      end={
        <>
          {tag}
          <Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />
        </>
      }
    />
  )
}

interface ConnectRowProps {
  readonly wallet: WalletRow
  /** It was here: whoever presses it is told. */
  readonly isGone: boolean
  /** Pictures of what the visitor most likely has on this phone. */
  readonly face: ReactNode
  /** The visitor has none yet: it is there to be had. */
  readonly isToGet: boolean
  /** Where it runs. */
  readonly runsOn: string | undefined
  readonly choice: WalletChoice
}

function ConnectRow({ wallet, isGone, face, isToGet, runsOn, choice }: ConnectRowProps) {
  const { context, messages } = useUi()
  const { id, name, isRecent, imageUrl } = wallet
  const { code } = sourceOf(context, id)
  const { connect } = messages
  return (
    <Row
      icon={
        code ? (
          face || (
            <span className="fy-ic fy-ic--glyph">
              <Icon node={QrCode} strokeWidth={1.75} />
            </span>
          )
        ) : (
          <WalletIcon walletId={pictureIdOf(wallet)} imageUrl={imageUrl} />
        )
      }
      title={code ? (isMobile() ? connect.openApp : connect.phoneWallet) : name}
      text={claimText(wallet, messages) || runsOn || undefined}
      isWhole={wallet.claim !== undefined}
      focusKey={`wallet:${id}`}
      isGone={isGone}
      end={
        code ? (
          !isMobile() && <span className="fy-tag">{connect.qrCode}</span>
        ) : isToGet ? (
          <span className="fy-tag">{connect.get}</span>
        ) : isRecent ? (
          <span className="fy-tag">{connect.recent}</span>
        ) : (
          <>
            {wallet.namespaces.length > 1 && <NamespaceDots namespaces={wallet.namespaces} />}
            {walletTag(wallet, messages)}
          </>
        )
      }
      onPoint={() => choice.point(wallet)}
      onClick={() => choice.choose(wallet)}
    />
  )
}

const isToGet = ({ namespaces }: WalletRow) => namespaces.length === 0

/** Anybody can announce any number of wallets: of those in this browser the first ones are listed, the others searched for. */
function firstOf(wallets: readonly WalletRow[]): readonly WalletRow[] {
  let found = 0
  return wallets.filter(({ group }) => group !== 'injected' || ++found <= FOUND_WALLETS)
}

function NoWallet() {
  const { context, messages } = useUi()
  const { connect } = messages
  return (
    <>
      <StateScreen picture={<Mark node={Wallet} />} title={connect.emptyTitle} text={connect.emptyText} />
      {context.options.enableWalletGuide && (
        <Button kind="1" onClick={() => context.stores.router.push({ view: 'GetWallet' })}>
          {connect.getAWallet}
        </Button>
      )}
    </>
  )
}
