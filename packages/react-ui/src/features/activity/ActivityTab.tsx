import type { CaipAddress, Network } from '@foyer/core'
import { formatAddress } from '@foyer/core/ui'
import { activityFeeds, askedTransfers, canReplace, createLookalikes } from '@foyer/core/ui/activity'
import { describeError } from '@foyer/core/ui/connect'
import { useStore } from '@nanostores/react'
import { History, RotateCw } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { Mark } from '../../components/Mark.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { enActivity } from '../../messages/enActivity.js'
import lists from '../../theme/lists.css?text'
import { useUi } from '../../UiContext.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import type { TabModule } from '../../viewModule.js'
import { ActivityList } from './ActivityList.js'
import activityCss from './activity.css?text'

/** So many rows are held open until something is known: as many as fit. */
const ROWS_TO_COME = 5

/** What happened with the account in use, on the network that it is on. */
function ActivityTab() {
  const { context } = useUi()
  const { account } = useActiveAccount()
  const network = useStore(context.stores.networks.$active)
  const { caipAddress } = account
  if (!caipAddress || !network) return null
  return <AccountHistory key={caipAddress} caipAddress={caipAddress} network={network} />
}

function AccountHistory({ caipAddress, network }: { readonly caipAddress: CaipAddress; readonly network: Network }) {
  const { context, messages } = useViewUi()
  const { common } = messages
  const texts = useWalletTexts('activity', enActivity)
  const formatDate = useFormatDate()
  const feed = context.use(activityFeeds).of(caipAddress)
  const { status, lines, contacts, hasMore, mayBeIncomplete, error, asOf } = useStore(feed.$state)
  const { connectedWalletInfo: wallet } = useActiveAccount().account
  const asked = useStore(context.use(askedTransfers).$all).filter((each) => each.caipAddress === caipAddress)
  const [findLookalike] = useState(createLookalikes)
  const [isReplaceable, setReplaceable] = useState(false)
  useEffect(() => {
    let isOver = false
    canReplace(context, caipAddress).then(
      (can) => !isOver && setReplaceable(can),
      (cause: unknown) => context.log('debug', 'Whether transactions can be replaced could not be told', cause),
    )
    return () => {
      isOver = true
    }
  }, [context, caipAddress])
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
      {asked.map(({ amount, symbol, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked for twice
        <p key={index} className="fy-hist__note" role="status">
          {texts.asked(`${amount} ${symbol}`, formatAddress(to), wallet?.name ?? messages.switching.yourWallet)}
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
      {isLoading && <SkeletonRows count={lines.length ? 1 : ROWS_TO_COME} />}
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
      {status === 'ready' && !lines.length && !asked.length && !error && !hasMore && (
        <div className="fy-empty">
          <Mark node={History} />
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
