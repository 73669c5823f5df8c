import type { Network } from '@foyer/core'
import type { SendProblem, SendState, SendToken } from '@foyer/core/ui/send'
import type { WalletMessages } from '../../messages/en.js'
import { balanceOf, exactly, feeText } from '../../utils/tokenTexts.js'
import { isUnique, nativeOf } from './describe.js'

interface ProblemWords {
  /** On the button, in the place of what it would do. */
  readonly label: string
  /** What is wrong with what was entered, and what to do. Absent where something is still to be entered. */
  readonly error?: string | undefined
}

type Of = Pick<SendState, 'quote' | 'tokenBalances'> & { readonly token: SendToken; readonly network: Network }

/** Why a transfer is not offered. */
export function problemWords(
  problem: SendProblem,
  { quote: { quote }, tokenBalances, token, network }: Of,
  texts: WalletMessages['send'],
): ProblemWords {
  const native = nativeOf(network, tokenBalances)
  switch (problem) {
    case 'tooMuch': {
      if (isUnique(token)) return { label: texts.notHere, error: texts.notHereText }
      const held = balanceOf({ amount: quote?.balance ?? token.amount, decimals: token.decimals }) ?? ''
      return {
        label: texts.notEnough(token.symbol),
        error: texts.have(`${held} ${token.nft ? '× ' : ''}${token.symbol}`),
      }
    }
    case 'fee': {
      const fee = quote ? feeText(quote.fees[0].amount, native) : ''
      // Than there is.
      const isFeeMore = quote !== undefined && quote.native < quote.fees[0].amount
      const needs = token.address !== undefined || isFeeMore ? texts.needFeeToken : texts.needFee
      return { label: texts.notEnough(native.symbol), error: needs(fee) }
    }
    case 'tooLittle':
      return { label: texts.tooLittle, error: texts.atLeast(exactly(quote?.least ?? 0n, token)) }
    case 'receiver':
      return { label: texts.enterReceiver }
    case 'fails':
      return { label: texts.refused, error: texts.fails }
    default:
      return { label: texts.enterAmount }
  }
}
