import {
  type DirectoryWallet,
  estimateRecommendedWallets,
  getWalletSource,
  isAllWalletsOffered,
  isDirectoryOffered,
  isMobile,
  listWallets,
  requestMoreWalletSuggestions,
  requestWalletSuggestions,
  signInOptionsService,
  type WalletRow,
} from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { Wallet } from 'lucide'
import { useEffect } from 'react'
import { Button } from '../components/Button.js'
import { IconBadge } from '../components/IconBadge.js'
import { ListEndFade } from '../components/ListEndFade.js'
import { Rows } from '../components/Rows.js'
import { InvisibleRow, SkeletonRow } from '../components/Skeleton.js'
import { StatusScreen } from '../components/StatusScreen.js'
import { FeatureRows, listOfferedEntries } from '../feature/FeatureRows.js'
import { needsConsent } from '../features/consent/needsConsent.js'
import { useUi } from '../internal/UiContext.js'
import { useStableHeight } from '../internal/useStableHeight.js'
import type { ViewProps } from '../internal/viewModule.js'
import { runAfterPaint } from '../shell/dialog/runAfterPaint.js'
import { ConnectRow, MoreWalletsRow } from './ConnectRow.js'
import { DeveloperAlerts } from './DeveloperAlerts.js'
import { listInstalledSectionIds, movePhoneRowBelowInstalled } from './installedSection.js'
import { type ConnectWalletList, keepWalletPositions, useStableValue } from './keepWalletPositions.js'
import { SignInArea } from './SignInArea.js'
import { filterSignInOptions, hasSignInOptions, keepSignInOptionPositions } from './signInOptions.js'
import {
  listWalletsBelowQrCode,
  MAX_DOWNLOAD_ROWS,
  QR_CODE_HEIGHT_PX,
  shouldShowQrCode,
  useLastDefined,
  useQrCodeUi,
} from './useQrCodeUi.js'
import { useWalletChoice } from './useWalletChoice.js'
import { formatRoundedCount } from './walletTag.js'

const MAX_DISCOVERED_WALLETS = 20

const MAX_RECOMMENDED = 3

/** Lists the wallets in the configured order. Wallets discovered later take free places or follow at the end. */
export function ConnectView({ params }: ViewProps<'Connect'>) {
  const ui = useUi()
  const { context, deferred, messages } = ui
  const { features } = context.options
  useStore(deferred.$wallets)
  useStore(deferred.$recents)
  const { status, count, featured, recommended } = useStore(context.stores.directory.$suggestions)
  const body = useStableHeight()
  const { offers, $signInOptions } = context.use(signInOptionsService)
  const offered = filterSignInOptions(useStore($signInOptions), params)
  const signInOptions = useStableValue(offered, body.isOnScreen, keepSignInOptionPositions)
  // Requests wallets only after the first paint, which the requests would delay.
  useEffect(
    () =>
      runAfterPaint(() => {
        requestWalletSuggestions(context)
        for (const { entry, featureContext } of offers) entry.onShow?.(featureContext)
      }),
    [context, offers],
  )
  const choice = useWalletChoice(params)
  const canListAll = isDirectoryOffered(context)
  // If late sign-in options turn out not to be offered, recommended wallets fill the room reserved for them.
  const fills = signInOptions.some(({ isLate }) => isLate) && !hasSignInOptions(signInOptions)
  const all = movePhoneRowBelowInstalled(
    context,
    listWallets(context, params?.namespace, fills ? MAX_RECOMMENDED : undefined),
  )
  const found = limitInstalled(all)
  const hasAll = isAllWalletsOffered(context) || found.length < all.length
  const code = found.find(({ id }) => getWalletSource(context, id).hasPairingCode)
  const canScan = code !== undefined && shouldShowQrCode(context, found, params)
  const scan = useQrCodeUi(canScan || (code !== undefined && isMobile()))
  const isScanning = canScan && scan !== 'failed'
  const listed = isScanning ? listWalletsBelowQrCode(found) : found
  // With sign-in options, the list leaves recommended wallets to the row of all wallets, for lack of room.
  const isShort = hasSignInOptions(signInOptions) && hasAll && !isScanning
  const isComing = canListAll && !isShort && (status === 'idle' || status === 'loading')
  const own = listed.filter(({ group }) => group !== 'recommended')
  const places = isComing
    ? Math.min(estimateRecommendedWallets(own), isScanning ? MAX_DOWNLOAD_ROWS : MAX_DISCOVERED_WALLETS)
    : 0
  const room = useLastDefined(isComing ? places : undefined)
  const suggested = listed
    .filter(({ group }) => group === 'recommended')
    .slice(0, isShort ? 0 : fills ? MAX_RECOMMENDED : room)
  const isShortOfWallets = fills && status === 'ready' && suggested.length < MAX_RECOMMENDED
  useEffect(() => {
    if (isShortOfWallets) requestMoreWalletSuggestions(context)
  }, [context, isShortOfWallets])
  const known = listed.filter((wallet) => wallet.group !== 'recommended' || suggested.includes(wallet))
  const { wallets, more, gone, scans, labeled, ...rest } = useStableValue<ConnectWalletList>(
    {
      wallets: known,
      labeled: listInstalledSectionIds(known),
      more: [],
      places,
      isComing,
      fills,
      scans: isScanning,
      gone: [],
    },
    // If the QR code fails to load, the list may change, to show the row that opens the QR code in a view of its own.
    scan === 'failed' ? () => false : body.isOnScreen,
    keepWalletPositions,
  )
  const tools = scan === 'failed' ? undefined : scan
  // The row of all wallets shows four wallet icons on computers, preferably of wallets that have no row of their own.
  const isRow = ({ id }: DirectoryWallet) => wallets.some((wallet) => wallet.id === id)
  const pictured = [...featured, ...recommended].sort((one, other) => Number(isRow(one)) - Number(isRow(other)))
  const Place = rest.isComing ? SkeletonRow : InvisibleRow
  const needs = needsConsent(context)
  const drawRows = (rows: readonly WalletRow[]) =>
    rows.flatMap((wallet) => [
      labeled[0] === wallet.id && (
        <li key="installed" className="fy-label" aria-hidden="true">
          {messages.connect.installed}
        </li>
      ),
      <ConnectRow
        key={wallet.id}
        wallet={wallet}
        isGone={gone.includes(wallet.id)}
        icon={isMobile() ? tools?.renderAppsIcon(all) : undefined}
        isDownload={scans && isDownload(wallet)}
        platforms={scans ? tools?.describePlatforms(ui, wallet) : undefined}
        isLabeled={labeled.includes(wallet.id)}
        choice={choice}
      />,
      labeled.at(-1) === wallet.id && <li key="others" className="fy-label" aria-hidden="true" />,
    ])
  const list =
    features.collapseWallets && !params?.expanded && wallets.length > 0 ? (
      <Rows label={messages.connect.title}>
        <MoreWalletsRow
          title={messages.connect.withWallet}
          focusKey="wallets"
          onClick={() => context.stores.router.push({ view: 'Connect', params: { ...params, expanded: true } })}
        />
      </Rows>
    ) : wallets.length > 0 || (scans && hasAll) ? (
      <Rows label={messages.connect.title}>
        {drawRows(wallets)}
        {Array.from({ length: rest.places }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <Place key={`place:${index}`} index={index} />
        ))}
        <FeatureRows on="Connect" />
        {hasAll && (
          <MoreWalletsRow
            title={messages.connect.allWallets}
            focusKey="all-wallets"
            pictured={isMobile() ? [] : pictured}
            tag={
              count !== undefined && (
                <span className="fy-tag" dir="ltr">
                  {formatRoundedCount(count)}
                </span>
              )
            }
            onIntent={() => void import('./allWallets/AllWalletsView.js').catch(() => undefined)}
            onClick={() => context.stores.router.push({ view: 'AllWallets', params: params ?? {} })}
          />
        )}
        {drawRows(more)}
      </Rows>
    ) : (
      <>
        {!scans && <NoWallet />}
        {more.length > 0 && <Rows label={messages.connect.title}>{drawRows(more)}</Rows>}
      </>
    )
  return (
    <div className="fy-body fy-body--list" ref={body.ref}>
      <SignInArea params={params} signInOptions={signInOptions} wallets={wallets} needsConsent={needs}>
        {scans &&
          (tools ? (
            <tools.InlineQrCode
              next={list && wallets}
              toCome={rest.places}
              onScanned={() => code && choice.choose(code)}
            />
          ) : (
            <div aria-hidden="true" style={{ blockSize: QR_CODE_HEIGHT_PX }} />
          ))}
        {list}
      </SignInArea>
      <DeveloperAlerts />
      <ListEndFade />
    </div>
  )
}

const isDownload = ({ namespaces }: WalletRow) => namespaces.length === 0

/** Any page script can announce wallets without limit: list the first ones, leave the rest to search. */
function limitInstalled(wallets: readonly WalletRow[]): readonly WalletRow[] {
  let found = 0
  return wallets.filter(({ group }) => group !== 'injected' || ++found <= MAX_DISCOVERED_WALLETS)
}

function NoWallet() {
  const { context, messages } = useUi()
  const { connect } = messages
  const hasRows = context.features.some((feature) => listOfferedEntries(feature, 'Connect', 'row').length > 0)
  return (
    <>
      <StatusScreen picture={<IconBadge node={Wallet} />} title={connect.emptyTitle} text={connect.emptyText} />
      {context.options.features.walletGuide && (
        <Button kind="1" onClick={() => context.stores.router.push({ view: 'GetWallet' })}>
          {connect.getAWallet}
        </Button>
      )}
      {hasRows && (
        <Rows label={connect.title}>
          <FeatureRows on="Connect" />
        </Rows>
      )}
    </>
  )
}
