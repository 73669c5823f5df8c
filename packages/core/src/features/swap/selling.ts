import type { Call, Calls, TriedCall } from '../../adapter/calls.js'
import type { ModalContext } from '../../context.js'
import type { Account } from '../../types/account.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { type Answered, percentBelow } from './offers.js'
import { readAllowance, readQuote, readTransaction } from './readAnswers.js'
import type { SwapWarnings } from './state.js'

/** Nobody's: what a token keeps of what is sent shows there. */
export const PROBE = '0x00000000000000000000000000000000f0ed7e57'

/** Of the least that comes: so much is sent to nobody, and so much sold. */
const SENT = 10n
const SOLD = 2n

interface Selling {
  readonly answered: Answered
  readonly account: Account
  readonly signal: AbortSignal
}

/**
 * What would be done with what comes, only tried out: a part is sent on, and a part sold again. Undefined for the coin, which
 * needs no proof. Only the first of them where nobody would buy it back.
 */
export async function selling(
  { log }: Pick<ModalContext, 'log'>,
  calls: Calls,
  { answered, account, signal }: Selling,
): Promise<readonly Call[] | undefined> {
  const { provider, pair, offer, slippage } = answered
  const { network, from, to } = pair
  if (to.address === undefined) return undefined
  const send = calls.transfer({ token: to.address, to: PROBE, amount: offer.least / SENT })
  const amount = offer.least / SOLD
  const back = { network, account: pair.account, from: to, to: from, amount, signal }
  try {
    const quote = readQuote(log, provider, await provider.quote({ ...back, slippage }))
    if (!quote) return [send]
    const { chainNamespace } = network
    const { spender } = readAllowance(log, provider, chainNamespace, await provider.allowance({ ...back, quote }))
    const owner = { network, token: to.address, owner: account, spender, amount, signal }
    const [approvals, built] = await Promise.all([
      calls.approvals.calls(owner),
      // Whatever comes back: it is only asked whether anything does.
      provider.build({ ...back, quote, slippage: '49' }),
    ])
    return [send, ...approvals, readTransaction(log, provider, chainNamespace, built)]
  } catch {
    return [send]
  }
}

/** What was seen of the token when it was tried to send it on and to sell it. */
export function readWarnings(
  { pair, offer }: Answered,
  [sent, ...sold]: readonly TriedCall[],
  back: readonly Call[] | undefined,
): SwapWarnings {
  if (!back) return {}
  const { chainNamespace } = pair.network
  const wanted = offer.least / SENT
  const arrived =
    sent?.status === 'succeeds'
      ? sent.changes.find(
          ({ address, token }) =>
            isSameAddress(chainNamespace, address, PROBE) &&
            isSameAddress(chainNamespace, token.address, pair.to.address),
        )?.amount
      : undefined
  const isKept = arrived !== undefined && arrived < wanted
  return {
    feeOnTransfer: isKept ? percentBelow(wanted, arrived) : undefined,
    honeypot: sent?.status === 'fails' || sold.some(({ status }) => status === 'fails') || undefined,
    unsold: sold.length === 0 || undefined,
  }
}
