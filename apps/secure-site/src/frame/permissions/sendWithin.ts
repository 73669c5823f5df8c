import type { Hex } from 'viem'
import type { EvmCall } from '../decode/describeCall'
import { FrameError } from '../FrameError'
import { coinsOf, gasLimitsOf, isTooHigh, unasked } from '../fees/gasLimits'
import type { Signer } from '../rpc/readSigner'
import type { EvmRpcCall } from '../rpc/types'
import { gasOf } from '../smart/prepareOperation'
import { sendOperation } from '../smart/sendOperation'
import { type Grants, refused } from './createGrants'
import { readSpend } from './limit'

const DISCONNECTED = 4900
const UNKNOWN = 'No answer came, so this may have been sent, and counts as sent. Look at the account first.'

/** A transfer takes less, whatever a token does beside it: the fee is the account's. */
const MOST_GAS_EACH = 250_000n

/**
 * Sends calls that a permission allows, without asking, and gives the hash. Rejects with 4100 where one of them is anything but a
 * transfer within what is left, before anything was signed. What was counted stays counted when sending fails: it may have been sent.
 */
export async function sendWithin(
  call: EvmRpcCall,
  { grants, signer, calls, context }: SendWithinParameters,
): Promise<Hex> {
  const { smart } = signer
  if (smart === undefined) throw refused('Only a smart account can give permissions here.')
  const spends = calls.map((each) => {
    const spend = readSpend(each)
    if (spend === undefined) throw refused('A permission is for transfers alone.')
    return spend
  })
  const holder = { origin: call.origin, userId: call.person.userId, address: signer.address, chainId: call.chainId }
  const limits = unasked(gasLimitsOf(call.network))
  const send = sendOperation(call, smart, calls, async (draft, price) => {
    if (draft.callGasLimit > MOST_GAS_EACH * BigInt(calls.length))
      throw refused('This would fail, or costs more than transfers do.')
    const fee = gasOf(draft) * price.maxFeePerGas
    if (price.maxFeePerGas > limits.price || isTooHigh(fee, limits, coinsOf(calls)))
      throw refused('The network wants a higher fee now than is paid without asking.')
    await grants.spend(holder, context, spends)
    return price
  })
  try {
    return await send()
  } catch (error) {
    // Nobody tries this one again: asked once more, it would be another one.
    if (error instanceof FrameError && error.code === DISCONNECTED) throw new FrameError(UNKNOWN, DISCONNECTED)
    throw error
  }
}

interface SendWithinParameters {
  readonly grants: Grants
  readonly signer: Signer
  readonly calls: readonly EvmCall[]
  readonly context: string
}
