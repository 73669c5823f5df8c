import type { FeeChoice } from '@foyer/core/adapter'
import type { Client, Hex } from 'viem'
import { estimateGas } from 'viem/actions'
import { estimateL1Fee } from 'viem/op-stack'
import { isRefusal, unlessNode } from '../aggregate.js'
import { type GasPrice, gasPrices } from './gasPrices.js'
import type { TransferCall } from './toCall.js'

/** What a chain of the OP stack has of its own: how much L1 takes for a transaction. */
export const GAS_ORACLE = '0x420000000000000000000000000000000000000F'

/** What a transfer of coins to an account takes. */
const PLAIN_GAS = 21_000n
/** What a token's transfer takes at most, for one that cannot be tried. */
const TOKEN_GAS = 100_000n

/** What sending takes, at each speed. */
export interface Price {
  readonly gas: bigint
  readonly choices: readonly [Choice, ...Choice[]]
}

export interface Choice extends FeeChoice {
  readonly most: bigint
  readonly fields: GasPrice['fields']
}

export async function price(client: Client, call: TransferCall): Promise<Price> {
  const [used, prices, l1] = await Promise.all([gasOf(client, call), gasPrices(client), l1Fee(client, call)])
  // What a contract does may change until then. Coins that go to an account always take the same.
  const gas = used === PLAIN_GAS ? used : (used * 5n) / 4n
  const toChoice = ({ amount, most, ...rest }: GasPrice): Choice => ({
    ...rest,
    amount: used * amount + l1,
    // L1 gets more expensive by itself.
    most: gas * most + (l1 * 3n) / 2n,
  })
  const [first, ...others] = prices
  return { gas, choices: [toChoice(first), ...others.map(toChoice)] }
}

/** The one that was chosen, else the one in the middle. */
export function choose<T extends { readonly id: FeeChoice['id'] }>(
  [first, ...others]: readonly [T, ...T[]],
  id: FeeChoice['id'] = 'normal',
): T {
  return [first, ...others].find((each) => each.id === id) ?? others[0] ?? first
}

async function gasOf(client: Client, { account, to, value, data }: TransferCall): Promise<bigint> {
  const ask = (amount: bigint) => estimateGas(client, { account, to, value: amount, ...(data && { data }) })
  try {
    return await ask(value)
  } catch (cause) {
    // There is too little to try it; what it takes is the same for nothing.
    if (!isRefusal(cause)) throw cause
    if (data) return TOKEN_GAS
    return ask(0n).catch((again) => unlessNode(again) ?? PLAIN_GAS)
  }
}

/** Nothing on chains that are no rollup of this kind. */
async function l1Fee(client: Client, { account, to, value, data }: TransferCall): Promise<bigint> {
  const transaction: { to: Hex; value: bigint; data?: Hex } = { to, value, ...(data && { data }) }
  const fee = await estimateL1Fee(client, {
    ...transaction,
    account,
    chain: client.chain ?? null,
    gasPriceOracleAddress: GAS_ORACLE,
  }).catch(unlessNode)
  return fee ?? 0n
}
