import { closeModal, isModalError, type ModalError } from '@foyer/core/internal/modal'
import { getSmartSessionsController, type SmartSession } from '@foyer/core/internal/permissions'
import { useStore } from '@nanostores/react'
import { RotateCw, ShieldCheck, TriangleAlert } from 'lucide'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { WalletStatusRing, WalletWaitingScreen } from '../../components/WalletWaitingScreen.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getDecliningWalletName } from '../../internal/getDecliningWalletName.js'
import { getAccountWalletName } from '../../internal/getWalletName.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import { useIsSlow } from '../../internal/useIsSlow.js'
import { ErrorText } from '../../views/ErrorText.js'
import { describeExpiry, describeSessionLimit } from './describeSession.js'
import { SessionListView } from './SessionListView.js'
import { enSmartSessions } from './texts.js'

export function SessionCreatedView() {
  const { modal } = useViewUi()
  const { grant } = useStore(getSmartSessionsController(modal).$state)
  if (grant.status === 'done') return <Granted session={grant.session} />
  if (grant.status === 'failed') return <Failed error={grant.error} />
  // If the user opened this view without a permission request, shows the list of permissions.
  return grant.status === 'wallet' ? <Waiting /> : <SessionListView />
}

function useNames() {
  const { context, messages } = useViewUi()
  const { account } = useActiveAccount()
  const texts = useWalletTexts('smartSessions', enSmartSessions)
  return {
    texts,
    info: account.connectedWalletInfo,
    wallet: getAccountWalletName(account, messages),
    site: context.options.metadata.name || texts.thisSite,
  }
}

function Waiting() {
  const { texts, info, wallet, site } = useNames()
  const isSlow = useIsSlow(true)
  return (
    <div className="fy-body">
      <WalletWaitingScreen
        wallet={info}
        title={texts.askTitle(wallet)}
        text={isSlow ? texts.slow : texts.askText(site)}
      />
    </div>
  )
}

function Failed({ error }: { readonly error: ModalError }) {
  const { modal, context, messages } = useViewUi()
  const { texts, info, wallet } = useNames()
  const part = getSmartSessionsController(modal)
  const isDeclined = isModalError(error, 'USER_REJECTED')
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role="alert"
          isShaking={!isDeclined}
          picture={<WalletStatusRing wallet={info} state={isDeclined ? 'declined' : 'bad'} />}
          title={texts.grantFailedTitle}
          text={
            isDeclined ? (
              texts.grantDeclined(getDecliningWalletName(info, wallet))
            ) : (
              <ErrorText error={error} wallet={wallet} />
            )
          }
        />
      </div>
      <div className="fy-cta fy-pair">
        <Button kind="2" onClick={() => closeModal(context)}>
          {texts.notNow}
        </Button>
        <Button kind="1" onClick={() => void part.retry()}>
          <Icon node={RotateCw} className="fy-i fy-i--sm" />
          {messages.common.tryAgain}
        </Button>
      </div>
    </>
  )
}

function Granted({ session }: { readonly session: SmartSession }) {
  const { context } = useViewUi()
  const { texts, site } = useNames()
  const limits = session.limits.map((each) => describeSessionLimit(each, texts))
  const end = describeExpiry(session, texts, useFormatDate())
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role="status"
          picture={<IconBadge node={ShieldCheck} tone="accent" />}
          title={texts.grantedTitle}
          text={texts.grantedText(site)}
        />
        <ul className="fy-sessions__list">
          {limits.map(({ text, isBad }) => (
            <li key={text} className={isBad ? 'fy-alert fy-alert--warn' : 'fy-conn fy-sessions__what'}>
              {isBad && <Icon node={TriangleAlert} />}
              <div>{text}</div>
            </li>
          ))}
        </ul>
        <p className="fy-note fy-center fy-mt-2">{end ?? texts.endsNever}</p>
      </div>
      <div className="fy-cta fy-pair">
        <Button kind="2" onClick={() => context.stores.router.replace({ view: 'SmartSessionList' })}>
          {texts.see}
        </Button>
        <Button kind="1" isFocused onClick={() => closeModal(context)}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}
