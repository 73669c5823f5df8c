import type { CaipAddress, Network } from '@foyer/core'
import {
  canReplaceTransaction,
  createLookalikeFinder,
  getActivityFeed,
  isRequestFrom,
  sendRequests,
} from '@foyer/core/internal/activity'
import { describeError } from '@foyer/core/internal/connect'
import { formatAddress } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { History, RotateCw } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import { useLazyValue } from '../../internal/useLazyValue.js'
import type { TabModule } from '../../internal/viewModule.js'
import lists from '../../shell/theme/lists.css?text'
import { ActivityList } from './ActivityList.js'
import activityCss from './activity.css?text'
import { enActivity } from './texts.js'

const SKELETON_ROWS = 5

const loadOpenRequests = () => import('../../components/PendingRequests.js')

function ActivityTab() {
  const { context } = useUi()
  const { account } = useActiveAccount()
  const network = useStore(context.stores.networks.$active)
  const { caipAddress } = account
  if (!caipAddress || !network) return null
  return <AccountHistory key={caipAddress} caipAddress={caipAddress} network={network} />
}

function AccountHistory({ caipAddress, network }: { readonly caipAddress: CaipAddress; readonly network: Network }) {
  const { modal, context, messages } = useViewUi()
  const { common } = messages
  const texts = useWalletTexts('activity', enActivity)
  const formatDate = useFormatDate()
  const feed = getActivityFeed(modal, caipAddress)
  const { status, lines, contacts, hasMore, mayBeIncomplete, error, asOf } = useStore(feed.$state)
  const { connectedWalletInfo: wallet } = useActiveAccount().account
  const openRequests = useStore(context.use(sendRequests).$waiting).filter(
    (each) => each.amount !== undefined && each.caipAddress === caipAddress,
  )
  const isOpen = useStore(context.use(sendRequests).$open).some((each) => isRequestFrom(each, caipAddress))
  const open = useLazyValue(isOpen, loadOpenRequests)
  const [findLookalike] = useState(createLookalikeFinder)
  const [isReplaceable, setReplaceable] = useState(false)
  useEffect(() => {
    let isOver = false
    canReplaceTransaction(modal, caipAddress).then(
      (can) => !isOver && setReplaceable(can),
      (cause: unknown) => context.log('debug', 'Failed to check whether a transaction can be replaced', cause),
    )
    return () => {
      isOver = true
    }
  }, [modal, context, caipAddress])
  useEffect(() => feed.watch(), [feed])
  const onEnd = useCallback(() => void feed.more(), [feed])
  const isLoading = status === 'idle' || status === 'loading'
  const retry = (
    <Button kind="2" size="sm" isBusy={isLoading} onClick={() => void feed.retry()}>
      <Icon node={RotateCw} className="fy-i fy-i--sm" />
      {common.tryAgain}
    </Button>
  )
  return (
    <div className="fy-hist__tab" aria-busy={isLoading}>
      <p className="fy-vh" role="status">
        {isLoading && !lines.length ? common.loading : ''}
      </p>
      {open && <open.PendingRequests account={caipAddress} isBesideWaiting />}
      {openRequests.map(({ amount, symbol, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be requested twice
        <p key={index} className="fy-hist__note" role="status">
          {texts.asked(`${amount} ${symbol}`, formatAddress(to ?? ''), wallet?.name ?? messages.switching.yourWallet)}
        </p>
      ))}
      {asOf !== undefined && lines.length > 0 && (
        <p className="fy-hist__note" role="status">
          {texts.stale(formatDate(asOf, 'time'))}
        </p>
      )}
      {lines.length > 0 && (
        <ActivityList
          lines={lines}
          caipAddress={caipAddress}
          network={network}
          contacts={contacts}
          findLookalike={findLookalike}
          canReplace={isReplaceable}
          hasMore={hasMore && !isLoading}
          onEnd={onEnd}
        />
      )}
      {isLoading && <SkeletonRows count={lines.length ? 1 : SKELETON_ROWS} />}
      {!isLoading && hasMore && (
        <div className="fy-hist__end">
          <Button kind="3" size="sm" onClick={onEnd}>
            {texts.older}
          </Button>
        </div>
      )}
      {status === 'error' && error && (
        <div className="fy-empty" role="alert">
          <p className="fy-empty__t">{texts.failed}</p>
          <p className="fy-empty__p">{describeError(error.cause ?? error, messages.errors)}</p>
          <div className="fy-empty__a">{retry}</div>
        </div>
      )}
      {status === 'ready' && !lines.length && !openRequests.length && !error && !hasMore && (
        <div className="fy-empty">
          <IconBadge node={History} />
          <p className="fy-empty__t">{texts.none}</p>
          <p className="fy-empty__p">{texts.noneText}</p>
        </div>
      )}
      {status === 'ready' && mayBeIncomplete && !hasMore && (
        <div className="fy-hist__note">
          <p>{error ? texts.missing : texts.incomplete}</p>
          {error && retry}
        </div>
      )}
    </div>
  )
}

export const activityTab: TabModule = { Component: ActivityTab, sheets: [lists, activityCss] }
