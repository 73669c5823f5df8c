import { isModalError, type ModalError } from '@foyer/core/ui'
import { describeError } from '@foyer/core/ui/connect'
import type { NamingState } from '@foyer/core/ui/names'
import { RotateCw, X } from 'lucide'
import { useEffect } from 'react'
import { AskedWallet } from '../../components/AskedWallet.js'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { Mark } from '../../components/Mark.js'
import { StateScreen } from '../../components/StateScreen.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useIsSlow } from '../../hooks/useIsSlow.js'
import type { WalletMessages } from '../../messages/en.js'
import { enNames } from '../../messages/enNames.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { NameForm } from './NameForm.js'
import { useNaming } from './useNaming.js'

/** A name of the visitor's own: chosen, signed for, registered. */
export function RegisterNameView() {
  const { naming, state } = useNaming()
  useEffect(() => naming.begin(), [naming])
  const { step } = state
  if (step.status === 'form') return <NameForm />
  return step.status === 'failed' ? <Failed step={step} /> : <Waiting step={step} />
}

type Step<S> = Extract<NamingState['step'], { readonly status: S }>

function Waiting({ step: { status, name } }: { readonly step: Step<'wallet' | 'saving'> }) {
  const texts = useWalletTexts('names', enNames)
  const { naming } = useNaming()
  const { messages } = useViewUi()
  const { account } = useActiveAccount()
  const { connectedWalletInfo: info } = account
  const wallet = info?.name ?? messages.switching.yourWallet
  const isAsked = status === 'wallet'
  const isSlow = useIsSlow(isAsked)
  return (
    <>
      <div className="fy-body">
        <AskedWallet
          wallet={info}
          title={isAsked ? texts.walletTitle(wallet) : texts.savingTitle(name)}
          text={
            <bdi className="fy-names__text">
              {isAsked ? (isSlow ? texts.slow : texts.walletText(name)) : texts.savingText}
            </bdi>
          }
        />
      </div>
      {isAsked && (
        <div className="fy-cta">
          <Button kind="3" onClick={naming.edit}>
            {texts.another}
          </Button>
        </div>
      )}
    </>
  )
}

function Failed({ step: { name, error } }: { readonly step: Step<'failed'> }) {
  const texts = useWalletTexts('names', enNames)
  const { naming } = useNaming()
  const { messages } = useViewUi()
  const { account } = useActiveAccount()
  const wallet = account.connectedWalletInfo?.name ?? messages.switching.yourWallet
  const isTaken = isModalError(error, 'NAME_TAKEN')
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role="alert"
          isShaking
          picture={<Mark node={X} tone="bad" />}
          title={texts.failedTitle}
          text={<bdi className="fy-names__text">{whyNot(error, { name, wallet, texts, errors: messages.errors })}</bdi>}
        />
      </div>
      <div className="fy-cta fy-stack">
        {!isTaken && (
          <Button kind="1" onClick={() => void naming.choose(name)}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {messages.common.tryAgain}
          </Button>
        )}
        <Button kind={isTaken ? '1' : '3'} onClick={naming.edit}>
          {texts.another}
        </Button>
      </div>
    </>
  )
}

interface About {
  readonly name: string
  readonly wallet: string
  readonly texts: WalletMessages['names']
  readonly errors: Parameters<typeof describeError>[1]
}

/** Why a name was not saved, as the visitor is told. The service's own reason says more than anything of ours. */
function whyNot(error: ModalError, { name, wallet, texts, errors }: About): string {
  const { code, cause, context } = error
  if (code === 'USER_REJECTED') return texts.declined(wallet)
  if (code === 'NAME_TAKEN') return texts.takenMeanwhile(name)
  if (code !== 'NAME_REGISTRATION_FAILED') return describeError(error, errors)
  if (typeof context.reason === 'string') return texts.reason(context.reason)
  const isKnown = isModalError(cause, 'OFFLINE') || isModalError(cause, 'RATE_LIMITED')
  return isKnown ? describeError(cause, errors) : texts.failed
}
