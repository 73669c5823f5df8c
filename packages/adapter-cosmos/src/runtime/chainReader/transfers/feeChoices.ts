import type { StdFee } from '@cosmjs/amino'
import { calculateFee, GasPrice } from '@cosmjs/stargate'
import type { AdapterContext, FeeChoice, Network, Transfer } from '@foyer/core/adapter'
import { readChainSettings } from '../../../readChainSettings.js'
import { readRefusalReason } from '../../node/queryNode.js'
import { checkFeeProportion, checkGasLimit, MAX_TRANSFER_GAS } from './feeLimits.js'
import { simulateTransferGas } from './simulateTransferGas.js'

const GAS_MARGIN_PERCENT = 140

const GAS_STEP = 1_000

const USUAL_GAS = 150_000

export interface TransferFeeChoice extends FeeChoice {
  readonly fee: StdFee
}

/**
 * Reads the fees to choose from, slowest first. Simulates a transfer of one unit, so that the fee is the same for every
 * amount.
 */
export async function readFeeChoices(
  adapterContext: AdapterContext<'cosmos'>,
  transfer: Transfer<'cosmos'>,
  signal?: AbortSignal,
): Promise<readonly [TransferFeeChoice, ...TransferFeeChoice[]]> {
  const gas = await readGas(adapterContext, transfer, signal)
  const { slow, gasPrice, fast } = readChainSettings(transfer.network)
  const offer = (id: FeeChoice['id'], price: string) => toFeeOffer(transfer.network, { id, price, gas })
  const normal = offer('normal', gasPrice)
  const others = [...(slow ? [offer('slow', slow)] : []), ...(fast ? [offer('fast', fast)] : [])]
  const [first = normal, ...rest] = [normal, ...others].sort((one, other) => Number(one.amount - other.amount))
  return [first, ...rest]
}

/**
 * Picks the fee of the selected speed, else the normal one. Throws `FEE_TOO_HIGH` if it is out of proportion to the
 * amount.
 */
export function pickFeeChoice(
  fees: readonly [TransferFeeChoice, ...TransferFeeChoice[]],
  { feeId = 'normal', token, amount }: Pick<Transfer, 'feeId' | 'token' | 'amount'>,
): TransferFeeChoice {
  const picked = pick(fees, feeId)
  checkFeeProportion(picked.fee, token ? undefined : amount)
  return picked
}

function pick(fees: readonly [TransferFeeChoice, ...TransferFeeChoice[]], feeId: FeeChoice['id']): TransferFeeChoice {
  return fees.find(({ id }) => id === feeId) ?? fees.find(({ id }) => id === 'normal') ?? fees[0]
}

async function readGas(
  adapterContext: AdapterContext<'cosmos'>,
  transfer: Transfer<'cosmos'>,
  signal: AbortSignal | undefined,
): Promise<number> {
  try {
    const used = await simulateTransferGas(adapterContext, { transfer: { ...transfer, amount: 1n }, signal })
    return checkGasLimit(Math.ceil((used * GAS_MARGIN_PERCENT) / 100 / GAS_STEP) * GAS_STEP, MAX_TRANSFER_GAS)
  } catch (cause) {
    if (readRefusalReason(cause) === undefined) throw cause
    return USUAL_GAS
  }
}

function toFeeOffer(
  network: Network<'cosmos'>,
  { id, price, gas }: { readonly id: FeeChoice['id']; readonly price: string; readonly gas: number },
): TransferFeeChoice {
  const fee = calculateFee(gas, GasPrice.fromString(`${price}${readChainSettings(network).denom}`))
  return { id, amount: BigInt(fee.amount[0]?.amount ?? 0), fee }
}
