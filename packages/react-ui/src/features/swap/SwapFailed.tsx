import { goBack } from '@foyer/core/ui'
import { describeError } from '@foyer/core/ui/connect'
import type { SwapStep } from '@foyer/core/ui/swap'
import { useState } from 'react'
import { NotDone, Unsure } from '../../components/asking/Ended.js'
import { Sentence } from '../../components/Sentence.js'
import { enAsking } from '../../messages/enAsking.js'
import { enSwap } from '../../messages/enSwap.js'
import { enSwapping } from '../../messages/enSwapping.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { exactly } from '../../utils/tokenTexts.js'
import { paidText } from './describeSwap.js'
import { useAllowedText } from './useAllowedText.js'
import { useSwap } from './useSwap.js'

export interface SwapFailedProps {
  readonly step: Extract<SwapStep, { readonly status: 'stopped' | 'failed' }>
}

/** Why nothing was swapped, or why nobody knows; what is safe, and what to do. */
export function SwapFailed({ step }: SwapFailedProps) {
  const { context, messages } = useViewUi()
  const first = useWalletTexts('swap', enSwap)
  const texts = useWalletTexts('swapping', enSwapping)
  const asking = useWalletTexts('asking', enAsking)
  const { swap, state } = useSwap()
  const { namespace = '', network, sourceToken, toToken } = state
  const { router, accounts } = context.stores
  const { best } = state.quote
  const [asked] = useState(best)
  const withAllowed = useAllowedText()
  const wallet = accounts.get(namespace).connectedWalletInfo?.name ?? messages.switching.yourWallet
  const edit = () => {
    swap.edit()
    if (router.previous()?.view === 'Swap') goBack(context)
    else router.replace({ view: 'Swap' })
  }
  if (step.status === 'failed' && step.mayBeSent) {
    const { isDone } = step.error.context
    const unsure = isDone ? texts.unseen(network?.name ?? '', toToken?.symbol ?? '') : texts.unsure
    return <Unsure text={withAllowed(unsure)} back={{ label: asking.edit, onClick: edit }} />
  }
  const paid = paidText(state)
  if (step.status === 'stopped') {
    const why = { account: texts.stoppedAccount, network: texts.stoppedNetwork }[step.what]
    return <NotDone title={asking.stoppedTitle} text={withAllowed(why)} onEdit={edit} />
  }
  const { title, text, again } = failed(step)
  return (
    <NotDone
      title={title}
      text={<Sentence text={withAllowed(text)} values={[paid, wallet, network?.name ?? '']} />}
      again={{ label: labelOf(step.error.code), onClick: again }}
      onEdit={edit}
    />
  )

  function failed({ at, error }: Extract<SwapStep, { readonly status: 'failed' }>) {
    const { code } = error
    const title = at === 'approval' && sourceToken ? texts.notAllowed(sourceToken.symbol) : texts.notSwapped
    const lookAgain = () => {
      swap.edit()
      swap.review()
    }
    // Only what was looked over is asked for again without a look.
    const isSame = asked && best && asked.toAmount === best.toAmount && asked.least === best.least
    const askAgain = () => void (isSame ? swap.submit(best.id) : lookAgain())
    return { title, text: sentenceOf(code), again: code === 'USER_REJECTED' ? askAgain : lookAgain }

    function sentenceOf(code: string): string {
      const still = texts.stillHere(paid)
      switch (code) {
        case 'USER_REJECTED':
          return texts.declined(wallet)
        case 'SWAP_ALLOWED_LESS':
          return texts.allowedLess(allowedText(error.context.amount), paid)
        case 'SWAP_PRICE_MOVED':
          return `${texts.priceMoved} ${still}`
        case 'SWAP_EXPIRED':
          return `${texts.expired} ${still}`
        case 'SWAP_FEE_UP':
          return `${error.context.isTried === false ? texts.feeMore : texts.feeUp} ${still}`
        case 'SWAP_WOULD_FAIL':
          return `${error.context.isGreedy ? first.takesMore : texts.wouldFail} ${still}`
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

  function allowedText(amount: unknown): string {
    return sourceToken && typeof amount === 'bigint' ? exactly(amount, sourceToken) : ''
  }

  function labelOf(code: string): string {
    if (code === 'SWAP_PRICE_MOVED' || code === 'SWAP_EXPIRED') return texts.newPrice
    return code === 'SWAP_FEE_UP' ? asking.tryNewFee : messages.common.tryAgain
  }
}
