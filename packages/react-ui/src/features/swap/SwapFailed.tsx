import { describeError } from '@foyer/core/internal/connect'
import type { SwapStep } from '@foyer/core/internal/swap'
import { useState } from 'react'
import { Sentence } from '../../components/Sentence.js'
import { FailedOutcome, UnknownOutcome } from '../../components/transaction/FailedOutcome.js'
import { enTransaction } from '../../i18n/enTransaction.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { getDecliningWalletName } from '../../internal/getDecliningWalletName.js'
import { formatExactAmount } from '../../internal/tokenTexts.js'
import { WalletMessage } from '../../views/ErrorText.js'
import { formatPaidAmount } from './describeSwap.js'
import { RemainingApprovalWarning } from './RemainingApprovalWarning.js'
import { enSwapReview } from './reviewTexts.js'
import { TokenStatusRing } from './TokenStatusRing.js'
import { enSwap } from './texts.js'
import { useReturnToSwap } from './useReturnToSwap.js'
import { useSwap } from './useSwap.js'

export interface SwapFailedProps {
  readonly step: Extract<SwapStep, { readonly status: 'stopped' | 'failed' }>
}

export function SwapFailed({ step }: SwapFailedProps) {
  const { context, messages } = useViewUi()
  const first = useWalletTexts('swap', enSwap)
  const texts = useWalletTexts('swapping', enSwapReview)
  const transactionTexts = useWalletTexts('asking', enTransaction)
  const { swap, state } = useSwap()
  const { namespace = '', network, sourceToken, toToken } = state
  const { accounts } = context.stores
  const { best } = state.quote
  const [reviewed] = useState(best)
  const warning = <RemainingApprovalWarning />
  const { connectedWalletInfo } = accounts.get(namespace)
  const wallet = connectedWalletInfo?.name ?? messages.switching.yourWallet
  const edit = useReturnToSwap()
  if (step.status === 'failed' && step.mayBeSent) {
    const { isDone } = step.error.context
    const unsure = isDone ? texts.unseen(network?.name ?? '', toToken?.symbol ?? '') : texts.unsure
    const walletMessage = <WalletMessage error={step.error} wallet={wallet} />
    return (
      <UnknownOutcome
        wallet={connectedWalletInfo}
        text={unsure}
        warning={warning}
        walletMessage={walletMessage}
        back={{ label: transactionTexts.edit, onClick: edit }}
      />
    )
  }
  const paid = formatPaidAmount(state)
  if (step.status === 'stopped') {
    const why = { account: texts.stoppedAccount, network: texts.stoppedNetwork }[step.what]
    return (
      <FailedOutcome
        wallet={connectedWalletInfo}
        title={transactionTexts.stoppedTitle}
        text={why}
        warning={warning}
        onEdit={edit}
      />
    )
  }
  const { title, text, again } = failed(step)
  const isDeclined = step.error.code === 'USER_REJECTED'
  return (
    <FailedOutcome
      wallet={connectedWalletInfo}
      isDeclined={isDeclined}
      picture={
        step.at === 'approval' && sourceToken ? (
          <TokenStatusRing state={isDeclined ? 'declined' : 'bad'} token={sourceToken} network={network} />
        ) : undefined
      }
      title={title}
      text={
        <>
          <Sentence text={text} values={[paid, wallet, network?.name ?? '']} />
          <WalletMessage error={step.error} wallet={wallet} />
        </>
      }
      warning={warning}
      again={{ label: labelOf(step.error.code), onClick: again }}
      onEdit={edit}
    />
  )

  function failed({ at, error }: Extract<SwapStep, { readonly status: 'failed' }>) {
    const { code } = error
    const title = at === 'approval' && sourceToken ? texts.notAllowed(sourceToken.symbol) : texts.notSwapped
    const reviewAgain = () => {
      swap.edit()
      swap.review()
    }
    // Submits at once only if the offer is still the one that the user reviewed.
    const isSame = reviewed && best && reviewed.toAmount === best.toAmount && reviewed.least === best.least
    const requestAgain = () => void (isSame ? swap.submit(best.id) : reviewAgain())
    return { title, text: describeReason(code), again: code === 'USER_REJECTED' ? requestAgain : reviewAgain }

    function describeReason(code: string): string {
      const still = texts.stillHere(paid)
      switch (code) {
        case 'USER_REJECTED':
          return texts.declined(getDecliningWalletName(connectedWalletInfo, wallet))
        case 'SWAP_ALLOWED_LESS':
          return texts.allowedLess(permissionsText(error.context.amount), paid)
        case 'SWAP_PRICE_MOVED':
          return `${texts.priceMoved} ${still}`
        case 'SWAP_EXPIRED':
          return `${texts.expired} ${still}`
        case 'SWAP_FEE_UP':
          return `${error.context.isTried === false ? texts.feeMore : texts.feeUp} ${still}`
        case 'SWAP_WOULD_FAIL':
          return `${texts.wouldFail} ${still}`
        case 'SWAP_TAKES_MORE':
          return first.takesMore
        case 'SWAP_ALLOWS_OTHERS':
          return first.allowsOthers
        case 'SWAP_CONTRACT_UNKNOWN':
          return first.otherContract
        case 'SWAP_REVERTED':
          return texts.reverted(network?.name ?? '')
        case 'SWAP_CANCELLED':
          return `${texts.cancelled} ${still}`
        case 'SWAP_NOT_ENOUGH':
          return texts.notEnough
        case 'SWAP_NO_PRICE':
          return first.noPrice
        default:
          return describeError(error, messages.errors)
      }
    }
  }

  function permissionsText(amount: unknown): string {
    return sourceToken && typeof amount === 'bigint' ? formatExactAmount(amount, sourceToken) : ''
  }

  function labelOf(code: string): string {
    if (code === 'SWAP_PRICE_MOVED' || code === 'SWAP_EXPIRED') return texts.newPrice
    return code === 'SWAP_FEE_UP' ? transactionTexts.tryNewFee : messages.common.tryAgain
  }
}
