import { describeError } from '@foyer/core/internal/connect'
import { formatAddress } from '@foyer/core/internal/modal'
import type { RevocationStep } from '@foyer/core/internal/permissions'
import { Hourglass, RotateCw, ShieldCheck } from 'lucide'
import { Button } from '../../components/Button.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { Sentence } from '../../components/Sentence.js'
import { StatusRing } from '../../components/StatusRing.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { UnknownOutcome } from '../../components/transaction/FailedOutcome.js'
import { WalletStatusRing, WalletWaitingScreen } from '../../components/WalletWaitingScreen.js'
import { enTransaction } from '../../i18n/enTransaction.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { formatList } from '../../internal/formatList.js'
import { getDecliningWalletName } from '../../internal/getDecliningWalletName.js'
import { getExplorerUrl } from '../../internal/getExplorerUrl.js'
import { WalletMessage } from '../../views/ErrorText.js'
import { getSpenderName, usePermissionsState } from './describeEntry.js'
import { enPermissions } from './texts.js'

type Ended = Extract<RevocationStep, { readonly status: 'paused' | 'stopped' | 'failed' }>
type UnderWay = Exclude<RevocationStep, Ended>

export function RevocationProgress({ step }: { readonly step: RevocationStep }) {
  const isEnded = step.status === 'paused' || step.status === 'stopped' || step.status === 'failed'
  return isEnded ? <End step={step} /> : <Waiting step={step} />
}

/** Shows a revocation that waits for a wallet or service. Back leaves it running. */
function Waiting({ step }: { readonly step: UnderWay }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('permissions', enPermissions)
  const transactionTexts = useWalletTexts('asking', enTransaction)
  const { allow, state } = usePermissionsState()
  const { network, chosen, gone } = state
  const { connectedWalletInfo } = context.stores.accounts.get(network?.chainNamespace ?? '')
  const wallet = connectedWalletInfo?.name ?? messages.switching.yourWallet
  const on = network?.name ?? ''
  const isPrompting = step.status === 'wallet' || step.status === 'switching'
  const place = 'index' in step ? step : undefined
  const { isSlow, moved } = 'source' in step ? step : {}
  const hash = place?.hash
  const explorer = hash !== undefined && network ? getExplorerUrl(network, { hash }) : undefined
  const { spender, allowance } = useCurrentTarget(place?.index)
  const { title, text } = words()
  const values = [spender, allowance, wallet, on]
  const titleNode = <Sentence text={title} values={values} />
  const textNode = <Sentence text={text} values={values} />
  return (
    <>
      <div className="fy-body">
        {isPrompting ? (
          <WalletWaitingScreen wallet={connectedWalletInfo} title={titleNode} text={textNode} />
        ) : (
          <StatusScreen
            role="status"
            picture={
              <StatusRing state="waiting">
                <IconBadge node={ShieldCheck} tone="accent" />
              </StatusRing>
            }
            title={titleNode}
            text={textNode}
          />
        )}
        {chosen.length > 1 && place && <p className="fy-note">{texts.progress(gone.length, chosen.length)}</p>}
        {isSlow && isPrompting && <p className="fy-note">{transactionTexts.walletSlow(wallet)}</p>}
        {isSlow && step.status === 'wallet' && <p className="fy-note">{texts.bothAsked}</p>}
      </div>
      {explorer !== undefined && (
        <div className="fy-cta">
          <ExternalLink className="fy-btn fy-btn--3" href={explorer}>
            {texts.view}
          </ExternalLink>
        </div>
      )}
      {isPrompting && isSlow && (
        <div className="fy-cta fy-stack">
          <Button kind="2" onClick={() => void allow.retry()}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {transactionTexts.askAgain}
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
        return { title: transactionTexts.switchingTitle(on), text: transactionTexts.switchingText(wallet) }
      case 'wallet': {
        const several = chosen.length - gone.length
        const prompt =
          step.count === 1 && several > 1 ? texts.walletSeveral(several) : texts.walletText(spender, allowance)
        return {
          title: transactionTexts.walletTitle(wallet),
          text: moved ? transactionTexts.moved[moved](wallet) : prompt,
        }
      }
      case 'chain':
        return { title: texts.chainTitle, text: texts.chainText(on) }
      case 'checking':
        return { title: transactionTexts.checkingTitle, text: texts.checkingText }
      default:
        return { title: texts.endingTitle, text: texts.endingText }
    }
  }
}

function useCurrentTarget(index = 0): { readonly spender: string; readonly allowance: string } {
  const { chosen } = usePermissionsState().state
  const entries = chosen.flatMap(({ entry }) => (entry.approval ? [entry] : []))
  const entry = entries[index]
  const { token } = entry?.approval ?? {}
  return {
    spender: entry ? getSpenderName(entry) : '',
    allowance: token?.symbol ?? (token ? formatAddress(token.address) : ''),
  }
}

function End({ step }: { readonly step: Ended }) {
  const { context, messages } = useViewUi()
  const texts = useWalletTexts('permissions', enPermissions)
  const { allow, state } = usePermissionsState()
  const { network, chosen, gone } = state
  const { connectedWalletInfo } = context.stores.accounts.get(network?.chainNamespace ?? '')
  const wallet = connectedWalletInfo?.name ?? messages.switching.yourWallet
  const on = network?.name ?? ''
  const progress = chosen.length > 1 && gone.length > 0 ? texts.progress(gone.length, chosen.length) : undefined
  if (step.status === 'failed' && step.mayBeSent) {
    return (
      <UnknownOutcome
        wallet={connectedWalletInfo}
        text={texts.unsure}
        note={progress}
        back={{ label: texts.toList, onClick: allow.leave }}
      />
    )
  }
  const isChain = chosen.some(({ entry }) => entry.approval !== undefined)
  const isDeclined = step.status === 'failed' && step.error.code === 'USER_REJECTED'
  const { title, text } = words()
  const values = [wallet, on]
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role={step.status === 'paused' ? 'status' : 'alert'}
          isShaking={step.status === 'failed' && !isDeclined}
          picture={
            step.status === 'paused' ? (
              <IconBadge node={Hourglass} />
            ) : isChain ? (
              <WalletStatusRing wallet={connectedWalletInfo} state={isDeclined ? 'declined' : 'bad'} />
            ) : (
              <StatusRing state="bad">
                <IconBadge node={ShieldCheck} tone="accent" />
              </StatusRing>
            )
          }
          title={title}
          text={
            <>
              <Sentence text={text} values={values} />
              {step.status === 'failed' && <WalletMessage error={step.error} wallet={wallet} />}
            </>
          }
        />
        {progress !== undefined && <p className="fy-note fy-allow__done">{progress}</p>}
      </div>
      <div className="fy-cta fy-stack">
        {step.status !== 'stopped' && (
          <Button kind="1" focusKey="again" onClick={() => void allow.resume()}>
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
    return { title: texts.failedTitle, text: describeReason(step) }
  }

  function describeReason({ error }: Extract<RevocationStep, { readonly status: 'failed' }>): string {
    switch (error.code) {
      case 'USER_REJECTED':
        return texts.declined(getDecliningWalletName(connectedWalletInfo, wallet))
      case 'REVOCATION_WOULD_FAIL': {
        const { symbols } = error.context
        return texts.wouldFail(Array.isArray(symbols) ? formatList(symbols, 'and', messages.language) : '')
      }
      case 'REVOCATION_REVERTED':
        return texts.reverted(on)
      case 'REVOCATION_CANCELLED':
        return texts.cancelled
      case 'REVOCATION_STANDS':
        return texts.stands(on)
      default:
        return describeError(error, messages.errors)
    }
  }
}
