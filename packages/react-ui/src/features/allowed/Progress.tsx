import { formatAddress } from '@foyer/core/ui'
import type { AllowedStep } from '@foyer/core/ui/allowed'
import { describeError } from '@foyer/core/ui/connect'
import { Hourglass, RotateCw, ShieldCheck, X } from 'lucide'
import { AskedWallet } from '../../components/AskedWallet.js'
import { Unsure } from '../../components/asking/Ended.js'
import { Button } from '../../components/Button.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Icon } from '../../components/Icon.js'
import { Mark } from '../../components/Mark.js'
import { Ring } from '../../components/Ring.js'
import { Sentence } from '../../components/Sentence.js'
import { StateScreen } from '../../components/StateScreen.js'
import { enAllowed } from '../../messages/enAllowed.js'
import { enAsking } from '../../messages/enAsking.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { explorerUrl } from '../../utils/explorerUrl.js'
import { whoOf } from './describeEntry.js'
import { useAllowing } from './useAllowing.js'

type Ended = Extract<AllowedStep, { readonly status: 'paused' | 'stopped' | 'failed' }>
type UnderWay = Exclude<AllowedStep, Ended>

/** How far stopping has come, and why it went no further. */
export function Progress({ step }: { readonly step: AllowedStep }) {
  const isEnded = step.status === 'paused' || step.status === 'stopped' || step.status === 'failed'
  return isEnded ? <End step={step} /> : <Waiting step={step} />
}

/** Somebody is waited for. Who goes back from here finds it again where it stood. */
function Waiting({ step }: { readonly step: UnderWay }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('allowed', enAllowed)
  const asking = useWalletTexts('asking', enAsking)
  const { allow, state } = useAllowing()
  const { network, chosen, gone } = state
  const { connectedWalletInfo } = context.stores.accounts.get(network?.chainNamespace ?? '')
  const wallet = connectedWalletInfo?.name ?? messages.switching.yourWallet
  const on = network?.name ?? ''
  const isAsked = step.status === 'wallet' || step.status === 'switching'
  const place = 'index' in step ? step : undefined
  const { isSlow, moved } = 'source' in step ? step : {}
  const hash = place?.hash
  const explorer = hash !== undefined && network ? explorerUrl(network, { hash }) : undefined
  const { who, what } = useAsked(place?.index)
  const { title, text } = words()
  const values = [who, what, wallet, on]
  const titleNode = <Sentence text={title} values={values} />
  const textNode = <Sentence text={text} values={values} />
  return (
    <>
      <div className="fy-body">
        {isAsked ? (
          <AskedWallet wallet={connectedWalletInfo} title={titleNode} text={textNode} />
        ) : (
          <StateScreen
            role="status"
            picture={
              <Ring state="waiting">
                <Mark node={ShieldCheck} tone="accent" />
              </Ring>
            }
            title={titleNode}
            text={textNode}
          />
        )}
        {chosen.length > 1 && place && <p className="fy-note">{texts.progress(gone.length, chosen.length)}</p>}
        {isSlow && isAsked && <p className="fy-note">{asking.walletSlow(wallet)}</p>}
        {isSlow && step.status === 'wallet' && <p className="fy-note">{texts.bothAsked}</p>}
      </div>
      {explorer !== undefined && (
        <div className="fy-cta">
          <ExternalLink className="fy-btn fy-btn--3" href={explorer}>
            {texts.view}
          </ExternalLink>
        </div>
      )}
      {isAsked && isSlow && (
        <div className="fy-cta fy-stack">
          <Button kind="2" onClick={() => void allow.askAgain()}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {asking.askAgain}
          </Button>
          <Button kind="3" onClick={allow.leave}>
            {texts.toList}
          </Button>
        </div>
      )}
    </>
  )

  function words(): { readonly title: string; readonly text: string } {
    switch (step.status) {
      case 'switching':
        return { title: asking.switchingTitle(on), text: asking.switchingText(wallet) }
      case 'wallet': {
        const several = chosen.length - gone.length
        const asked = step.count === 1 && several > 1 ? texts.walletSeveral(several) : texts.walletText(who, what)
        return { title: asking.walletTitle(wallet), text: moved ? asking.moved[moved](wallet) : asked }
      }
      case 'chain':
        return { title: texts.chainTitle, text: texts.chainText(on) }
      case 'checking':
        return { title: asking.checkingTitle, text: texts.checkingText }
      default:
        return { title: texts.endingTitle, text: texts.endingText }
    }
  }
}

/** Which of those that were chosen the wallet is asked about. */
function useAsked(index = 0): { readonly who: string; readonly what: string } {
  const { chosen } = useAllowing().state
  const entries = chosen.flatMap(({ entry }) => (entry.approval ? [entry] : []))
  const entry = entries[index]
  const { token } = entry?.approval ?? {}
  return { who: entry ? whoOf(entry) : '', what: token?.symbol ?? (token ? formatAddress(token.address) : '') }
}

/** Where it ended, and what can be done. */
function End({ step }: { readonly step: Ended }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('allowed', enAllowed)
  const { allow, state } = useAllowing()
  const { network, chosen, gone } = state
  const { connectedWalletInfo } = context.stores.accounts.get(network?.chainNamespace ?? '')
  const wallet = connectedWalletInfo?.name ?? messages.switching.yourWallet
  const on = network?.name ?? ''
  const progress = chosen.length > 1 && gone.length > 0 ? texts.progress(gone.length, chosen.length) : undefined
  if (step.status === 'failed' && step.mayBeSent) {
    return <Unsure text={texts.unsure} note={progress} back={{ label: texts.toList, onClick: allow.leave }} />
  }
  const { title, text } = words()
  const values = [wallet, on]
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role={step.status === 'paused' ? 'status' : 'alert'}
          isShaking={step.status === 'failed'}
          picture={step.status === 'paused' ? <Mark node={Hourglass} /> : <Mark node={X} tone="bad" />}
          title={title}
          text={<Sentence text={text} values={values} />}
        />
        {progress !== undefined && <p className="fy-note fy-allow__done">{progress}</p>}
      </div>
      <div className="fy-cta fy-stack">
        {step.status !== 'stopped' && (
          <Button kind="1" focusKey="again" onClick={() => void allow.goOn()}>
            {step.status === 'failed' && <Icon node={RotateCw} className="fy-i fy-i--sm" />}
            {step.status === 'paused' ? texts.goOn : messages.common.tryAgain}
          </Button>
        )}
        <Button kind={step.status === 'stopped' ? '1' : '3'} onClick={allow.leave}>
          {texts.toList}
        </Button>
      </div>
    </>
  )

  function words(): { readonly title: string; readonly text: string } {
    if (step.status === 'paused') {
      return { title: texts.pausedTitle, text: texts.pausedText(chosen.length - gone.length) }
    }
    if (step.status === 'stopped') {
      const text = { account: texts.stoppedAccount, network: texts.stoppedNetwork }[step.what]
      return { title: texts.stoppedTitle, text }
    }
    const isChain = chosen.some(({ entry }) => entry.approval !== undefined)
    return { title: isChain ? texts.failedTitle : texts.notStopped, text: sentenceOf(step) }
  }

  function sentenceOf({ error }: Extract<AllowedStep, { readonly status: 'failed' }>): string {
    switch (error.code) {
      case 'USER_REJECTED':
        return texts.declined(wallet)
      case 'ALLOWED_WOULD_FAIL': {
        const { symbols } = error.context
        return texts.wouldFail(Array.isArray(symbols) ? symbols.join(', ') : '')
      }
      case 'ALLOWED_REVERTED':
        return texts.reverted(on)
      case 'ALLOWED_CANCELLED':
        return texts.cancelled
      case 'ALLOWED_STANDS':
        return texts.stands(on)
      default:
        return describeError(error, messages.errors)
    }
  }
}
