import type { Call, CallMethods, SimulatedCall } from '../../adapter/calls.js'
import type { FeatureContext } from '../../feature/context.js'
import type { Account } from '../../types/account.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { getPercentBelow, type ProviderOffer } from './rankOffers.js'
import { readSwapAllowance, readSwapQuote, readSwapTransaction } from './readProviderAnswers.js'
import type { SwapWarnings } from './swapState.js'

/**
 * Address that nobody owns. The simulation sends received tokens there, to see whether the token takes a fee on
 * transfers.
 */
export const SIMULATION_RECEIVER_ADDRESS = '0x00000000000000000000000000000000f0ed7e57'

/** Parts of the minimum received amount that the simulation uses: it transfers a tenth and sells back a half. */
const TRANSFER_DIVISOR = 10n
const RESALE_DIVISOR = 2n

interface ResaleParameters {
  readonly providerOffer: ProviderOffer
  readonly account: Account
  readonly signal: AbortSignal
}

/**
 * Creates calls for the simulation that transfer the received token and sell it back. Undefined for the native coin. If
 * the provider has no quote to sell the token back, only the transfer.
 */
export async function createResaleCalls(
  { log }: Pick<FeatureContext, 'log'>,
  calls: CallMethods,
  { providerOffer, account, signal }: ResaleParameters,
): Promise<readonly Call[] | undefined> {
  const { provider, pair, offer, slippage } = providerOffer
  const { network, from, to } = pair
  if (to.address === undefined) return undefined
  const send = calls.transfer({
    token: to.address,
    to: SIMULATION_RECEIVER_ADDRESS,
    amount: offer.least / TRANSFER_DIVISOR,
  })
  const amount = offer.least / RESALE_DIVISOR
  const resale = { network, account: pair.account, from: to, to: from, amount, signal }
  try {
    const quote = readSwapQuote(log, provider, await provider.quote({ ...resale, slippage }))
    if (!quote) return [send]
    const { chainNamespace } = network
    const { spender } = readSwapAllowance(log, provider, chainNamespace, await provider.allowance({ ...resale, quote }))
    const owner = { network, token: to.address, owner: account, spender, amount, signal }
    const [approvals, built] = await Promise.all([
      calls.approvals.calls(owner),
      // Allow a high slippage, because the price does not matter: only a revert shows that the token cannot be sold.
      provider.build({ ...resale, quote, slippage: '49' }),
    ])
    return [send, ...approvals, readSwapTransaction(log, provider, chainNamespace, built)]
  } catch {
    return [send]
  }
}

export function readSwapWarnings(
  { pair, offer }: ProviderOffer,
  [sent, ...sold]: readonly SimulatedCall[],
  resale: readonly Call[] | undefined,
): SwapWarnings {
  if (!resale) return {}
  const { chainNamespace } = pair.network
  const wanted = offer.least / TRANSFER_DIVISOR
  const arrived =
    sent?.status === 'succeeds'
      ? sent.changes.find(
          ({ address, token }) =>
            isSameAddress(chainNamespace, address, SIMULATION_RECEIVER_ADDRESS) &&
            isSameAddress(chainNamespace, token.address, pair.to.address),
        )?.amount
      : undefined
  const hasFee = arrived !== undefined && arrived < wanted
  return {
    feeOnTransfer: hasFee ? getPercentBelow(wanted, arrived) : undefined,
    honeypot: sent?.status === 'fails' || sold.some(({ status }) => status === 'fails') || undefined,
    unsold: sold.length === 0 || undefined,
  }
}
