import { describeError } from '@foyer/core/internal/connect'
import { isModalError, type ModalError } from '@foyer/core/internal/modal'
import type { NamesState } from '@foyer/core/internal/names'
import { RotateCw } from 'lucide'
import { useEffect } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { WalletStatusRing, WalletWaitingScreen } from '../../components/WalletWaitingScreen.js'
import type { WalletMessages } from '../../i18n/en.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getDecliningWalletName } from '../../internal/getDecliningWalletName.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { useIsSlow } from '../../internal/useIsSlow.js'
import { NameForm, useNameForm } from './NameForm.js'
import { enNames } from './texts.js'

export function RegisterNameView() {
  const { naming, state } = useNameForm()
  useEffect(() => naming.begin(), [naming])
  const { step } = state
  if (step.status === 'form') return <NameForm />
  return step.status === 'failed' ? <Failed step={step} /> : <Waiting step={step} />
}

type Step<S> = Extract<NamesState['step'], { readonly status: S }>

function Waiting({ step: { status, name } }: { readonly step: Step<'wallet' | 'saving'> }) {
  const texts = useWalletTexts('names', enNames)
  const { naming } = useNameForm()
  const { messages } = useViewUi()
  const { account } = useActiveAccount()
  const { connectedWalletInfo: info } = account
  const wallet = info?.name ?? messages.switching.yourWallet
  const isPrompting = status === 'wallet'
  const isSlow = useIsSlow(isPrompting)
  return (
    <>
      <div className="fy-body">
        <WalletWaitingScreen
          wallet={info}
          title={isPrompting ? texts.walletTitle(wallet) : texts.savingTitle(name)}
          text={
            <bdi className="fy-names__text">
              {isPrompting ? (isSlow ? texts.slow : texts.walletText(name)) : texts.savingText}
            </bdi>
          }
        />
      </div>
      {isPrompting && (
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
  const { naming } = useNameForm()
  const { messages } = useViewUi()
  const { account } = useActiveAccount()
  const { connectedWalletInfo: info } = account
  const wallet = getDecliningWalletName(info, info?.name ?? messages.switching.yourWallet)
  const isDeclined = error.code === 'USER_REJECTED'
  const isTaken = isModalError(error, 'NAME_TAKEN')
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role="alert"
          isShaking={!isDeclined}
          picture={<WalletStatusRing wallet={info} state={isDeclined ? 'declined' : 'bad'} />}
          title={texts.failedTitle}
          text={
            <bdi className="fy-names__text">
              {describeFailedName(error, { name, wallet, texts, errors: messages.errors })}
            </bdi>
          }
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
  readonly wallet: string | undefined
  readonly texts: WalletMessages['names']
  readonly errors: Parameters<typeof describeError>[1]
}

/** Describes a failed registration, with the service's own reason if it gave one. */
function describeFailedName(error: ModalError, { name, wallet, texts, errors }: About): string {
  const { code, cause, context } = error
  if (code === 'USER_REJECTED') return texts.declined(wallet)
  if (code === 'NAME_TAKEN') return texts.takenMeanwhile(name)
  if (code !== 'NAME_REGISTRATION_FAILED') return describeError(error, errors)
  if (typeof context.reason === 'string') return texts.reason(context.reason)
  const isKnown = isModalError(cause, 'OFFLINE') || isModalError(cause, 'RATE_LIMITED')
  return isKnown ? describeError(cause, errors) : texts.failed
}
