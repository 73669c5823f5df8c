import { closeModal, isModalError, type ModalError } from '@foyer/core/ui'
import { describeError } from '@foyer/core/ui/connect'
import { managing, type SmartSession } from '@foyer/core/ui/sessions'
import { useStore } from '@nanostores/react'
import { RotateCw, ShieldCheck, TriangleAlert, X } from 'lucide'
import { AskedWallet } from '../../components/AskedWallet.js'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { Mark } from '../../components/Mark.js'
import { StateScreen } from '../../components/StateScreen.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { useIsSlow } from '../../hooks/useIsSlow.js'
import { enSmartSessions } from '../../messages/enSmartSessions.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { describeLimit, endOf } from './describeSession.js'
import { SessionListView } from './SessionListView.js'

/** A permission that the site asks for: the wallet is waited for, and then what came of it. */
export function SessionCreatedView() {
  const { context } = useViewUi()
  const { grant } = useStore(context.use(managing).$state)
  if (grant.status === 'done') return <Granted session={grant.session} />
  if (grant.status === 'failed') return <Failed error={grant.error} />
  // Nothing was asked for: what there is, is shown.
  return grant.status === 'wallet' ? <Waiting /> : <SessionListView />
}

function useNames() {
  const { context, messages } = useViewUi()
  const { account } = useActiveAccount()
  const texts = useWalletTexts('smartSessions', enSmartSessions)
  return {
    texts,
    info: account.connectedWalletInfo,
    wallet: account.connectedWalletInfo?.name ?? messages.switching.yourWallet,
    site: context.options.metadata.name || texts.thisSite,
  }
}

function Waiting() {
  const { texts, info, wallet, site } = useNames()
  const isSlow = useIsSlow(true)
  return (
    <div className="fy-body">
      <AskedWallet wallet={info} title={texts.askTitle(wallet)} text={isSlow ? texts.slow : texts.askText(site)} />
    </div>
  )
}

function Failed({ error }: { readonly error: ModalError }) {
  const { context, messages } = useViewUi()
  const { texts, wallet } = useNames()
  const part = context.use(managing)
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role="alert"
          isShaking
          picture={<Mark node={X} tone="bad" />}
          title={texts.grantFailedTitle}
          text={
            isModalError(error, 'USER_REJECTED') ? texts.grantDeclined(wallet) : describeError(error, messages.errors)
          }
        />
      </div>
      <div className="fy-cta fy-pair">
        <Button kind="2" onClick={() => closeModal(context)}>
          {texts.notNow}
        </Button>
        <Button kind="1" onClick={() => void part.again()}>
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
  const limits = session.limits.map((each) => describeLimit(each, texts))
  const end = endOf(session, texts, useFormatDate())
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role="status"
          picture={<Mark node={ShieldCheck} tone="accent" />}
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
