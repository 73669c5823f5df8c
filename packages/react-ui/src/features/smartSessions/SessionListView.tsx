import { describeError } from '@foyer/core/internal/connect'
import type { ModalError } from '@foyer/core/internal/modal'
import { getSmartSessionsController } from '@foyer/core/internal/permissions'
import { useStore } from '@nanostores/react'
import { RotateCw, ShieldCheck, TriangleAlert } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getAccountWalletName } from '../../internal/getWalletName.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { SessionCard } from './SessionCard.js'
import { enSmartSessions } from './texts.js'

export function SessionListView() {
  const { modal, messages } = useViewUi()
  const texts = useWalletTexts('smartSessions', enSmartSessions)
  const part = getSmartSessionsController(modal)
  const { list, ending, revokedCount } = useStore(part.$state)
  const { account } = useActiveAccount()
  const wallet = getAccountWalletName(account, messages)
  useEffect(() => void part.read(), [part])
  const body = useRef<HTMLDivElement>(null)
  // Moves the focus: the pressed button is gone with its card.
  useEffect(() => {
    if (revokedCount > 0) body.current?.focus()
  }, [revokedCount])
  const again = (
    <Button kind="2" size="sm" focusKey="again" onClick={() => void part.read()}>
      <Icon node={RotateCw} className="fy-i fy-i--sm" />
      {messages.common.tryAgain}
    </Button>
  )
  const isEnding = ending !== undefined && ending.error === undefined
  return (
    <div className="fy-body fy-sessions" ref={body} tabIndex={-1}>
      <p className="fy-vh" role="status">
        {list.status === 'reading' && messages.common.loading}
        {list.status === 'ready' && (isEnding ? texts.stopping : revokedCount > 0 && texts.stopped)}
      </p>
      {list.status === 'reading' && <SkeletonRows count={3} />}
      {list.status === 'failed' && <Failed error={list.error} action={again} />}
      {list.status === 'ready' && (
        <>
          {list.sessions.length > 0 ? (
            <>
              <p className="fy-note">{texts.intro}</p>
              <ul className="fy-sessions__list" aria-label={texts.list}>
                {list.sessions.map((session) => (
                  <SessionCard
                    key={session.id}
                    session={session}
                    wallet={wallet}
                    isEnding={isEnding && ending.id === session.id}
                    isOff={isEnding && ending.id !== session.id}
                    error={ending?.id === session.id ? ending.error : undefined}
                    onStop={() => void part.stop(session)}
                  />
                ))}
              </ul>
            </>
          ) : (
            <div className="fy-empty">
              <IconBadge node={ShieldCheck} />
              <p className="fy-empty__t">{texts.emptyTitle}</p>
              <p className="fy-empty__p">{texts.emptyText}</p>
            </div>
          )}
          {list.unread.length > 0 && (
            <div className="fy-alert fy-alert--warn" role="note">
              <Icon node={TriangleAlert} />
              <div>
                {list.unread
                  .map((each) => (each === 'wallet' ? texts.unreadWallet(wallet) : texts.unreadService))
                  .join(' ')}
                <div className="fy-mt-2">{again}</div>
              </div>
            </div>
          )}
        </>
      )}
    </div>
  )
}

function Failed({ error, action }: { readonly error: ModalError; readonly action: ReactNode }) {
  const { messages } = useViewUi()
  const texts = useWalletTexts('smartSessions', enSmartSessions)
  return (
    <div className="fy-empty" role="alert">
      <p className="fy-empty__t">{texts.failedTitle}</p>
      {/* The cause of a failed request says more than the failure itself. */}
      <p className="fy-empty__p">{describeError(error.cause ?? error, messages.errors)}</p>
      <div className="fy-empty__a">{action}</div>
    </div>
  )
}
