import type { SwapStep } from '@foyer/core/internal/swap'
import { RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { CheckIcon, Icon } from '../../components/Icon.js'
import { Sentence } from '../../components/Sentence.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { WalletWaitingScreen } from '../../components/WalletWaitingScreen.js'
import { enTransaction } from '../../i18n/enTransaction.js'
import { enTransferReview } from '../../i18n/enTransferReview.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getExplorerUrl } from '../../internal/getExplorerUrl.js'
import { formatPaidAmount, formatReceivedAmount } from './describeSwap.js'
import { enSwapReview } from './reviewTexts.js'
import { SwapFailed } from './SwapFailed.js'
import { TokenStatusRing } from './TokenStatusRing.js'
import { useSwap } from './useSwap.js'

type Acting = Extract<SwapStep, { readonly phase: unknown }>
type UnderWay = Acting | Extract<SwapStep, { readonly status: 'checking' | 'switching' }>
type Going = UnderWay | Extract<SwapStep, { readonly status: 'stopped' | 'failed' }>

export const isPastReview = (step: SwapStep): step is Going =>
  step.status !== 'form' && step.status !== 'review' && step.status !== 'paused'

export function SwapProgress({ step }: { readonly step: Going }) {
  return step.status === 'stopped' || step.status === 'failed' ? <SwapFailed step={step} /> : <Waiting step={step} />
}

/** Shows a swap that waits for the wallet or network. Back leaves it running. */
function Waiting({ step }: { readonly step: UnderWay }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('swapping', enSwapReview)
  const transactionTexts = useWalletTexts('asking', enTransaction)
  const sending = useWalletTexts('sending', enTransferReview)
  const { swap, state } = useSwap()
  const { namespace = '', network, sourceToken, approval, conflict } = state
  const { connectedWalletInfo } = context.stores.accounts.get(namespace)
  const wallet = connectedWalletInfo?.name ?? messages.switching.yourWallet
  const on = network?.name ?? ''
  const [paid, got] = [formatPaidAmount(state), formatReceivedAmount(state)]
  const symbol = sourceToken?.symbol ?? ''
  const acting = 'phase' in step ? step : undefined
  const isPrompting = acting ? acting.phase === 'wallet' : step.status === 'switching'
  const explorer = acting?.hash && network ? getExplorerUrl(network, { hash: acting.hash }) : undefined
  const { title, text } = wordsOf()
  const startAnother = () => {
    swap.giveUp()
    context.stores.router.replace({ view: 'Swap' })
  }
  function wordsOf(): { readonly title: string; readonly text: string } {
    if (acting?.phase === 'checking') return { title: transactionTexts.checkingTitle, text: texts.checkingText }
    if (acting?.moved && isPrompting)
      return { title: transactionTexts.walletTitle(wallet), text: transactionTexts.moved[acting.moved](wallet) }
    switch (step.status) {
      case 'switching':
        return { title: transactionTexts.switchingTitle(on), text: transactionTexts.switchingText(wallet) }
      case 'approving':
        return {
          title: texts.allowTitle(symbol),
          text: isPrompting ? texts.allowText(wallet, paid) : texts.allowing(on),
        }
      case 'permit':
        return { title: texts.allowTitle(symbol), text: texts.permitText(wallet, paid) }
      case 'swapping':
        if (!isPrompting) {
          const text = conflict ? sending.conflicts[conflict] : texts.swappingText(got, on)
          return { title: texts.swapping(paid), text }
        }
        return {
          title: transactionTexts.walletTitle(wallet),
          text: (approval?.kind === 'batch' ? texts.batchText : texts.walletText)(paid, got),
        }
      default:
        return { title: transactionTexts.checkingTitle, text: texts.checkingText }
    }
  }
  const isAllowing = step.status === 'approving' || step.status === 'permit'
  const titleNode = <Sentence text={title} values={[paid, wallet, on]} />
  const textNode = <Sentence text={text} values={[paid, got, wallet, on]} />
  return (
    <>
      <div className="fy-body">
        {isAllowing && sourceToken ? (
          <StatusScreen
            role="status"
            isTight
            picture={<TokenStatusRing state="waiting" token={sourceToken} network={network} />}
            title={titleNode}
            text={textNode}
          />
        ) : (
          <WalletWaitingScreen wallet={connectedWalletInfo} title={titleNode} text={textNode} />
        )}
        {acting && acting.steps === 2 && <Steps isSecond={!isAllowing} paid={paid} got={got} />}
        {step.isSlow && isPrompting && <p className="fy-note">{transactionTexts.walletSlow(wallet)}</p>}
        {step.isSlow && isPrompting && step.status !== 'switching' && <p className="fy-note">{texts.bothAsked}</p>}
      </div>
      {explorer !== undefined && (
        <div className="fy-cta">
          <ExternalLink className="fy-btn fy-btn--3" href={explorer}>
            {texts.view}
          </ExternalLink>
        </div>
      )}
      {(isAllowing || step.isSlow) && isPrompting && (
        <div className="fy-cta fy-stack">
          {step.isSlow && (
            <Button kind="2" onClick={() => void swap.retry()}>
              <Icon node={RotateCw} className="fy-i fy-i--sm" />
              {transactionTexts.askAgain}
            </Button>
          )}
          <Button kind="3" onClick={startAnother}>
            {isAllowing ? texts.cancel : transactionTexts.startAnother}
          </Button>
        </div>
      )}
    </>
  )
}

interface StepsProps {
  readonly isSecond: boolean
  readonly paid: string
  readonly got: string
}

function Steps({ isSecond, paid, got }: StepsProps) {
  const texts = useWalletTexts('swapping', enSwapReview)
  return (
    <ol className="fy-det fy-steps" aria-label={texts.steps}>
      <Step number={1} state={isSecond ? 'done' : 'now'}>
        {texts.stepAllow(paid)}
      </Step>
      <Step number={2} state={isSecond ? 'now' : 'next'}>
        {texts.stepSwap(got)}
      </Step>
    </ol>
  )
}

interface StepProps {
  readonly number: number
  readonly state: 'done' | 'now' | 'next'
  readonly children: ReactNode
}

function Step({ number, state, children }: StepProps) {
  const texts = useWalletTexts('swapping', enSwapReview)
  return (
    <li className={`fy-step is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="fy-step__n" aria-hidden="true">
        {state === 'done' ? <CheckIcon className="fy-i fy-i--xs" /> : number}
      </span>
      <span>
        <bdi>{children}</bdi>
        {state === 'done' && <span className="fy-vh"> {texts.stepDone}</span>}
      </span>
      {state === 'now' && <span className="fy-spin" aria-hidden="true" />}
    </li>
  )
}
