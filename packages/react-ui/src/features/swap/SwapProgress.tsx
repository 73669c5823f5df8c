import type { SwapStep } from '@foyer/core/ui/swap'
import { RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { AskedWallet } from '../../components/AskedWallet.js'
import { Button } from '../../components/Button.js'
import { CheckIcon } from '../../components/CheckIcon.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Icon } from '../../components/Icon.js'
import { Ring } from '../../components/Ring.js'
import { Sentence } from '../../components/Sentence.js'
import { StateScreen } from '../../components/StateScreen.js'
import { TokenIcon } from '../../components/TokenIcon.js'
import { enAsking } from '../../messages/enAsking.js'
import { enSwapping } from '../../messages/enSwapping.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import { drawn, gotText, paidText } from './describeSwap.js'
import { SwapFailed } from './SwapFailed.js'
import { useSwap } from './useSwap.js'

type Acting = Extract<SwapStep, { readonly phase: unknown }>
type UnderWay = Acting | Extract<SwapStep, { readonly status: 'checking' | 'switching' }>
type Going = UnderWay | Extract<SwapStep, { readonly status: 'stopped' | 'failed' }>

/** Not to be looked over any more. */
export const isGoing = (step: SwapStep): step is Going =>
  step.status !== 'form' && step.status !== 'review' && step.status !== 'paused'

/** What is going on between the press on Swap and the receipt, and why there is none. */
export function SwapProgress({ step }: { readonly step: Going }) {
  return step.status === 'stopped' || step.status === 'failed' ? <SwapFailed step={step} /> : <Waiting step={step} />
}

/** Somebody is waited for. Who goes back from here finds it again where it stood. */
function Waiting({ step }: { readonly step: UnderWay }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('swapping', enSwapping)
  const asking = useWalletTexts('asking', enAsking)
  const { swap, state } = useSwap()
  const { namespace = '', network, sourceToken, approval } = state
  const { connectedWalletInfo } = context.stores.accounts.get(namespace)
  const wallet = connectedWalletInfo?.name ?? messages.switching.yourWallet
  const on = network?.name ?? ''
  const [paid, got] = [paidText(state), gotText(state)]
  const symbol = sourceToken?.symbol ?? ''
  const acting = 'phase' in step ? step : undefined
  const isAsked = acting ? acting.phase === 'wallet' : step.status === 'switching'
  const explorer = acting?.hash && network ? explorerUrl(network, { hash: acting.hash }) : undefined
  const { title, text } = wordsOf()
  const startAnother = () => {
    swap.giveUp()
    context.stores.router.replace({ view: 'Swap' })
  }
  function wordsOf(): { readonly title: string; readonly text: string } {
    if (acting?.phase === 'checking') return { title: asking.checkingTitle, text: texts.checkingText }
    if (acting?.moved && isAsked) return { title: asking.walletTitle(wallet), text: asking.moved[acting.moved](wallet) }
    switch (step.status) {
      case 'switching':
        return { title: asking.switchingTitle(on), text: asking.switchingText(wallet) }
      case 'approving':
        return {
          title: texts.allowTitle(symbol),
          text: isAsked ? texts.allowText(wallet, paid) : texts.allowing(on),
        }
      case 'permit':
        return { title: texts.allowTitle(symbol), text: texts.permitText(wallet, paid) }
      case 'swapping':
        if (!isAsked) return { title: texts.swapping(paid), text: texts.swappingText(got, on) }
        return {
          title: asking.walletTitle(wallet),
          text: (approval?.kind === 'batch' ? texts.batchText : texts.walletText)(paid, got),
        }
      default:
        return { title: asking.checkingTitle, text: texts.checkingText }
    }
  }
  const isAllowing = step.status === 'approving' || step.status === 'permit'
  const titleNode = <Sentence text={title} values={[paid, wallet, on]} />
  const textNode = <Sentence text={text} values={[paid, got, wallet, on]} />
  return (
    <>
      <div className="fy-body">
        {isAllowing && sourceToken ? (
          <StateScreen
            role="status"
            isTight
            picture={
              <Ring state="waiting">
                <span className="fy-swap__asked">
                  <TokenIcon token={drawn(sourceToken)} network={network} corner={null} />
                </span>
              </Ring>
            }
            title={titleNode}
            text={textNode}
          />
        ) : (
          <AskedWallet wallet={connectedWalletInfo} title={titleNode} text={textNode} />
        )}
        {acting && acting.steps === 2 && <Steps isSecond={!isAllowing} paid={paid} got={got} />}
        {step.isSlow && isAsked && <p className="fy-note">{asking.walletSlow(wallet)}</p>}
        {step.isSlow && isAsked && step.status !== 'switching' && <p className="fy-note">{texts.bothAsked}</p>}
      </div>
      {explorer !== undefined && (
        <div className="fy-cta">
          <ExternalLink className="fy-btn fy-btn--3" href={explorer}>
            {texts.view}
          </ExternalLink>
        </div>
      )}
      {(isAllowing || step.isSlow) && isAsked && (
        <div className="fy-cta fy-stack">
          {step.isSlow && (
            <Button kind="2" onClick={() => void swap.askAgain()}>
              <Icon node={RotateCw} className="fy-i fy-i--sm" />
              {asking.askAgain}
            </Button>
          )}
          <Button kind="3" onClick={startAnother}>
            {isAllowing ? texts.cancel : asking.startAnother}
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

/** What is asked one after the other. */
function Steps({ isSecond, paid, got }: StepsProps) {
  const texts = useWalletTexts('swapping', enSwapping)
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
  const texts = useWalletTexts('swapping', enSwapping)
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
