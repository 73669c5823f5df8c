import type { FeeChoice } from '@foyer/core/adapter'
import type { Client, Hex } from 'viem'
import { estimateGas } from 'viem/actions'
import { estimateL1Fee } from 'viem/op-stack'
import { ignoreExecutionError, isExecutionError } from '../contracts/executionErrors.js'
import { type GasPrice, readGasPrices } from './readGasPrices.js'
import type { TransferCall } from './toTransferCall.js'

export const GAS_ORACLE_ADDRESS = '0x420000000000000000000000000000000000000F'

const PLAIN_GAS = 21_000n
const TOKEN_GAS = 100_000n

export interface CallPrice {
  readonly gas: bigint
  readonly choices: readonly [CallFeeChoice, ...CallFeeChoice[]]
}

export interface CallFeeChoice extends FeeChoice {
  readonly most: bigint
  readonly fields: GasPrice['fields']
}

export async function priceCall(client: Client, call: TransferCall): Promise<CallPrice> {
  const [used, prices, l1] = await Promise.all([gasOf(client, call), readGasPrices(client), l1Fee(client, call)])
  // The gas of a contract call may rise until it is mined; that of a plain transfer does not.
  const gas = used === PLAIN_GAS ? used : (used * 5n) / 4n
  const toChoice = ({ amount, most, ...rest }: GasPrice): CallFeeChoice => ({
    ...rest,
    amount: used * amount + l1,
    // The L1 fee of a rollup may rise until the transaction is mined.
    most: gas * most + (l1 * 3n) / 2n,
  })
  const [first, ...others] = prices
  return { gas, choices: [toChoice(first), ...others.map(toChoice)] }
}

/** Returns the fee choice of the selected speed, else the middle one. */
export function pickFeeChoice<T extends { readonly id: FeeChoice['id'] }>(
  [first, ...others]: readonly [T, ...T[]],
  id: FeeChoice['id'] = 'normal',
): T {
  return [first, ...others].find((each) => each.id === id) ?? others[0] ?? first
}

async function gasOf(client: Client, { account, to, value, data }: TransferCall): Promise<bigint> {
  const request = (amount: bigint) => estimateGas(client, { account, to, value: amount, ...(data && { data }) })
  try {
    return await request(value)
  } catch (cause) {
    // The node does not estimate gas above the balance, but gas is the same for amount 0.
    if (!isExecutionError(cause)) throw cause
    if (data) return TOKEN_GAS
    return request(0n).catch((again) => ignoreExecutionError(again) ?? PLAIN_GAS)
  }
}

async function l1Fee(client: Client, { account, to, value, data }: TransferCall): Promise<bigint> {
  const transaction: { to: Hex; value: bigint; data?: Hex } = { to, value, ...(data && { data }) }
  const fee = await estimateL1Fee(client, {
    ...transaction,
    account,
    chain: client.chain ?? null,
    gasPriceOracleAddress: GAS_ORACLE_ADDRESS,
  }).catch(ignoreExecutionError)
  return fee ?? 0n
}
