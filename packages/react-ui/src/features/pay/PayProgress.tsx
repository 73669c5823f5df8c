import { formatAddress, formatHash } from '@foyer/core/ui'
import { describeError } from '@foyer/core/ui/connect'
import { paying } from '@foyer/core/ui/send'
import { RotateCw, TriangleAlert, X } from 'lucide'
import { AskedWallet } from '../../components/AskedWallet.js'
import { Button } from '../../components/Button.js'
import { CheckIcon } from '../../components/CheckIcon.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Icon } from '../../components/Icon.js'
import { Mark } from '../../components/Mark.js'
import { Sentence } from '../../components/Sentence.js'
import { StateScreen } from '../../components/StateScreen.js'
import { useReadable } from '../../hooks/useReadable.js'
import { enPay } from '../../messages/enPay.js'
import { enSend } from '../../messages/enSend.js'
import { enSending } from '../../messages/enSending.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import { exactly } from '../../utils/tokenTexts.js'

/** From the press to the receipt, and why there is none. */
export function PayProgress() {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('pay', enPay)
  const first = useWalletTexts('send', enSend)
  const sending = useWalletTexts('sending', enSending)
  const pay = context.use(paying)
  const { payment, step } = useReadable(pay.$state)
  if (!payment || step.status === 'form') return null
  const { network, token, units, request } = payment
  const { connectedWalletInfo: info } = context.stores.accounts.get(network.chainNamespace)
  const wallet = info?.name ?? messages.switching.yourWallet
  const amount = exactly(units, token)
  const who = formatAddress(request.recipient)
  if (step.status === 'paid') {
    const explorer = explorerUrl(network, { hash: step.hash })
    const hash = <bdi dir="ltr">{formatHash(step.hash)}</bdi>
    return (
      <>
        <div className="fy-body">
          <StateScreen
            role="status"
            picture={
              <span className="fy-mark fy-mark--ok">
                <CheckIcon />
              </span>
            }
            title={<Sentence text={texts.paid(amount)} values={[amount]} />}
            text={<Sentence text={sending.sentText(who, network.chainNamespace)} values={[who]} />}
          />
          <div className="fy-det">
            <dl className="fy-dl">
              <div>
                <dt>{first.to}</dt>
                <dd>
                  <bdi dir="ltr">{who}</bdi>
                </dd>
              </div>
              <div>
                <dt>{sending.transaction}</dt>
                <dd>
                  {explorer === undefined ? (
                    hash
                  ) : (
                    <ExternalLink className="fy-link" href={explorer}>
                      {hash}
                    </ExternalLink>
                  )}
                </dd>
              </div>
            </dl>
          </div>
        </div>
        <div className="fy-cta">
          <Button kind="1" isFocused onClick={() => context.navigation?.close()}>
            {sending.done}
          </Button>
        </div>
      </>
    )
  }
  if (step.status === 'failed') {
    const { error, mayBeSent } = step
    const { seen } = error.context
    const unsure =
      seen === 'moved'
        ? sending.unsureMoved(wallet, network.name)
        : seen === 'still'
          ? sending.unsureStill(wallet, network.name)
          : sending.unsure(wallet)
    const why =
      error.code === 'USER_REJECTED'
        ? sending.declined(wallet)
        : error.code === 'SEND_FEE_UP'
          ? texts.feeUp
          : describeError(error, messages.errors)
    return (
      <>
        <div className="fy-body">
          <StateScreen
            role="alert"
            isShaking={!mayBeSent}
            picture={mayBeSent ? <Mark node={TriangleAlert} tone="warn" /> : <Mark node={X} tone="bad" />}
            title={mayBeSent ? sending.unsureTitle : texts.failedTitle}
            text={mayBeSent ? unsure : why}
          />
        </div>
        <div className="fy-cta fy-stack">
          {mayBeSent && (
            <Button kind="1" onClick={() => context.stores.router.reset({ view: 'Account' })}>
              {sending.toAccount}
            </Button>
          )}
          <Button kind={mayBeSent ? '3' : '1'} onClick={pay.again}>
            {!mayBeSent && <Icon node={RotateCw} className="fy-i fy-i--sm" />}
            {mayBeSent ? texts.back : messages.common.tryAgain}
          </Button>
        </div>
      </>
    )
  }
  const { status, isSlow } = step
  const words = {
    checking: [sending.checkingTitle, sending.checkingText],
    switching: [sending.switchingTitle(network.name), sending.switchingText(wallet)],
    wallet: [sending.walletTitle(wallet), isSlow ? sending.walletSlow(wallet) : sending.walletText(amount, who)],
  } as const
  const [title, text] = words[status]
  return (
    <div className="fy-body">
      <AskedWallet
        wallet={info}
        title={<Sentence text={title} values={[wallet, network.name]} />}
        text={<Sentence text={text} values={[amount, who, wallet]} />}
      />
    </div>
  )
}
