import type { StdFee } from '@cosmjs/amino'
import { calculateFee, GasPrice } from '@cosmjs/stargate'
import type { AdapterHost, FeeChoice, Network, Transfer } from '@foyer/core/adapter'
import { readChain } from '../../../readChain.js'
import { checkGas, checkShare, TRANSFER_GAS } from '../../feeLimits.js'
import { readRefusal } from '../../reads/queryNode.js'
import { tryOut } from './tryOut.js'

/** A trial takes a little less than what is sent: it has no key and no signature. In percent. */
const MARGIN = 140

/** Limits are round, so that a longer number in a message makes no other fee. */
const STEP = 1_000

/** For a transfer that cannot be tried out, e.g. from an account that has nothing. */
const USUAL = 150_000

export interface OfferedFee extends FeeChoice {
  /** As the wallet signs it. */
  readonly fee: StdFee
}

/**
 * What sending takes, slowest first. Whatever amount is sent: one unit is tried out, so that the fee of the most that can
 * be sent is the one that was taken off.
 */
export async function readFees(
  host: AdapterHost<'cosmos'>,
  transfer: Transfer<'cosmos'>,
  signal?: AbortSignal,
): Promise<readonly [OfferedFee, ...OfferedFee[]]> {
  const gas = await readGas(host, transfer, signal)
  const { slow, gasPrice, fast } = readChain(transfer.network)
  const offer = (id: FeeChoice['id'], price: string) => toOffer(transfer.network, { id, price, gas })
  const normal = offer('normal', gasPrice)
  const others = [...(slow ? [offer('slow', slow)] : []), ...(fast ? [offer('fast', fast)] : [])]
  const [first = normal, ...rest] = [normal, ...others].sort((one, other) => Number(one.amount - other.amount))
  return [first, ...rest]
}

/** The one that was chosen, else the one in the middle. Throws `FEE_TOO_HIGH` where it is out of proportion to what is sent. */
export function pickFee(
  fees: readonly [OfferedFee, ...OfferedFee[]],
  { feeId = 'normal', token, amount }: Pick<Transfer, 'feeId' | 'token' | 'amount'>,
): OfferedFee {
  const picked = pick(fees, feeId)
  checkShare(picked.fee, token ? undefined : amount)
  return picked
}

function pick(fees: readonly [OfferedFee, ...OfferedFee[]], feeId: FeeChoice['id']): OfferedFee {
  return fees.find(({ id }) => id === feeId) ?? fees.find(({ id }) => id === 'normal') ?? fees[0]
}

async function readGas(
  host: AdapterHost<'cosmos'>,
  transfer: Transfer<'cosmos'>,
  signal: AbortSignal | undefined,
): Promise<number> {
  try {
    const used = await tryOut(host, { transfer: { ...transfer, amount: 1n }, signal })
    return checkGas(Math.ceil((used * MARGIN) / 100 / STEP) * STEP, TRANSFER_GAS)
  } catch (cause) {
    if (readRefusal(cause) === undefined) throw cause
    return USUAL
  }
}

function toOffer(
  network: Network<'cosmos'>,
  { id, price, gas }: { readonly id: FeeChoice['id']; readonly price: string; readonly gas: number },
): OfferedFee {
  const fee = calculateFee(gas, GasPrice.fromString(`${price}${readChain(network).denom}`))
  return { id, amount: BigInt(fee.amount[0]?.amount ?? 0), fee }
}
