import type { Hex } from 'viem'
import { texts } from '../../texts/texts'
import type { EvmCall } from '../decode/describeCall'
import { FrameError } from '../errors/FrameError'
import { getEvmFeeLimits, isFeeTooHigh, sumCoinPayments, toSilentSendLimits } from '../fees/gasLimits'
import type { EvmSigner } from '../rpc/readSigner'
import type { EvmRpcCall } from '../rpc/types'
import { ApiError } from '../session/createSiteApi'
import { sumGasLimits } from '../smart/prepareUserOperation'
import { sendUserOperation } from '../smart/sendUserOperation'
import type { Spend } from '../spending/createSpending'
import { readCallsSpend } from '../spending/readCallsSpend'
import { createPermissionError, type Grants } from './createGrants'
import { readSpend } from './spendingLimit'

const DISCONNECTED = 4900
const FORBIDDEN = 403

/** Limits the fee, which the account pays. No plain transfer needs as much gas. */
const MAX_GAS_PER_CALL = 250_000n

/**
 * Sends permitted calls without a prompt. Rejects with 4100 before signing if a call is not a transfer within the
 * limits. Failed sends stay counted, as they may have been sent.
 */
export async function sendWithinLimits(
  call: EvmRpcCall,
  { grants, signer, calls, context }: SendWithinParameters,
): Promise<Hex> {
  const { errors } = texts().permissions
  const { smart } = signer
  if (smart === undefined) throw createPermissionError(errors.smartAccountOnly)
  const spends = calls.map((each) => {
    const spend = readSpend(each)
    if (spend === undefined) throw createPermissionError(errors.transfersOnly)
    return spend
  })
  const holder = { origin: call.origin, userId: call.person.userId, address: signer.address, chainId: call.chainId }
  const limits = toSilentSendLimits(getEvmFeeLimits(call.network))
  const send = sendUserOperation(call, smart, calls, async (draft, price) => {
    if (draft.callGasLimit > MAX_GAS_PER_CALL * BigInt(calls.length)) throw createPermissionError(errors.tooExpensive)
    const fee = sumGasLimits(draft) * price.maxFeePerGas
    if (price.maxFeePerGas > limits.price || isFeeTooHigh(fee, limits, sumCoinPayments(calls)))
      throw createPermissionError(errors.feeTooHigh)
    await stateSpend(call, { ...readCallsSpend(calls), permission: await grants.readPermit(holder, context) })
    await grants.spend(holder, context, spends)
    return price
  })
  try {
    return await send()
  } catch (error) {
    // Not retried: a retry would be another transaction.
    if (error instanceof FrameError && error.code === DISCONNECTED) throw new FrameError(errors.maybeSent, DISCONNECTED)
    throw error
  }
}

/** States to the server what is sent. Its limits hold within a permission, too. */
async function stateSpend({ spending, signal }: EvmRpcCall, spend: Spend): Promise<void> {
  const stated = spending.of(() => spend)
  try {
    stated.adopt((await stated.begin(signal)).permit, undefined)
  } catch (error) {
    if (error instanceof ApiError && error.status === FORBIDDEN) throw createPermissionError(error.message)
    throw error
  }
}

interface SendWithinParameters {
  readonly grants: Grants
  readonly signer: EvmSigner
  readonly calls: readonly EvmCall[]
  readonly context: string
}
