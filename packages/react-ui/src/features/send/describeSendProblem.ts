import type { Network } from '@foyer/core'
import type { SendProblem, SendState, SendToken } from '@foyer/core/internal/send'
import type { WalletMessages } from '../../i18n/en.js'
import { formatExactAmount, formatFee, formatTokenBalance } from '../../internal/tokenTexts.js'
import { getSendFeeToken, isUniqueNft } from './describeSend.js'

interface ProblemTexts {
  /** Label of the submit button while the problem exists. */
  readonly label: string
  /** Tells the user what is wrong and what to do; absent while the form is incomplete. */
  readonly error?: string | undefined
}

type Of = Pick<SendState, 'quote' | 'tokenBalances'> & { readonly token: SendToken; readonly network: Network }

export function describeSendProblem(
  problem: SendProblem,
  { quote: { quote }, tokenBalances, token, network }: Of,
  texts: WalletMessages['send'],
): ProblemTexts {
  const native = getSendFeeToken(network, tokenBalances)
  switch (problem) {
    case 'tooMuch': {
      if (isUniqueNft(token)) return { label: texts.notHere, error: texts.notHereText }
      const held = formatTokenBalance({ amount: quote?.balance ?? token.amount, decimals: token.decimals }) ?? ''
      return {
        label: texts.notEnough(token.symbol),
        error: texts.have(`${held} ${token.nft ? '× ' : ''}${token.symbol}`),
      }
    }
    case 'fee': {
      const fee = quote ? formatFee(quote.fees[0].amount, native) : ''
      const isFeeMore = quote !== undefined && quote.native < quote.fees[0].amount
      const needs = token.address !== undefined || isFeeMore ? texts.needFeeToken : texts.needFee
      return { label: texts.notEnough(native.symbol), error: needs(fee) }
    }
    case 'tooLittle':
      return { label: texts.tooLittle, error: texts.atLeast(formatExactAmount(quote?.least ?? 0n, token)) }
    case 'receiver':
      return { label: texts.enterReceiver }
    case 'fails':
      return { label: texts.refused, error: texts.fails }
    case 'takesMore':
    case 'allowsOthers':
      return { label: texts.doesMore, error: texts[problem] }
    default:
      return { label: texts.enterAmount }
  }
}
