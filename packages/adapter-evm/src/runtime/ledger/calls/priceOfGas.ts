import type { FeeChoice } from '@foyer/core/adapter'
import { type Client, type Hex, zeroAddress } from 'viem'
import { estimateL1Fee } from 'viem/op-stack'
import { unlessNode } from '../aggregate.js'
import type { EvmNet, LedgerContext } from '../context.js'
import { gasPrices } from '../transfers/gasPrices.js'
import { choose, GAS_ORACLE } from '../transfers/price.js'

export interface GasQuery {
  readonly network: EvmNet
  readonly gas: bigint
  readonly bytes?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** What so much gas costs, with what L1 takes for so many bytes on a rollup that says so. */
export async function priceOfGas(
  { clientOf, ask }: LedgerContext,
  { network, gas, bytes = 0, signal }: GasQuery,
): Promise<FeeChoice & { readonly most: bigint; readonly gasPrice: bigint }> {
  const client = clientOf(network)
  const [prices, l1] = await ask(signal, () => Promise.all([gasPrices(client), l1Fee(client, bytes)]))
  const { id, amount, most, seconds } = choose(prices, 'normal')
  return { id, seconds, gasPrice: amount, amount: gas * amount + l1, most: gas * most + (l1 * 3n) / 2n }
}

/** Of a transaction nobody has written yet: bytes that cannot be pressed together. */
async function l1Fee(client: Client, bytes: number): Promise<bigint> {
  if (!bytes) return 0n
  const data: Hex = `0x${Array.from({ length: bytes }, (_, index) => ((index * 151 + 89) % 256).toString(16).padStart(2, '0')).join('')}`
  const fee = await estimateL1Fee(client, {
    account: zeroAddress,
    to: zeroAddress,
    data,
    chain: client.chain ?? null,
    gasPriceOracleAddress: GAS_ORACLE,
  }).catch(unlessNode)
  return fee ?? 0n
}
